import type { ResourceDescriptor, ResourceSummary } from '@admin/gql/resource';
import { screen, waitFor, within } from '@testing-library/react';
import { buildSchema, GraphQLError } from 'graphql';
import { expect, it } from 'vitest';

import { createSchemaLink, renderAdmin, type SampleRequest } from '../../src/testing/index.ts';
import { violations } from '../violations.ts';
import { resources } from './regions.graphql/generated/resources.ts';
import schema from './regions.graphql?raw';

// Loaded here, so that no test has to wait for their code.
await Promise.all([
  import('../../src/screens/list/tree-view.tsx'),
  import('../../src/screens/list/row-tools.tsx'),
  import('../../src/screens/list/opened-editor.tsx'),
  import('../../src/features/keys/keys.tsx'),
  import('../../src/screens/list/table-tools.tsx'),
  import('../../src/filters/condition-chips.tsx'),
]);

interface Region {
  readonly id: number;
  readonly name: string;
  readonly parentId: number | null;
  readonly country: string;
  readonly openedOn: string;
}

const region = (
  id: number,
  name: string,
  parentId: number | null = null,
  country = 'RU',
): Region => ({ id, name, parentId, country, openedOn: '2020-01-01' });

/** A conditions of one value: `{ equalTo: 1 }`. */
type Comparison = Readonly<Record<string, unknown>>;
type Filter = {
  readonly and?: readonly Filter[];
  readonly or?: readonly Filter[];
  readonly not?: Filter;
  readonly parent?: Filter;
} & Readonly<Partial<Record<keyof Region, Comparison>>>;

const comparisons: Readonly<Record<string, (value: unknown, wanted: unknown) => boolean>> = {
  equalTo: (value, wanted) => value === wanted,
  isNull: (value, wanted) => (value === null) === wanted,
  includesInsensitive: (value, wanted) =>
    String(value).toLowerCase().includes(String(wanted).toLowerCase()),
  lessThan: (value, wanted) => String(value) < String(wanted),
  greaterThanOrEqualTo: (value, wanted) => String(value) >= String(wanted),
};

interface OpenOptions {
  readonly path?: string;
  readonly regions: readonly Region[];
  /** Ids of those that whoever asks may not see. */
  readonly hidden?: readonly number[];
  /** The server does not go from a record to the one above. */
  readonly isRefused?: () => boolean;
  /** Condition without which the list cannot be asked. */
  readonly required?: string;
}

async function openRegions({
  path = '/regions?view=~tree',
  regions,
  hidden = [],
  isRefused = () => false,
  required,
}: OpenOptions) {
  const data = { regions, hidden };
  const seen = () => data.regions.filter(({ id }) => !data.hidden.includes(id));
  const fulfils = (each: Region, { and = [], or, not, parent, ...own }: Filter): boolean => {
    if (parent && isRefused()) throw new GraphQLError('Too expensive.');
    const above = seen().find(({ id }) => id === each.parentId);
    return (
      and.every((part) => fulfils(each, part)) &&
      (or?.some((part) => fulfils(each, part)) ?? true) &&
      !(not && fulfils(each, not)) &&
      (!parent || (above !== undefined && fulfils(above, parent))) &&
      Object.entries(own).every(([name, comparison]) =>
        Object.entries(comparison ?? {}).every(([operator, wanted]) =>
          comparisons[operator]?.(Object.entries(each).find(([key]) => key === name)?.[1], wanted),
        ),
      )
    );
  };
  const whole = (each: Region): object => ({
    ...each,
    parent: () =>
      seen()
        .filter(({ id }) => id === each.parentId)
        .map(whole)[0] ?? null,
  });
  const root = {
    regions: ({
      filter,
      first,
      offset,
    }: {
      readonly filter?: Filter | null;
      readonly first?: number;
      readonly offset?: number;
    }) => {
      const found = seen().filter((each) => fulfils(each, filter ?? {}));
      const start = offset ?? 0;
      const end = start + (first ?? found.length);
      return {
        nodes: found.slice(start, end).map(whole),
        totalCount: found.length,
        pageInfo: { hasNextPage: end < found.length, hasPreviousPage: start > 0 },
      };
    },
    region: ({ id }: { readonly id: number }) =>
      seen()
        .filter((each) => each.id === id)
        .map(whole)[0] ?? null,
  };
  const requests: SampleRequest[] = [];
  const asking = resources.map((summary): ResourceSummary => ({
    ...summary,
    load: async () => withRequired(await summary.load(), required),
  }));
  const admin = await renderAdmin({
    path,
    resources: required === undefined ? resources : asking,
    link: createSchemaLink(buildSchema(schema), root, requests),
  });
  const asked = () =>
    requests
      .filter(({ operationName }) => operationName === 'RegionList')
      .map(({ variables }) => variables['filter']);
  return { ...admin, asked, data };
}

