import { createAdminClient, emptySchemaConfig } from '@admin/gql';
import type { KeyedResource } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { dataClientOf } from '../../data/data-client.ts';
import { UnparsedText } from '../../values/unparsed-text.ts';
import {
  createSampleData,
  createSampleLink,
  sampleDescriptors,
  type SampleData,
  type SampleRequest,
} from '../../testing/index.ts';
import { createReferences, keyOfText } from './references.ts';

function referencesTo(
  data: SampleData,
  {
    by = 'either',
    grows = false,
  }: { readonly by?: 'either' | 'label'; readonly grows?: boolean } = {},
) {
  const requests: SampleRequest[] = [];
  const references = createReferences({
    client: dataClientOf(
      createAdminClient({
        schema: emptySchemaConfig,
        link: createSampleLink(data, requests),
      }),
    ),
    resource: sampleDescriptors.authors,
    keyField: 'id',
    by,
    grows,
    say: String,
    isRefusal: () => false,
  });
  const keyOf = (text: string) => {
    const key = references.keyOf(text);
    return key instanceof UnparsedText ? key.problem.key : key;
  };
  return { learn: references.learn, keyOf, requests };
}

const named = (...names: readonly string[]): SampleData => ({
  ...createSampleData(0),
  authors: names.map((name, at) => ({ id: String(at + 1), name, country: null })),
});

it('finds records by label, whatever the letters and spaces, or by key', async () => {
  const { learn, keyOf } = referencesTo(named('Анна Ахматова', 'Иван Бунин', 'Пётр'));
  await learn(['анна  ахматова', '2', 'Петр', 'Никто']);
  expect(['анна  ахматова', '2', 'Петр', 'Никто'].map(keyOf)).toEqual([
    '1',
    '2',
    '3',
    'import.problem.noRecord',
  ]);
});

it('refuses a label that two records have, and what names one record and is the key of another', async () => {
  const { learn, keyOf } = referencesTo(named('Иван Бунин', 'Иван Бунин', '1'));
  await learn(['Иван Бунин', '1']);
  expect(['Иван Бунин', '1'].map(keyOf)).toEqual([
    'import.problem.severalRecords',
    'import.problem.labelOrKey',
  ]);
  const byLabel = referencesTo(named('Иван Бунин', 'Иван Бунин', '1'), { by: 'label' });
  await byLabel.learn(['1']);
  expect(['1', '2'].map(byLabel.keyOf)).toEqual(['3', 'import.problem.noRecord']);
});

it('reads a small resource once, and one that the import itself adds to again where a record is missing', async () => {
  const data = named('Анна', 'Иван');
  const once = referencesTo(data);
  await once.learn(['Анна', 'Пётр']);
  await once.learn(['Иван', 'Пётр', 'Анна']);
  expect(once.requests).toHaveLength(1);
  const growing = referencesTo(data, { grows: true });
  await growing.learn(['Пётр']);
  expect(growing.keyOf('Пётр')).toBe('import.problem.noRecord');
  data.authors.push({ id: '3', name: 'Пётр', country: null });
  await growing.learn(['Пётр']);
  expect(growing.keyOf('Пётр')).toBe('3');
});

it('searches a large resource for each text alone', async () => {
  const { learn, keyOf, requests } = referencesTo(
    named(...Array.from({ length: 3_600 }, (_, at) => `Автор ${at + 1}.`), 'Последний'),
  );
  await learn(['Последний', 'Автор 3590.', 'Никто']);
  expect(['Последний', 'Автор 3590.', 'Никто'].map(keyOf)).toEqual([
    '3601',
    '3590',
    'import.problem.noRecord',
  ]);
  const before = requests.length;
  await learn(['Последний', 'Никто']);
  expect(requests).toHaveLength(before);
  expect(requests.filter(({ variables }) => variables['search'] === 'Последний')).toHaveLength(1);
});

it('refuses a label of a large resource of which the second record stands on a further page of what was found', async () => {
  const { learn, keyOf } = referencesTo(
    named(
      ...Array.from({ length: 3_600 }, (_, at) => `Автор ${at + 1}`),
      'Тёзка',
      ...Array.from({ length: 700 }, (_, at) => `Тёзка ${at + 1}`),
      'Тёзка',
    ),
  );
  await learn(['Тёзка', 'Тёзка 7']);
  expect(['Тёзка', 'Тёзка 7'].map(keyOf)).toEqual(['import.problem.severalRecords', '3608']);
});

it('takes a key as it is, by the kind of its field', () => {
  const resource = sampleDescriptors.authors;
  expect(keyOfText(resource, 'id', '007')).toBe('007');
  const numbered: KeyedResource = {
    ...resource,
    fields: [{ name: 'id', kind: 'integer', nullable: false }],
  };
  expect(keyOfText(numbered, 'id', '7')).toBe(7);
  expect(keyOfText(numbered, 'id', 'семь')).toBeInstanceOf(UnparsedText);
});
