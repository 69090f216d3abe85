import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { build, parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

import { appliersIn, partOfDefinition, partOfList } from './definition-parts.ts';
import { admin } from './index.ts';

const orders = `
import { lazy, type ReactNode } from 'react';
import Cart, { type Picture } from './cart.ts';
import { defineResource } from '../define.ts';
import { titleOf, statusOf } from './titles.ts';

const marked = 'number';
const heavy = () => import('./heavy.ts');
function called(order: { number: string }): string { return titleOf(order.number, marked); }

export default defineResource('orders', { icon: Cart, group: 'sales', label: called, list: { columns: [heavy, statusOf] } });
`;
const partIn = (code: string, part: 'known' | 'icon' | 'rest') =>
  partOfDefinition(code, parseSync('orders.tsx', code).program, part);

describe('a part of a definition', () => {
  it('has the properties that are known at first, with what they use and nothing else', () => {
    expect(partIn(orders, 'known').split('\n')).toEqual([
      "import { titleOf } from './titles.ts';",
      "const marked = 'number';",
      'function called(order: { number: string }): string { return titleOf(order.number, marked); }',
      "export default { group: 'sales', label: called, hasIcon: true };",
    ]);
  });

  it('has the picture alone', () => {
    expect(partIn(orders, 'icon').split('\n')).toEqual([
      "import Cart from './cart.ts';",
      'export default ({ icon: Cart }).icon;',
    ]);
  });

  it('is found through constants, and written as a method', () => {
    const code =
      "const said = { label({ name }) { return name; } };\nconst found = define('x', said);\nexport default found;";
    expect(partIn(code, 'known')).toBe('export default { label({ name }) { return name; } };');
  });

  it('has a picture that is a path', () => {
    expect(partIn("export default define('x', { group: 'y', icon: 'M0 0' });", 'icon')).toBe(
      "export default ({ icon: 'M0 0' }).icon;",
    );
    // The path of a shape comes with the application: it is shorter than a request.
    expect(partIn("export default define('x', { group: 'y', icon: 'M0 0' });", 'known')).toBe(
      "export default { group: 'y', icon: 'M0 0' };",
    );
  });

  it('is empty where the file has no object to read it from', () => {
    expect(partIn('export default define(name, make());', 'known')).toBe('export default {  };');
  });
});

const said = `
import { part } from '@admin/ui';
import { defineResource } from '../define.ts';
import { icons, next } from '../said.ts';
import './texts.ts';

const Aside = part(async () => (await import('./aside.tsx')).Aside);
const most = 10;
export const known = 'to others';
console.log('runs');

export default defineResource('orders', {
  icon: icons.cart,
  list: { columns: ['number'], render: () => most },
  show: { aside: Aside },
  form: { inputs: { status: { choices: next } }, validate: () => most },
  actions: { cancelOrder: { when: ({ status }) => next[status] } },
});
`;
const listIn = (code: string) =>
  partOfList(code, parseSync('orders.tsx', code).program, 'orders.tsx');

describe('what a list has no use for', () => {
  it('has the page, the form and the conditions of a definition, with what they use', () => {
    expect(partIn(said, 'rest').split('\n')).toEqual([
      "import { part } from '@admin/ui';",
      "import { next } from '../said.ts';",
      "const Aside = part(async () => (await import('./aside.tsx')).Aside);",
      'const most = 10;',
      'export default { show: { aside: Aside }, form: { inputs: { status: { choices: next } }, validate: () => most }, actions: { cancelOrder: { when: ({ status }) => next[status] } } };',
    ]);
  });

  it('is loaded by the rest, which comes without it and without what it alone uses', () => {
    expect(
      listIn(said)
        .split('\n')
        .filter((line) => line.trim() !== ''),
    ).toEqual([
      "import { defineResource } from '../define.ts';",
      "import './texts.ts';",
      'const most = 10;',
      "export const known = 'to others';",
      "console.log('runs');",
      "export default defineResource('orders', {",
      "  list: { columns: ['number'], render: () => most },",
      "  rest: () => import('./orders.tsx?rest'),",
      '});',
    ]);
  });

  it('leaves with the list what its buttons and menus say of actions', () => {
    const code =
      "export default define('x', { actions: { a: { place: 'rows', when: () => true } }, show: { sections: [] } });";
    expect(listIn(code)).toBe(
      "export default define('x', { actions: { a: { place: 'rows', when: () => true } }, rest: () => import('./orders.tsx?rest') });",
    );
    expect(partIn(code, 'rest')).toBe('export default { show: { sections: [] } };');
  });

  it('is nothing where nothing of it is said, or where it is not written out', () => {
    for (const code of [
      "export default define('x', { list: { columns: [] } });",
      "export default define('x', { ...said });",
      "export default define('x', { actions: { ...said } });",
    ])
      expect(listIn(code)).toBe(code);
  });
});

const sources = {
  'index.html': '<div id="root"></div><script type="module" src="/src/main.tsx"></script>',
  'src/main.tsx':
    "import { definitions } from './config.ts'; import { resources } from './generated/resources.ts'; Object.assign(globalThis, { definitions, resources });",
  // In place of `definitionsIn` of the package, which the test does not resolve.
  'src/config.ts':
    "const definitionsIn = (...given: unknown[]) => given; export const definitions = definitionsIn(import.meta.glob('./resources/*.tsx'));",
  'src/define.ts':
    "export const defineResource = (name: string, definition: object) => ({ text: 'what every definition has', name, definition });",
  'src/resources/orders.tsx':
    "import { defineResource } from '../define.ts'; import { shape } from '../shapes.ts'; import { columns } from '../columns.ts'; export default defineResource('orders', { icon: shape.cart, group: 'group of orders', list: columns });",
  'src/resources/books.tsx':
    "import { defineResource } from '../define.ts'; import { shape } from '../shapes.ts'; export default defineResource('books', { icon: shape.book, label: () => 'label of books', show: { sections: ['page of books'] } });",
  'src/shapes.ts': "export const shape = { cart: 'shape of a cart', book: 'shape of a book' };",
  'src/columns.ts': "export const columns = ['columns of orders']; console.log(columns);",
  'src/generated/resources.ts':
    "export const resources = { orders: () => import('./resources/orders.ts'), books: () => import('./resources/books.ts'), debts: () => import('./resources/debts.ts') };",
  'src/generated/resources/orders.ts': "export const resource = 'resource of orders';",
  'src/generated/resources/books.ts': "export const resource = 'resource of books';",
  'src/generated/resources/debts.ts': "export const resource = 'resource of debts';",
} as const;

it('names what applies what a definition says of its list', () => {
  const appliers = (said: string) =>
    appliersIn(parseSync('x.tsx', `export default define('x', ${said});`).program);
  expect(appliers('{ list: { views: [] }, form: {}, actions: { cancel: { when } } }')).toEqual([
    'apply-views',
  ]);
  expect(
    appliers("{ list: { sort: 'name' }, actions: { cancel: { label: 'Отменить' } } }"),
  ).toEqual(['apply-rest']);
});

it('puts a definition into one file with its resource, pictures into another, and what is known of it into the application', async () => {
  const root = mkdtempSync(join(tmpdir(), 'definitions-'));
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  await build({ root, configFile: false, logLevel: 'silent', plugins: [admin()] });
  const folder = join(root, 'dist/_assets');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const withText = (text: string) => files.flatMap((file, at) => (file.includes(text) ? [at] : []));
  const [app] = withText('group of orders');
  expect(withText('label of books')).toContain(app);
  expect(withText('what every definition has')).toEqual([app]);
  // With neither: it is asked for when a page of it is opened.
  expect(withText('page of books')).toHaveLength(1);
  for (const text of ['group of orders', 'columns of orders', 'resource of books'])
    expect(withText('page of books')).not.toEqual(withText(text));
  expect(withText('columns of orders')).toHaveLength(1);
  expect(withText('columns of orders')).toEqual(withText('resource of orders'));
  expect(withText('resource of books')).not.toEqual(withText('resource of orders'));
  expect(withText('resource of debts')).not.toContain(app);
  const [icons = -1, ...others] = withText('shape of a book');
  expect(others).toEqual([]);
  expect(withText('shape of a cart')).toEqual([icons]);
  expect(icons).not.toBe(app);
  // Nobody has to load pictures for anything else.
  expect(
    files.filter((text) =>
      text.includes(`from"./${readdirSync(folder).filter((name) => name.endsWith('.js'))[icons]}"`),
    ),
  ).toEqual([]);
  expect(existsSync(join(folder, 'pages.json'))).toBe(true);
});
