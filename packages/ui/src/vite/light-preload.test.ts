import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

import { lightPreload } from './light-preload.ts';

const modules: Readonly<Record<string, string>> = {
  'virtual:main': `globalThis.load = () => import('virtual:late'); globalThis.loadOther = () => import('virtual:other');`,
  'virtual:late': `import { shared } from 'virtual:shared'; export const late = shared;`,
  'virtual:other': `import { shared } from 'virtual:shared'; export const other = shared;`,
  'virtual:shared': `export const shared = globalThis.anything;`,
};

it('takes the place of the helper that Vite has for this, and names what a module imports', async () => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (id in modules ? id : undefined),
        load: (id) => modules[id],
      },
      lightPreload(),
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'virtual:main' },
    },
  });
  const chunks = [output]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry)?.code ?? '';
  expect(entry).toContain('modulepreload');
  // Of style sheets, which it would wait for, it knows nothing.
  expect(entry).not.toMatch(/stylesheet|vite:preloadError/);
  expect(entry).toMatch(/shared-[\w-]+\.js/);
});

it('takes a part of a module with no more words than the module itself', async () => {
  const code = "globalThis.part = async () => (await import('virtual:late')).late;";
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (id === 'virtual:part' || id in modules ? id : undefined),
        load: (id) => (id === 'virtual:part' ? code : modules[id]),
      },
      lightPreload(),
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'virtual:part' },
    },
  });
  const [entry] = [output]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((file) => file.type === 'chunk' && file.isEntry);
  expect(entry && 'code' in entry ? entry.code : '').toMatch(
    /\(\(\)=>import\([^)]*late-[\w-]+\.js/,
  );
});

it('names a file again that could not be loaded', () => {
  const { transform } = lightPreload();
  const result: unknown = Reflect.apply(
    typeof transform === 'object' ? transform.handler : () => undefined,
    undefined,
    [],
  );
  const code =
    typeof result === 'object' && result !== null && 'code' in result ? String(result.code) : '';
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-type-assertion -- what is written into the bundle, run as it is there
  const preload = new Function(
    'document',
    `${code.replace('export ', '')}; return __vitePreload;`,
  ) as (document: unknown) => (load: () => void, files: string[]) => void;
  const links: { href: string; onerror: () => void }[] = [];
  const load = preload({
    createElement: () => ({ remove: () => undefined }),
    head: { append: (link: (typeof links)[number]) => links.push(link) },
  });
  const part = () => load(() => undefined, ['part.js']);
  part();
  part();
  expect(links).toHaveLength(1);
  links[0]?.onerror();
  part();
  expect(links).toHaveLength(2);
});
