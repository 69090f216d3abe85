/** A value of a chart. */
export interface ChartMark {
  readonly value: number;
  /** Milliseconds; `NaN` without a date. */
  readonly time: number;
  /** Text of its category or date. */
  readonly name: string;
  /** Formatted value. */
  readonly label: string;
}
