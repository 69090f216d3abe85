import { NetworkError } from '@admin/gql';
import { ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

import { createSchemaLink, renderAdmin, type SampleRequest } from '../../src/testing/index.ts';
import { preloadInputs } from '../../src/testing/preload-inputs.ts';
import { dialects, type Dialect } from './dialects.ts';
import { Museum, takenTitle } from './museum.ts';
import { firstCells, rows, valueCells } from '../rows.ts';

// Loaded here, so that no test has to wait for its code.
await import('../../src/features/remove/remove-dialog.tsx');
await preloadInputs();

async function open(
  { sdl, root, resources }: Dialect,
  path: string,
  museum = new Museum(),
  before: readonly ApolloLink[] = [],
) {
  const asked: SampleRequest[] = [];
  const link = ApolloLink.from([
    ...before,
    createSchemaLink(buildSchema(sdl), root(museum), asked),
  ]);
  return { ...(await renderAdmin({ path, resources, link })), museum, asked };
}

const title = () => screen.findByRole('textbox', { name: /Название/ });
const retype = async (value: string) => fireEvent.change(await title(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe.each(dialects)('Over a server with $name,', (dialect) => {
  it('a list shows its pages, in the order that is asked for', async () => {
    const { user, address } = await open(dialect, '/instruments');
    await waitFor(() => expect(firstCells()).toHaveLength(25));
    expect(firstCells()[0]).toBe('Прибор 01');
    expect(await screen.findByText(dialect.range)).toBeVisible();
    await user.click(
      await screen.findByRole('button', {
        name: dialect.grows ? 'Показать ещё' : 'Следующая страница',
      }),
    );
    await waitFor(() =>
      expect(firstCells().slice(dialect.grows ? 25 : 0)).toEqual([
        'Прибор 26',
        'Прибор 27',
        'Прибор 28',
        'Прибор 29',
        'Прибор 30',
      ]),
    );
    const next = () =>
      screen.queryByRole<HTMLButtonElement>('button', {
        name: /^(Показать ещё|Следующая страница)$/,
      });
    await waitFor(() => expect(next()?.disabled ?? true).toBe(true));
    const header = () =>
      within(screen.getByRole('columnheader', { name: 'Год' })).getByRole('button', {
        name: 'Год',
      });
    await user.click(header());
    await waitFor(() => expect(firstCells()[0]).toBe('Прибор 30'));
    await user.click(header());
    await waitFor(() => expect(firstCells()[0]).toBe('Прибор 01'));
    expect(address()).toBe('/instruments?sort=-year');
  });

  it('a list shows what meets its conditions, and says when nothing does', async () => {
    const { navigate } = await open(dialect, '/instruments?title.contains=07');
    await waitFor(() => expect(firstCells()).toEqual(['Прибор 07']));
    await navigate('/instruments?title.contains=99');
    expect(await screen.findByText('Нет строк')).toBeVisible();
  });

  it('a list that failed says so, and is asked for again', async () => {
    let failures = 1;
    const unsteady = new ApolloLink((operation, forward) =>
      failures-- > 0
        ? new Observable((observer) => observer.error(new NetworkError()))
        : forward(operation),
    );
    await open(dialect, '/instruments', new Museum(), [unsteady]);
    expect(
      within(await screen.findByRole('alert')).getByText('Нет связи с сервером'),
    ).toBeVisible();
    press('Повторить');
    await waitFor(() => expect(firstCells()).toHaveLength(25));
  });

  it('a value that the server failed on is marked in its cell alone', async () => {
    const museum = new Museum();
    museum.unreadable = 3;
    await open(dialect, '/instruments', museum);
    await waitFor(() => expect(firstCells()).toHaveLength(25));
    const marked = () =>
      rows().flatMap((row, index) => (within(row).queryByText('не загружено') ? [index] : []));
    await waitFor(() => expect(marked()).toEqual([2]));
    expect(valueCells(rows()[2]!)[0]).toHaveTextContent('Прибор 03');
  });

  it('the page of a record shows it, and deletes it after a question', async () => {
    const { museum, address, navigate } = await open(dialect, '/instruments/999');
    expect(await screen.findByText('Запись не найдена')).toBeVisible();
    await navigate('/instruments/3');
    expect(await screen.findByRole('heading', { name: 'Прибор 03' })).toBeVisible();
    expect(
      screen.getAllByRole('term').find(({ textContent }) => textContent === 'Год')
        ?.nextElementSibling,
    ).toHaveTextContent('1928');
    press('Удалить');
    fireEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Удалить' }),
    );
    await waitFor(() => expect(address()).toBe('/instruments'));
    expect(museum.find(3)).toBeNull();
    await waitFor(() => expect(firstCells()[2]).toBe('Прибор 04'));
  });

  it('a form sends what was changed, and shows a refusal where it belongs', async () => {
    const { museum, asked, address } = await open(dialect, '/instruments/3/edit');
    await retype(takenTitle);
    press('Сохранить');
    expect((await screen.findAllByText(/уже есть/))[0]).toBeVisible();
    const described = screen.queryByRole('textbox', { name: /Название/, description: /уже есть/ });
    expect(described !== null).toBe(dialect.namesFields);
    expect(await title()).toHaveValue(takenTitle);
    await retype('Телескоп');
    press('Сохранить');
    await waitFor(() => expect(address()).toBe('/instruments/3'));
    expect(museum.instruments[2]).toEqual({
      id: 3,
      title: 'Телескоп',
      year: 1928,
      state: 'WORKING',
    });
    expect(
      JSON.stringify(
        asked.findLast(({ operationName }) => operationName === 'InstrumentUpdate')?.variables,
      ),
    ).not.toContain('year');
  });

  it('a form creates a record of what was filled in', async () => {
    const { museum, address } = await open(dialect, '/instruments/new');
    await retype('Секстант');
    press('Сохранить');
    await waitFor(() => expect(address()).toBe('/instruments/31'));
    expect(museum.instruments.at(-1)).toMatchObject({ id: 31, title: 'Секстант', year: null });
  });
});
