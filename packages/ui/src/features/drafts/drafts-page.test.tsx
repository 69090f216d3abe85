import { act, screen, waitFor, within } from '@testing-library/react';
import { indexedDB } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ProductPages } from '../../app/product-pages.tsx';
import { DraftOwnerContext } from '../../resources/draft-owner.ts';
import {
  dropAllDrafts,
  keepDraft,
  readLastingDraft,
  type DraftPlace,
} from '../../storage/draft-storage.ts';
import { renderAdmin } from '../../testing/index.ts';

const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();

beforeEach(() => void vi.stubGlobal('indexedDB', indexedDB));
afterEach(async () => {
  await dropAllDrafts();
  vi.unstubAllGlobals();
});

const placeOf = (name: string, owner = 'anna'): DraftPlace => ({ application: '', owner, name });

async function type(place: DraftPlace, days: number, title?: string) {
  const subject = { resource: 'books', ...(title !== undefined && { title }) };
  keepDraft(place, { savedAt: daysAgo(days), values: { title: 'Чайка' }, subject });
  // Transactions of one store run in their order.
  await readLastingDraft(place);
}

const openDrafts = () =>
  renderAdmin({
    path: '/~/drafts',
    children: (
      <DraftOwnerContext value="anna">
        <ProductPages />
      </DraftOwnerContext>
    ),
  });

const items = async () =>
  within(await screen.findByRole('list', { name: 'Черновики' })).getAllByRole('listitem');

it('says that there are none', async () => {
  await openDrafts();
  expect(await screen.findByText('Черновиков нет')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Черновики' })).toBeVisible();
});

it('lists what the account typed, with its record, its age and its form', async () => {
  await type(placeOf('/books/new'), 0);
  await type(placeOf('/books/7/edit'), 3, 'Дядя Ваня');
  await type(placeOf('/books/8/edit', 'boris'), 1, 'Чужая');
  await openDrafts();
  expect((await items()).map((item) => item.textContent)).toEqual([
    expect.stringContaining('Последнее изменение в эту минуту'),
    expect.stringMatching(/^Дядя Ваня.*3 дня назад/),
  ]);
  expect(screen.getByRole('link', { name: 'Дядя Ваня' })).toHaveAttribute('href', '/books/7/edit');
  expect(screen.getByText(/хранится 90 дней/)).toBeVisible();
});

it('discards one, and puts it back', async () => {
  const place = placeOf('/books/7/edit');
  await type(place, 3, 'Дядя Ваня');
  const { user } = await openDrafts();
  await user.click(await screen.findByRole('button', { name: 'Отбросить: Дядя Ваня' }));
  expect(await screen.findByText('Черновиков нет')).toBeVisible();
  expect(await readLastingDraft(place)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(await items()).toHaveLength(1);
  expect((await readLastingDraft(place))?.values).toEqual({ title: 'Чайка' });
});

it('announces a deletion two weeks before', async () => {
  await type(placeOf('/books/7/edit'), 80, 'Дядя Ваня');
  await openDrafts();
  expect(await screen.findByText('Будет удалён через 10 дней')).toBeVisible();
});

it('deletes what was typed after 90 days, and says so until it is removed', async () => {
  const place = placeOf('/books/7/edit');
  await type(place, 91, 'Дядя Ваня');
  expect(await readLastingDraft(place)).toBeNull();
  const { user } = await openDrafts();
  const [item] = await items();
  expect(item).toHaveTextContent('Хранился 90 дней. Введённое удалено');
  expect(screen.queryByRole('link')).toBeNull();
  const { entries, createStore } = await import('idb-keyval');
  const stored = await entries<string, string>(createStore('admin-drafts', 'drafts'));
  expect(stored.map(([, text]) => text).join()).not.toContain('Чайка');
  await user.click(screen.getByRole('button', { name: 'Убрать: Дядя Ваня' }));
  expect(await screen.findByText('Черновиков нет')).toBeVisible();
});

it('hears of what another tab discarded', async () => {
  await type(placeOf('/books/7/edit'), 3, 'Дядя Ваня');
  await openDrafts();
  expect(await items()).toHaveLength(1);
  await dropAllDrafts();
  await act(async () => window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Черновики' })).toBeNull());
});
