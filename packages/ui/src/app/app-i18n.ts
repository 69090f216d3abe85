import type { i18n } from 'i18next';

import { createI18n } from '../locales/create-i18n.ts';
import type { Catalogue } from '../locales/index.ts';
import { loadTexts, type LanguageTexts } from '../locales/language-texts.ts';
import type { AdminConfig } from './define-admin.ts';
import type { PageConfig } from './page-config.ts';

/** Languages of an application, and the texts about its schema in each. */
export interface AppTexts extends Pick<AdminConfig, 'languages'> {
  /** Name of the resource of our own accounts, see `ownAccounts`. */
  readonly accounts?: string;
  /** Name of the application. @defaultValue what the catalogues say */
  readonly name?: string;
  /** Texts of errors name the server that they speak of. */
  readonly page?: Pick<PageConfig, 'endpoint' | 'server'>;
}

/** Texts of the application: those of its languages, its name, and what our own accounts are called. */
export function createAppI18n({
  languages,
  accounts,
  name,
  page: { endpoint, server } = { endpoint: '/', server: undefined },
}: AppTexts): Promise<i18n> {
  const called = (texts: LanguageTexts) => async () => {
    const catalogues = await loadTexts(texts);
    // Below what the catalogues call a resource of that name.
    const names =
      accounts === undefined ? [] : catalogues.flatMap((each) => namesOfAccounts(each, accounts));
    return {
      default: [...names, ...catalogues, ...(name === undefined ? [] : [{ app: { name } }])],
    };
  };
  return createI18n({
    languages: Object.fromEntries(
      Object.entries(languages).map(([code, texts]) => [code, called(texts)]),
    ),
    variables: { server, endpoint: endpoint.startsWith('/') ? undefined : endpoint },
  });
}

function namesOfAccounts({ account }: Catalogue, accounts: string): readonly Catalogue[] {
  const names = typeof account === 'object' ? account['names'] : undefined;
  return typeof names === 'object' ? [{ resources: { [accounts]: names } }] : [];
}
