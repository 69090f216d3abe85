import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { build } from 'vite';
import { expect, it } from 'vitest';

import { pageModules, pageModulesFile, routesModule, type PageModules } from './page-modules.ts';

const sources = {
  'index.html': '<script type="module" src="/main.ts"></script>',
  'main.ts':
    "import './common.ts'; import { screens } from './app/routes.ts'; import { resources } from './generated/resources.ts'; Object.assign(globalThis, { screens, resources });",
  'common.ts': "export const common = 'what every page has'; console.log(common);",
  'shared.ts': "export const shared = 'what two screens have'; console.log(shared);",
  'app/routes.ts':
    "import * as create from '../create/create-screen.ts'; export const screens = { list: () => import('../list/list-screen.ts'), show: () => import('../show/show-screen.ts'), create };",
  'list/list-screen.ts':
    "import { common } from '../common.ts'; import { shared } from '../shared.ts'; export const text = `list ${common} ${shared}`; export const editor = () => import('./editor.ts');",
  'list/editor.ts': "export const text = 'loaded on need';",
  'show/show-screen.ts':
    "import { shared } from '../shared.ts'; export const text = `show ${shared}`;",
  'create/create-screen.ts': "export const text = 'create';",
  'generated/resources.ts':
    "export const resources = { orders: () => import('./resources/orders.ts'), customers: () => import('./resources/customers.ts') };",
  'generated/resources/orders.ts': "export const name = 'orders';",
  'generated/resources/customers.ts':
    "import { bar } from './bar.ts'; export const name = 'customers'; export const shown = bar; export const later = () => import('../../list/editor.ts');",
  'generated/resources/bar.ts': "export const bar = 'the bar of customers';",
} as const;

it('names what a screen and a resource need besides what every page has, by the base path of the build', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pages-'));
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  await build({
    root,
    base: '/admin/',
    configFile: false,
    logLevel: 'silent',
    plugins: [pageModules()],
    build: { modulePreload: { polyfill: false } },
  });
  const pages: PageModules = JSON.parse(readFileSync(join(root, 'dist', pageModulesFile), 'utf8'));
  const textOf = (files: readonly string[] = []) =>
    files
      .map((file) => readFileSync(join(root, 'dist', file.replace(/^\/admin\//, '')), 'utf8'))
      .join('\n');
  expect(Object.keys(pages.screens).toSorted()).toEqual(['create', 'list', 'show']);
  expect(pages.screens['create']).toEqual([]);
  expect(Object.keys(pages.resources).toSorted()).toEqual(['customers', 'orders']);
  const all = [...Object.values(pages.screens), ...Object.values(pages.resources)].flat();
  expect(
    all.every(
      (file) =>
        file.startsWith('/admin/') && existsSync(join(root, 'dist', file.slice('/admin/'.length))),
    ),
  ).toBe(true);
  expect(textOf(pages.screens['list'])).toContain('what two screens have');
  expect(textOf(pages.screens['show'])).toContain('what two screens have');
  expect(textOf(pages.resources['orders'])).toContain('orders');
  expect(textOf(pages.resources['customers'])).toContain('the bar of customers');
  expect(textOf(pages.resources['orders'])).not.toContain('the bar of customers');
  expect(textOf(all)).not.toContain('what every page has');
  expect(textOf(all)).not.toContain('loaded on need');
});

it('looks for screens in the module of @admin/ui that imports them', () => {
  const routes = join(import.meta.dirname, '../app/routes.tsx');
  expect(routes).toMatch(routesModule);
  const text = readFileSync(routes, 'utf8');
  for (const screen of ['list', 'show', 'create', 'edit', 'nested'])
    expect(text).toMatch(new RegExp(`/${screen}-screen\\.tsx'`));
});
