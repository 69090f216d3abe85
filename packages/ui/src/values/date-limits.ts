/** First and last day that date inputs offer and accept. */
export interface DateLimits {
  readonly min: string;
  readonly max: string;
}

export const dateLimits: DateLimits = { min: '1900-01-01', max: '2099-12-31' };
