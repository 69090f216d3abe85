import { createContext, use, useMemo, type ReactNode } from 'react';

import { dateLimits, type DateLimits } from '../values/date-limits.ts';

export interface DatePickerSettings {
  /** `ru` or `en`; the language of the interface when absent. */
  readonly locale?: 'ru' | 'en';
  /** 0 is Sunday, 1 is Monday. */
  readonly weekStartsOn: 0 | 1 | 6;
  readonly limits: DateLimits;
}

const DatePickerContext = createContext<DatePickerSettings>({
  weekStartsOn: 1,
  limits: dateLimits,
});

/** Settings of the date pickers in a subtree. */
export interface DatePickersProviderProps {
  /** @defaultValue the language of the interface */
  readonly locale?: 'ru' | 'en';
  /** @defaultValue 1, Monday */
  readonly weekStartsOn?: 0 | 1 | 6;
  /** First day that can be chosen. @defaultValue '1900-01-01' */
  readonly minDate?: string;
  /** Last day that can be chosen. @defaultValue '2099-12-31' */
  readonly maxDate?: string;
  readonly children: ReactNode;
}

/**
 * Sets the language, the first day of the week and the limits of the date inputs below it. The code
 * of the pickers is loaded with the first input that needs it.
 */
export function DatePickersProvider({
  locale,
  weekStartsOn = 1,
  minDate = dateLimits.min,
  maxDate = dateLimits.max,
  children,
}: DatePickersProviderProps) {
  const settings = useMemo(
    () => ({ locale, weekStartsOn, limits: { min: minDate, max: maxDate } }),
    [locale, weekStartsOn, minDate, maxDate],
  );
  return <DatePickerContext value={settings}>{children}</DatePickerContext>;
}

export function useDatePickerSettings(): DatePickerSettings {
  return use(DatePickerContext);
}