function withRequired(resource: ResourceDescriptor, name: string | undefined): ResourceDescriptor {
  const { list } = resource;
  if (resource.key === null || !list) return resource;
  return {
    ...resource,
    list: {
      ...list,
      filters: list.filters.map((filter) =>
        filter.name === name ? { ...filter, required: true } : filter,
      ),
    },
  };
}

const treeShown = () =>
  within(screen.getByRole('treegrid'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const state = row.ariaExpanded === null ? '.' : row.ariaExpanded === 'true' ? '-' : '+';
      return `${row.ariaLevel} ${state} ${row.querySelector('[data-title] a')?.textContent ?? row.textContent}`;
    });
const press = (name: string) => screen.findByRole('button', { name });
const link = (name: string) => screen.findByRole('link', { name });

const world = [
  region(1, 'Россия'),
  region(2, 'Сибирь', 1),
  region(3, 'Европа'),
  region(4, 'Франция', 3),
  region(5, 'Прованс', 4),
  region(6, 'Германия', 3),
];
const elsewhere = 'Записи, родитель которых вам не виден, есть только в таблице.';

it('leads to records that are in one which cannot be seen, and to what is below them', async () => {
  const { user, asked } = await openRegions({ regions: world, hidden: [3] });
  await waitFor(() =>
    expect(treeShown()).toEqual(['1 + Россия', '1 + Ещё 2 записи, родитель которых не виден']),
  );
  expect(asked()).toEqual([
    { parentId: { isNull: true } },
    { and: [{ parentId: { isNull: false } }, { not: { parent: { id: { isNull: false } } } }] },
  ]);
  expect(await violations()).toEqual([]);
  await user.click(await press('Развернуть: Ещё 2 записи, родитель которых не виден'));
  expect(treeShown()).toEqual([
    '1 + Россия',
    '1 - Ещё 2 записи, родитель которых не виден',
    '2 + Франция',
    '2 + Германия',
  ]);
  await user.click(await press('Развернуть: Франция'));
  await link('Прованс');
  expect(treeShown().slice(1)).toEqual([
    '1 - Ещё 2 записи, родитель которых не виден',
    '2 - Франция',
    '3 + Прованс',
    '2 + Германия',
  ]);
  expect(await violations()).toEqual([]);
  expect(screen.queryByText(elsewhere)).toBeNull();
});

