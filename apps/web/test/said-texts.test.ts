import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const screens = join(root, 'packages/ui/src');
const entry = join(root, 'apps/web/src/main.tsx');

type Texts = { readonly [key: string]: string | Texts };

interface Module {
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** Keys of texts, and what such keys begin with where their end is computed: `errors.` */
  readonly says: readonly string[];
  /** Keys that others say. */
  readonly names: readonly string[];
}

const modules = new Map<string, Module>();

function moduleAt(path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const source = readFileSync(path, 'utf8').replaceAll(/\/\*\*[^]*?\*\//g, '');
  const paths = (pattern: RegExp) =>
    [...source.matchAll(pattern)].flatMap(([, name = '']) => resolved(path, name));
  const keys = (pattern: RegExp) => [...source.matchAll(pattern)].flatMap(([, key = '']) => key);
  const module: Module = {
    imports: paths(/^(?:import|export|\})(?! type\b)[^'";]*?'([^']+)';$/gm),
    dynamicImports: paths(/\bimport\('([^']+)'\)/g),
    says: keys(/(?<!key: )['`]([a-z]\w*\.[\w.]*)(?:['`]|\$\{)/g),
    names: keys(/key: ['`]([a-z]\w*\.[\w.]*)['`]/g),
  };
  modules.set(path, module);
  return module;
}

function resolved(from: string, name: string): string[] {
  if (name === '@admin/ui') return [join(screens, 'index.ts')];
  if (name === '@admin/ui/app') return [join(screens, 'app/index.ts')];
  if (name.startsWith('@admin/ui/')) return [join(screens, name.slice('@admin/ui/'.length))];
  return name.startsWith('.') && /\.(tsx?|json)$/.test(name) ? [resolve(dirname(from), name)] : [];
}

/** A module with all that is loaded with it. */
function loadedWith(path: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(path)) return found;
  found.add(path);
  if (!path.endsWith('.json')) for (const each of moduleAt(path).imports) loadedWith(each, found);
  return found;
}

/** What is loaded on need, from anywhere. */
function loadedOnNeed(): ReadonlySet<string> {
  const seen = new Set(loadedWith(entry));
  const found = new Set<string>();
  for (const path of seen) {
    if (path.endsWith('.json')) continue;
    for (const each of moduleAt(path).dynamicImports.filter((name) => !name.endsWith('.json'))) {
      found.add(each);
      for (const other of loadedWith(each)) seen.add(other);
    }
  }
  return found;
}

function keysOf(texts: Texts, path = ''): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [(path + key).replace(/_(one|few|many|other)$/, '')]
      : keysOf(text, `${path}${key}.`),
  );
}

const textsIn = (path: string): readonly string[] => keysOf(JSON.parse(readFileSync(path, 'utf8')));
const folders = [join(screens, 'locales'), join(root, 'apps/web/src/locales')];
const all = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /(^|\.)ru\.json$/.test(name))
    .map((name) => join(folder, name)),
);
/** Says what it is given; `error-panel.tsx` loads the texts of what has none yet. */
const withTextsOfItsOwn = join(screens, 'text/error-text.ts');
const known = all.flatMap(textsIn);
const means = (said: string) => (key: string) =>
  said.endsWith('.') ? key.startsWith(said) : key === said;

/** What modules say without having the text: `forms/record-form.tsx: form.save`. */
function missingTexts(paths: Iterable<string>, given: readonly string[] = []): readonly string[] {
  const files = [...paths];
  const there = new Set([
    ...given,
    ...files.filter((path) => path.endsWith('.ru.json')).flatMap(textsIn),
  ]);
  return files
    .filter((path) => !path.endsWith('.json') && path !== withTextsOfItsOwn)
    .flatMap((path) =>
      moduleAt(path).says.flatMap((said) =>
        known
          .filter(means(said))
          .filter((key) => !there.has(key))
          .map((key) => `${relative(screens, path)}: ${key}`),
      ),
    );
}

const first = folders.flatMap((folder) => textsIn(join(folder, 'ru.json')));

describe('the texts that code says', () => {
  it('come with the application, where the code does', () => {
    expect(missingTexts(loadedWith(entry), first)).toEqual([]);
  });

  it.each([...loadedOnNeed()].map((path) => [relative(root, path), path] as const))(
    'come with %s, or with the application',
    (_, path) => {
      expect(missingTexts(loadedWith(path), first)).toEqual([]);
    },
  );

  it('are all said somewhere', () => {
    const said = [
      ...new Set([
        ...loadedWith(entry),
        ...[...loadedOnNeed()].flatMap((path) => [...loadedWith(path)]),
      ]),
    ]
      .filter((path) => !path.endsWith('.json'))
      .flatMap((path) => [...moduleAt(path).says, ...moduleAt(path).names]);
    // Names of accounts become those of a resource.
    expect(
      known.filter(
        (key) => !key.startsWith('account.names.') && !said.some((each) => means(each)(key)),
      ),
    ).toEqual([]);
  });
});

describe('the texts that definitions of the shop name', () => {
  const shop = join(root, 'apps/web/src/shop');
  const sources = readdirSync(shop, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(shop, name));

  it.each(['ru', 'en'])('are in the catalogues of the shop: %s', (language) => {
    const everywhere = textsIn(join(shop, `${language}.json`));
    const missing = sources.flatMap((path) => {
      const own = moduleAt(path)
        .imports.filter((other) => other.startsWith(shop))
        .flatMap((other) => (/\.tsx?$/.test(other) ? moduleAt(other).imports : []))
        .filter((other) => other.endsWith(`.${language}.json`))
        .flatMap(textsIn);
      const there = [...everywhere, ...own];
      return moduleAt(path)
        .says.filter((said) => /^(?:shop|resources)\./.test(said))
        .filter((said) => !there.some(means(said)))
        .map((said) => `${relative(shop, path)}: ${said}`);
    });
    expect(missing).toEqual([]);
  });
});
