import type { FilterCondition, FilterDescriptor, FilterGroup } from '@admin/gql/resource';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderAdmin } from '../testing/index.ts';
import type { RelatedFilterDescriptor } from './related-filters.ts';
import { useConditionTexts, type ConditionTexts } from './use-condition-text.ts';

const filterOf = (
  name: string,
  kind: FilterDescriptor['kind'],
  description?: string,
): FilterDescriptor => ({ name, kind, description, operators: [] });
const title = filterOf('title', 'string', 'Название');
const price = filterOf('price', 'decimal', 'Цена');
const published = filterOf('publishedAt', 'date', 'Дата издания');
const status: FilterDescriptor = {
  ...filterOf('status', 'enum', 'Состояние'),
  values: [
    { value: 'DRAFT', description: 'Черновик' },
    { value: 'PUBLISHED', description: 'Издана' },
  ],
};
const filters = [title, price, published, status];
const condition = (
  { name }: FilterDescriptor,
  operator: FilterCondition['operator'],
  value: unknown,
): FilterCondition => ({ field: name, operator, value });

async function said(say: (texts: ConditionTexts) => readonly string[]): Promise<readonly string[]> {
  function Said() {
    return <pre data-testid="said">{JSON.stringify(say(useConditionTexts('books')))}</pre>;
  }
  await renderAdmin({ children: <Said /> });
  const texts: readonly string[] = JSON.parse(screen.getByTestId('said').textContent ?? '[]');
  return texts.map((text) => text.replaceAll('\u00a0', ' '));
}

it('says a condition by its operator, of a day as of a day, and of a period as up to its end', async () => {
  const single = (
    filter: FilterDescriptor,
    operator: FilterCondition['operator'],
    value: unknown,
  ) => [filter, condition(filter, operator, value)] as const;
  const conditions = [
    single(title, 'contains', 'роман'),
    single(title, 'eq', 'Чайка'),
    single(title, 'isNull', true),
    single(title, 'isNull', false),
    single(price, 'gte', '1000'),
    single(published, 'gte', '2026-11-01'),
    single(published, 'lt', '2026-11-01'),
    single(published, 'gte', '~2026-11-01'),
    single(published, 'gt', '~2026-11-01'),
    single(published, 'lt', '~2026-11-01'),
    single(published, 'lte', '~last7Days'),
    single(status, 'in', ['DRAFT', 'PUBLISHED']),
  ];
  expect(
    await said((texts) => conditions.map(([filter, each]) => texts.group(filter, [each]).join(''))),
  ).toEqual([
    'Название содержит роман',
    'Название: Чайка',
    'Название: не заполнено',
    'Название: заполнено',
    'Цена не меньше 1 000',
    'Дата издания не раньше 01.11.2026',
    'Дата издания раньше 01.11.2026',
    'Дата издания не раньше 01.11.2026',
    'Дата издания не раньше 01.11.2026',
    'Дата издания не позже 01.11.2026',
    'Дата издания не позже последние 7 дней',
    'Состояние: Черновик, Издана',
  ]);
});

it('says two conditions that are one as a range, or as the period that both name', async () => {
  const pairs = [
    [price, '1', '5'],
    [price, '5', '5'],
    [published, '~lastWeek', '~lastWeek'],
    [published, '~2026-11-01', '~2026-11-05'],
  ] as const;
  expect(
    await said((texts) =>
      pairs.map(([filter, from, to]) =>
        texts
          .group(filter, [condition(filter, 'gte', from), condition(filter, 'lte', to)])
          .join(''),
      ),
    ),
  ).toEqual([
    'Цена: 1 – 5',
    'Цена: 5 – 5',
    'Дата издания: прошлая неделя',
    'Дата издания: 01.11.2026 – 05.11.2026',
  ]);
});

it('says a group as a sentence, with brackets around what holds together', async () => {
  const [one, two] = [condition(title, 'contains', 'а'), condition(title, 'contains', 'б')];
  const group = (kind: FilterGroup['kind'], more: Partial<FilterGroup> = {}): FilterGroup => ({
    kind,
    filters: [one, two],
    ...more,
  });
  const groups: readonly FilterGroup[] = [
    group('any'),
    group('all'),
    group('none'),
    group('none', { filters: [one] }),
    group('any', { filters: [one], groups: [group('all')] }),
    group('any', { filters: [], groups: [group('all')] }),
    group('any', { filters: [condition(filterOf('gone', 'string'), 'eq', 'а')] }),
  ];
  expect(
    await said((texts) => groups.map((each) => texts.grouped(filters, each).join(''))),
  ).toEqual([
    'Название содержит а или Название содержит б',
    'Название содержит а и Название содержит б',
    'не (Название содержит а или Название содержит б)',
    'не (Название содержит а)',
    'Название содержит а или (Название содержит а и Название содержит б)',
    'Название содержит а и Название содержит б',
    '',
  ]);
  cleanup();
  expect(
    await said((texts) =>
      texts.grouped(filters, group('any'), ([{ value }]) => `<${String(value)}>`),
    ),
  ).toEqual(['<а>', ' или ', '<б>']);
});

it('says the way to related records, and their values as they call them', async () => {
  const of = (quantifier: RelatedFilterDescriptor['related']['quantifier']) => ({
    ...status,
    name: 'books.status',
    related: {
      relation: 'books',
      quantifier,
      resource: 'books',
      filter: status,
      input: () => undefined,
    },
  });
  const all = [of('is'), of('some'), of('none'), of('every')];
  expect(
    await said((texts) => [
      ...all.map((filter) => texts.field(filter)),
      texts.value(of('is'), condition(status, 'in', ['DRAFT', 'GONE'])),
    ]),
  ).toEqual([
    'Книги → Состояние',
    'Книги → Состояние',
    'Книги (нет таких) → Состояние',
    'Книги (все такие) → Состояние',
    'Черновик, Gone',
  ]);
});