it('goes there by the keyboard, too', async () => {
  const { user } = await openRegions({ regions: world, hidden: [3] });
  const closed = await press('Развернуть: Ещё 2 записи, родитель которых не виден');
  (await link('Россия')).focus();
  await user.keyboard('{ArrowDown}');
  expect(closed).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(await link('Франция')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(await link('Франция')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(treeShown()).toEqual(['1 + Россия', '1 + Ещё 2 записи, родитель которых не виден']);
});

it('has them open where nothing else can be seen, and has no word of missing rows', async () => {
  const { user } = await openRegions({ regions: world, hidden: [1, 3] });
  await link('Франция');
  expect(treeShown()).toEqual([
    '1 . Ещё 3 записи, родитель которых не виден',
    '2 + Сибирь',
    '2 + Франция',
    '2 + Германия',
  ]);
  expect(screen.queryByText('Нет строк')).toBeNull();
  await user.click(await press('Развернуть: Франция'));
  expect(await link('Прованс')).toBeVisible();
});

it('says nothing of the like where each can be seen, nor where there is nothing at all', async () => {
  const { data, user } = await openRegions({ regions: world });
  await link('Россия');
  await user.click(await press('Развернуть: Россия'));
  await link('Сибирь');
  expect(treeShown()).toEqual(['1 - Россия', '2 + Сибирь', '1 + Европа']);
  expect(screen.queryByText(elsewhere)).toBeNull();
  data.hidden = world.map(({ id }) => id);
  await user.click(await press('Обновить'));
  expect(await screen.findByText('Нет строк')).toBeVisible();
  expect(screen.queryByRole('treegrid')).toBeNull();
});

it('shows as many as there are, page by page', async () => {
  const { user } = await openRegions({
    regions: [
      ...world,
      ...Array.from({ length: 40 }, (_, at) => region(100 + at, `Область ${at + 1}`, 3)),
    ],
    hidden: [3],
  });
  await user.click(await press('Развернуть: Ещё 42 записи, родитель которых не виден'));
  await link('Область 23');
  expect(screen.queryByRole('link', { name: 'Область 24' })).toBeNull();
  await user.click(await press('Показать ещё 17'));
  expect(await link('Область 40')).toBeVisible();
});

it('shows them once whoever asks sees no more what they are in, and no more once that is seen', async () => {
  const { data, user } = await openRegions({ regions: world });
  await link('Европа');
  data.hidden = [3];
  await user.click(await press('Обновить'));
  await press('Развернуть: Ещё 2 записи, родитель которых не виден');
  data.hidden = [];
  await user.click(await press('Обновить'));
  await waitFor(() => expect(treeShown()).toEqual(['1 + Россия', '1 + Европа']));
});

it('says that they are in the table alone, where the server does not say which they are', async () => {
  const { user, address } = await openRegions({
    regions: world,
    hidden: [3],
    isRefused: () => true,
  });
  expect(await screen.findByText(elsewhere)).toBeVisible();
  expect(treeShown()).toEqual(['1 + Россия']);
  await user.click(await press('Показать таблицей'));
  expect(await link('Прованс')).toBeVisible();
  expect(address()).toBe('/regions?view=');
});

it('counts among them what is in a record that a required condition leaves out', async () => {
  const { user, asked } = await openRegions({
    path: '/regions?view=~tree&country.eq=FR',
    regions: [...world.filter(({ id }) => id !== 4), region(4, 'Франция', 3, 'FR')],
    required: 'country',
  });
  await link('Франция');
  expect(treeShown()).toEqual(['1 . Ещё 1 запись, родитель которой не виден', '2 + Франция']);
  expect(asked()[1]).toEqual({
    and: [
      { country: { equalTo: 'FR' } },
      { parentId: { isNull: false } },
      { not: { parent: { and: [{ country: { equalTo: 'FR' } }, { id: { isNull: false } }] } } },
    ],
  });
  await user.click(await press('Развернуть: Франция'));
  await waitFor(() =>
    expect(treeShown()).toEqual(['1 . Ещё 1 запись, родитель которой не виден', '2 . Франция']),
  );
});

it('asks for a branch by the days of the period that the list has to be asked with', async () => {
  const { user, asked } = await openRegions({
    path: '/regions?view=~tree&openedOn.lt=~today',
    regions: world,
    required: 'openedOn',
  });
  await user.click(await press('Развернуть: Россия'));
  expect(await link('Сибирь')).toBeVisible();
  expect(JSON.stringify(asked())).not.toContain('~');
});
