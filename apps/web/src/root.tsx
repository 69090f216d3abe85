import {
  CrashBoundary,
  DatePickersProvider,
  schemeKey,
  SessionContext,
  type RootProps,
} from '@admin/ui/app';
import { ApolloProvider } from '@apollo/client/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { I18nextProvider } from 'react-i18next';

/** In the language of the interface, whose first is Russian; a week starts on Monday in both. */
export const datePickers = {
  weekStartsOn: 1,
  minDate: '1900-01-01',
  maxDate: '2099-12-31',
} as const;

/** Stands around every page: looks, language, date pickers, the shared client, the user. */
export function Root({ i18n, theme, client, session, children }: RootProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={schemeKey}
        disableTransitionOnChange
        noSsr
      >
        <CssBaseline enableColorScheme />
        <CrashBoundary>
          <ApolloProvider client={client}>
            <SessionContext value={session}>
              <DatePickersProvider {...datePickers}>{children}</DatePickersProvider>
            </SessionContext>
          </ApolloProvider>
        </CrashBoundary>
      </ThemeProvider>
    </I18nextProvider>
  );
}
