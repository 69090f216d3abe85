import { CrashBoundary, DatePickersProvider, SessionContext, type Session } from '@admin/ui';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

import { appTheme } from './theme.ts';

/** Where the chosen theme is remembered: `light`, `dark` or `system`. */
export const schemeKey = 'admin.theme';

export interface RootProps {
  readonly i18n: i18n;
  /** The one client of all pages. */
  readonly client: ApolloClient;
  readonly session: Session;
  readonly children: ReactNode;
}

/** In the language of the interface, whose first is Russian; a week starts on Monday in both. */
export const datePickers = { weekStartsOn: 1, minDate: '1900-01-01', maxDate: '2099-12-31' } as const;

/** Stands around every page: looks, language, date pickers, the shared client, the user. */
export function Root({ i18n, client, session, children }: RootProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <ThemeProvider theme={appTheme()} defaultMode="system" modeStorageKey={schemeKey} disableTransitionOnChange noSsr>
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
