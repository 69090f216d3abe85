import { enUS as englishTexts, ruRU as russianTexts } from '@mui/x-date-pickers/locales';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Locale } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { ru } from 'date-fns/locale/ru';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useDatePickerSettings } from './date-pickers-provider.tsx';

const languages = {
  ru: { locale: ru, texts: textsOf(russianTexts) },
  en: { locale: enGB, texts: textsOf(englishTexts) },
};

function useLocaleName(): keyof typeof languages {
  const { i18n } = useTranslation();
  const { locale } = useDatePickerSettings();
  return locale ?? ((i18n.resolvedLanguage ?? i18n.language) === 'ru' ? 'ru' : 'en');
}

/** Weekday names in the header of a calendar: `пн`, `вт`. Single letters would be ambiguous. */
export function useDayOfWeek(): (date: Date) => string {
  const locale = useLocaleName();
  return useCallback(
    (date) => new Intl.DateTimeFormat(locale, { weekday: 'short' }).format(date),
    [locale],
  );
}

/** Provides pickers with the language and the first day of the week from `DatePickersProvider`. */
export function DateLocalization({ children }: { readonly children: ReactNode }) {
  const { weekStartsOn } = useDatePickerSettings();
  const chosen = useLocaleName();
  const { texts } = languages[chosen];
  const dateLocale = useMemo<Locale>(() => {
    const base = languages[chosen].locale;
    return { ...base, options: { ...base.options, weekStartsOn } };
  }, [chosen, weekStartsOn]);
  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFns}
      adapterLocale={dateLocale}
      localeText={texts}
    >
      {children}
    </LocalizationProvider>
  );
}

function textsOf(theme: typeof russianTexts) {
  return theme.components.MuiLocalizationProvider.defaultProps.localeText;
}
