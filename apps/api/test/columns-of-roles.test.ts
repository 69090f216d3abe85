import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../src/database/database.ts';
import { codeOf, startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { copyEmbedded } from './copy-embedded.ts';

/** Of employees, viewers may read neither what they earn nor who manages them. */
const privileges = `
  revoke select on employees from admin_viewer;
  grant select on employees to admin_editor;
  grant select (id, full_name, position, phone, email, warehouse_id, hired_on, shift_starts_at, shift_length, active) on employees to admin_viewer;
`;

let admin: TestAdmin;
let viewer: Visitor;
let editor: Visitor;
let owner: Visitor;
const stops: (() => unknown)[] = [];

beforeAll(async () => {
  const { dataDir, remove } = await copyEmbedded('shop');
  stops.push(remove);
  const database = await openDatabase({ dataDir, statementTimeout: 0 });
  await database.pool.query(privileges);
  await database.close();
  admin = await startAdmin({ ADMIN_DATA_DIR: dataDir });
  stops.push(() => admin.server.close());
  viewer = await admin.signedIn('viewer');
  editor = await admin.signedIn('editor');
  owner = await admin.signedIn('owner');
}, 120_000);
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

interface Employee {
  readonly id: number;
  readonly fullName: string;
  readonly salary: string | null;
  readonly manager: { readonly fullName: string } | null;
}
/** As the screen asks for it. */
const document = Object.values<string>(
  JSON.parse(readFileSync(new URL('../../../schema/documents.json', import.meta.url), 'utf8')),
).find((text) => text.startsWith('query EmployeeList('))!;
const columns = Object.fromEntries(
  [...document.matchAll(/\$(with\w+)/g)].map(([, name]) => [name, true]),
);
const list = (visitor: Visitor, more: Readonly<Record<string, unknown>> = {}) =>
  visitor.ask<{ employees: { nodes: readonly Employee[] } }>(document, {
    first: 20,
    ...columns,
    ...more,
  });

it('opens the list of those who may not read a column, with an error at its cells', async () => {
  const all = (await list(owner)).data!.employees;
  expect(all.nodes.every(({ salary }) => salary !== null)).toBe(true);
  expect(all.nodes.some(({ manager }) => manager !== null)).toBe(true);

  const { data, errors = [] } = await list(viewer);
  expect(data?.employees).toEqual({
    ...all,
    nodes: all.nodes.map((each) => ({ ...each, salary: null, manager: null })),
  });
  expect(errors.map(({ path = [] }) => path.join('.')).toSorted()).toEqual(
    all.nodes
      .flatMap((_, at) => ['salary', 'manager'].map((field) => `employees.nodes.${at}.${field}`))
      .toSorted(),
  );
  for (const { extensions, message } of errors) {
    expect(extensions?.['code']).toBe('FORBIDDEN');
    expect(message).toBe('This account may not read this.');
  }
});

it('opens the record, and reads and saves it for those who may', async () => {
  const record = '{ id fullName salary manager { fullName } }';
  const one = (visitor: Visitor) =>
    visitor.ask<{ employee: Employee }>(`{ employee(id: 2) ${record} }`);
  const known = (await one(editor)).data!.employee;
  expect((await one(viewer)).data?.employee).toEqual({
    ...known,
    salary: null,
    manager: null,
  });
  const saved = await editor.ask(
    `mutation { updateEmployee(input: { id: 2, patch: { salary: "70000.50" } }) { employee ${record} } }`,
  );
  expect(saved.errors).toBeUndefined();
  expect(saved.data?.['updateEmployee']).toEqual({
    employee: { ...known, salary: '70000.50' },
  });
});

it('refuses to find and to sort by such a column, and says by which', async () => {
  for (const asked of [
    { filter: { salary: { greaterThan: '1' } } },
    { filter: { managerId: { isNull: false } } },
    { orderBy: ['SALARY_ASC'] },
  ]) {
    const refused = await list(viewer, asked);
    expect([asked, codeOf(refused), refused.data?.employees ?? null]).toEqual([
      asked,
      'FORBIDDEN',
      null,
    ]);
    expect(refused.errors?.[0]?.message).toBe(
      'This account may not read all that is asked for here. Not every role may read managerId, salary of Employee: without that right nothing is found, sorted or summed by them.',
    );
    expect((await list(editor, asked)).errors).toBeUndefined();
  }
});
