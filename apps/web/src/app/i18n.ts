import { createI18n, type Catalogue, type Language } from '@admin/ui';
import type { i18n } from 'i18next';

import russian from '../locales/russian.ts';
import type { AdminConfig } from './config.ts';

/** What the resources of one schema are called: `{ ru: () => ({ resources: { orders: { title: 'Заказы', … } } }) }`. */
export type ResourceTexts = Readonly<Record<Language, () => Catalogue | Promise<Catalogue>>>;

export interface AppTexts {
  /** Name of the resource of our own accounts, see `ownAccounts`. */
  readonly accounts?: string;
  /** Of the schema that the application was generated for. */
  readonly resources?: ResourceTexts;
  /** Texts of errors name the server that they speak of. */
  readonly config?: Pick<AdminConfig, 'endpoint' | 'server'>;
}

/** Russian comes with the application; English, also the fallback, is loaded when it is needed. */
export function createAppI18n({ accounts, resources, config: { endpoint, server } = { endpoint: '/', server: undefined } }: AppTexts = {}): Promise<i18n> {
  const withNames = async (language: Language, texts: Catalogue & { readonly account: { readonly names: Catalogue } }): Promise<Catalogue> => ({
    ...texts,
    resources: {
      ...(accounts === undefined ? {} : { [accounts]: texts.account.names }),
      ...named(await resources?.[language]()),
      ...named(texts),
    },
  });
  return createI18n({
    language: 'ru',
    fallback: 'en',
    namespace: 'common',
    catalogues: { ru: () => withNames('ru', russian), en: async () => withNames('en', (await import('../locales/english.ts')).default) },
    variables: { server, endpoint: endpoint.startsWith('/') ? undefined : endpoint },
  });
}

function named(texts: Catalogue | undefined): Catalogue {
  const names = texts?.['resources'];
  return typeof names === 'object' ? names : {};
}
