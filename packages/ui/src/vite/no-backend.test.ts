import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { expect, it } from 'vitest';

import { noBackend } from './no-backend.ts';

const { transform } = noBackend();
const handler = typeof transform === 'object' ? transform.handler : undefined;
const file = join(
  dirname(createRequire(import.meta.url).resolve('i18next/package.json')),
  'dist/esm/i18next.js',
);
const refused: string[] = [];
const transformed = (code: string): string => {
  const result: unknown = Reflect.apply(
    handler ?? (() => undefined),
    { error: (message: string) => refused.push(message) },
    [code, file],
  );
  return typeof result === 'object' && result !== null && 'code' in result
    ? String(result.code)
    : '';
};

interface I18next {
  readonly createInstance: () => {
    use(plugin: object): unknown;
    init(options: object): Promise<unknown>;
    changeLanguage(language: string): Promise<unknown>;
    reloadResources(): Promise<unknown>;
    addResourceBundle(language: string, namespace: string, texts: object): unknown;
    t(key: string, values?: object): string;
  };
}

/** What is written into the bundle, run as it is there. */
const body = transformed(readFileSync(file, 'utf8')).replace(
  /export \{[^}]*\};?\s*$/,
  'return instance;',
);
// oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-type-assertion -- the module as a function
const i18next = new Function(body)() as I18next;

it('finds the queue of the installed i18next, and leaves it out', () => {
  expect(transformed(readFileSync(file, 'utf8'))).not.toContain('waitingReads');
  expect(refused).toEqual([]);
});

it('leaves everything that texts of the build need', async () => {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: 'ru',
    fallbackLng: 'en',
    resources: {
      ru: { translation: { rows_one: '{{count}} строка', rows_few: '{{count}} строки' } },
      en: { translation: { only: 'only here' } },
    },
  });
  i18n.addResourceBundle('en', 'translation', { rows_one: '{{count}} row' });
  expect([i18n.t('rows', { count: 1 }), i18n.t('rows', { count: 3 }), i18n.t('only')]).toEqual([
    '1 строка',
    '3 строки',
    'only here',
  ]);
  await i18n.changeLanguage('en');
  await i18n.reloadResources();
  expect(i18n.t('rows', { count: 1 })).toBe('1 row');
});

it('says that a build has no backend', () => {
  const i18n = i18next.createInstance();
  i18n.use({ type: 'backend', init: () => undefined, read: () => undefined });
  expect(() => i18n.init({ lng: 'ru' })).toThrow('no-backend.ts');
});

it('stops a build with an i18next that it does not know', () => {
  transformed('export default {};');
  expect(refused).toEqual([expect.stringContaining('no-backend.ts')]);
});
