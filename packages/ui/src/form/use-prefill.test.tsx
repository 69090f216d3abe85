import type { FieldKind, InputDescriptor } from '@admin/gql/resource';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { renderAdmin } from '../testing/index.ts';
import { usePrefill } from './use-prefill.ts';

const input = (kind: FieldKind, more: Partial<InputDescriptor> = {}): InputDescriptor => ({
  name: 'value',
  kind,
  required: false,
  nullable: true,
  value: (record) => record['value'],
  ...more,
});

function Prefilled({
  inputs,
  search,
}: {
  readonly inputs: readonly InputDescriptor[];
  readonly search: string;
}) {
  const values = usePrefill(inputs, search);
  return values && <output aria-label="values">{JSON.stringify(values)}</output>;
}

async function prefill(inputs: readonly InputDescriptor[], search: string) {
  await renderAdmin({ children: <Prefilled inputs={inputs} search={search} /> });
  const found: unknown = JSON.parse(
    (await screen.findByRole('status', { name: 'values' })).textContent ?? '',
  );
  return found;
}

describe('an address gives a new record', () => {
  const values = [{ value: 'DRAFT' }];
  it.each<[InputDescriptor, string, unknown]>([
    [input('string'), 'Чайка', 'Чайка'],
    [input('date'), '2024-05-07', '2024-05-07'],
    [input('integer'), '7', 7],
    [input('integer'), '0', 0],
    [input('boolean'), 'true', true],
    [input('boolean'), 'false', false],
    [input('enum', { values }), 'DRAFT', 'DRAFT'],
  ])('a value of its kind: %#', async (of, text, value) => {
    expect(await prefill([of], `?value=${encodeURIComponent(text)}`)).toEqual({ value });
  });

  it.each<[string, InputDescriptor, string]>([
    ['an empty text', input('string'), ''],
    ['a number that is none', input('integer'), 'семь'],
    ['neither yes nor no', input('boolean'), 'maybe'],
    ['a value that the schema does not have', input('enum', { values }), 'PAID'],
    ['an enum without values', input('enum'), 'PAID'],
    ['JSON', input('json'), '{}'],
    ['a list', input('string', { list: true }), 'а'],
  ])('nothing for %s', async (_, of, text) => {
    expect(await prefill([of], `?value=${encodeURIComponent(text)}`)).toEqual({});
  });

  it('nothing by a name that no input has', async () => {
    expect(await prefill([input('string')], '?other=1')).toEqual({});
  });

  const author = (resource: string) =>
    input('reference', { name: 'authorId', reference: { resource, keyField: 'id' } });

  it.each([
    ['of the type that the record has', 'authors', '1'],
    ['as it is where no record has it', 'authors', '404'],
    ['as it is where its resource is unknown', 'nowhere', '5'],
  ])('a key %s', async (_, resource, key) => {
    expect(await prefill([author(resource)], `?authorId=${key}`)).toEqual({ authorId: key });
  });
});
