/** One value on a chart. */
export interface ChartMark {
  readonly value: number;
  /** Milliseconds; `NaN` where it belongs to no date. */
  readonly time: number;
  /** What it belongs to, in words. */
  readonly name: string;
  /** The value in words. */
  readonly label: string;
}
