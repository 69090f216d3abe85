/** A value of a chart. */
export interface ChartMark {
  readonly value: number;
  /** Milliseconds; `NaN` where it belongs to no date. */
  readonly time: number;
  /** Text of its category or date. */
  readonly name: string;
  /** The value in words. */
  readonly label: string;
}
