import { GraphQLError } from 'grafast/graphql';
import { expect, it } from 'vitest';
import { createErrorCodes } from './error-codes.ts';

const logged: string[] = [];
const { maskError } = createErrorCodes({
  constraints: {
    columnsOf: (_schema, _table, name) => (name === 'people_name_idx' ? ['name'] : []),
    columnsOfDomain: () => [],
  },
  detailsOf: () => ({}),
  log: (id) => logged.push(id),
});
const masked = (fields: object) =>
  maskError(
    new GraphQLError('x', {
      originalError: Object.assign(new Error('as the database says it'), fields),
    }),
  );

it.each([
  ['22001', 'VALUE_TOO_LONG'],
  ['22003', 'VALUE_OUT_OF_RANGE'],
  ['22008', 'VALUE_OUT_OF_RANGE'],
  ['22P02', 'BAD_USER_INPUT'],
  ['22021', 'BAD_USER_INPUT'],
  ['22P05', 'BAD_USER_INPUT'],
  ['40001', 'CONFLICT'],
  ['40P01', 'CONFLICT'],
  ['55P03', 'CONFLICT'],
  ['57014', 'TIMEOUT'],
  ['42501', 'FORBIDDEN'],
])('SQLSTATE %s is %s', (sqlState, code) => {
  const { message, extensions } = masked({ code: sqlState });
  expect([message, extensions.code]).toEqual(['as the database says it', code]);
});

it('says that nesting beyond what the database holds is too expensive', () => {
  expect(masked({ code: '54001' }).extensions).toEqual({
    code: 'BAD_USER_INPUT',
    reason: 'TOO_EXPENSIVE',
    columns: [],
  });
});

it('names the column of the index that a text is too long for', () => {
  const fault = { code: '54000', schema: 'public', table: 'people', constraint: 'people_name_idx' };
  expect(masked(fault).extensions).toEqual({
    code: 'VALUE_TOO_LONG',
    constraint: 'people_name_idx',
    table: 'people',
    columns: ['name'],
  });
});

it('passes on what the code of the database says beside its sentence, and nothing of PostgreSQL itself', () => {
  const words = { detail: 'Shipped on Monday.', hint: 'Cancel the delivery first.' };
  expect(masked({ code: 'P0001', ...words }).extensions).toMatchObject(words);
  expect(masked({ code: '23514', routine: 'exec_stmt_raise', ...words }).extensions).toMatchObject(
    words,
  );
  const { extensions } = masked({ code: '23514', routine: 'ExecConstraints', ...words });
  expect(extensions).not.toHaveProperty('detail');
  expect(extensions).not.toHaveProperty('hint');
});

it('shows an id instead of what nobody expected, and logs it', () => {
  const { message, extensions } = masked({ code: 'XX000' });
  expect(message).not.toContain('database');
  expect(extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR', id: logged.at(-1) });
});
