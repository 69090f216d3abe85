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
  /** Name of the application. @defaultValue `app.name` of the catalogues */
  readonly name?: string;
  /** Server that the texts of errors name. */
  readonly page?: Pick<PageConfig, 'endpoint' | 'server'>;
}

/** Texts of the application: its languages, its name, and the names of our own accounts. */
export function createAppI18n({
  languages,
  accounts,
  name,
  page: { endpoint, server } = { endpoint: '/', server: undefined },
}: AppTexts): Promise<i18n> {
  const called = (texts: LanguageTexts) => async () => {
    const catalogues = await loadTexts(texts);
    // The catalogues override these names.
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
