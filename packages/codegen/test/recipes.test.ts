import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { model } from './infer.ts';
import { admin } from './recipes/own-lists.ts';

const page = readFileSync(
  join(import.meta.dirname, '../../../docs/recipes/05-large-lists.md'),
  'utf8',
);

/** An office over Hasura: what its lists can do is all there without a word. */
const office = `
  type Query {
    departments(limit: Int, offset: Int, where: DepartmentFilter): [Department!]!
    employees(limit: Int, offset: Int, where: EmployeeFilter): [Employee!]!
    logEntries(limit: Int, offset: Int, where: LogEntryFilter): [LogEntry!]!
    logEntriesAggregate(where: LogEntryFilter): LogEntryAggregate!
  }
  type Department { id: Int! name: String! partOfId: Int copyOfId: Int partOf: Department copyOf: Department followingId: Int following: Department }
  type Employee { id: Int! name: String! managerId: Int manager: Employee departmentId: Int department: Department logo: String badge: String scan: Scan }
  type Scan { file: File }
  type File { location: String }
  type LogEntry { id: Int! name: String! bytes: Int! }
  type LogEntryAggregate { aggregate: LogEntryNumbers }
  type LogEntryNumbers { count: Int! sum: LogEntrySum }
  type LogEntrySum { bytes: Int }
  input DepartmentFilter { id: IntFilter partOfId: IntFilter copyOfId: IntFilter followingId: IntFilter name: TextFilter }
  input EmployeeFilter { id: IntFilter managerId: IntFilter departmentId: IntFilter department: DepartmentFilter }
  input LogEntryFilter { id: IntFilter }
  input IntFilter { _eq: Int _in: [Int!] _is_null: Boolean }
  input TextFilter { _eq: String _ilike: String }
`;

const found = (own?: typeof admin) =>
  Object.fromEntries(
    model(office, own).resources.map(({ name, tree, fields, count, list }) => [
      name,
      {
        tree: tree?.filter,
        images: fields
          .flatMap(({ name: field, image }) => (image ? [[field, ...image].join('.')] : []))
          .toSorted(),
        sums: count?.sums?.fields,
        related: list?.filter?.relations?.map((relation) => relation.name),
      },
    ]),
  );

it('the page shows what is here', () => {
  const here = readFileSync(join(import.meta.dirname, 'recipes/own-lists.ts'), 'utf8').replace(
    '../../src/index.ts',
    '@admin/codegen',
  );
  expect(page).toContain(`\`\`\`ts\n${here}\`\`\``);
});

it('what lists do by themselves is found, and is what the configuration says', () => {
  expect(found()).toMatchObject({
    departments: { tree: undefined },
    employees: { tree: 'managerId', images: ['logo'], related: ['department'] },
    logEntries: { sums: ['bytes'] },
  });
  expect(found(admin)).toMatchObject({
    departments: { tree: 'partOfId' },
    employees: {
      tree: undefined,
      images: ['badge', 'scan.file.location'],
      related: ['department'],
    },
    logEntries: { sums: undefined },
  });
});
