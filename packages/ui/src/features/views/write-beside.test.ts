import { beforeEach, describe, expect, it } from 'vitest';

import { createBrowserViews } from './browser-views.ts';
import { ViewChangedError } from '../../storage/view-store.ts';
import { removeBeside, saveBeside } from './write-beside.ts';

const mine = createBrowserViews('');
const theirs = createBrowserViews('');
const made = () =>
  mine.create('books', {
    name: 'Черновики',
    query: 'status.in=DRAFT',
    columns: null,
    isShared: false,
    position: 1,
  });
const kept = () => theirs.list('books');

beforeEach(() => localStorage.clear());

describe('a change of a view', () => {
  it('stands beside what others have changed of it otherwise', async () => {
    const seen = await made();
    await theirs.save('books', seen, { query: 'status.in=PUBLISHED', position: 7 });
    await saveBeside(mine, 'books', seen, { name: 'Вышедшие' });
    expect(await kept()).toMatchObject([
      { name: 'Вышедшие', query: 'status.in=PUBLISHED', position: 7 },
    ]);
  });

  it.each([
    ['its name', { name: 'Их имя' }, { name: 'Моё имя' }],
    [
      'what it shows, of which conditions, columns and layout are one',
      { columns: ['title'] },
      { query: 'status.in=PUBLISHED' },
    ],
    ['its place', { position: 3 }, { position: 5 }],
  ])('is refused where others have changed the same: %s', async (_, their, my) => {
    const seen = await made();
    await theirs.save('books', seen, their);
    await expect(saveBeside(mine, 'books', seen, my)).rejects.toThrow(ViewChangedError);
    expect(await kept()).toMatchObject([their]);
  });

  it('is refused where others have removed it', async () => {
    const seen = await made();
    await theirs.remove('books', seen);
    await expect(saveBeside(mine, 'books', seen, { name: 'Моё имя' })).rejects.toThrow(
      ViewChangedError,
    );
  });
});

describe('a view', () => {
  it('that others have only moved is removed', async () => {
    const seen = await made();
    await theirs.save('books', seen, { position: 7 });
    await removeBeside(mine, 'books', seen);
    expect(await kept()).toEqual([]);
  });

  it.each([[{ name: 'Их имя' }], [{ query: 'status.in=PUBLISHED' }], [{ isShared: true }]])(
    'is not removed as it was seen, but is %j now',
    async (their) => {
      const seen = { ...(await made()), isShared: false };
      await theirs.save('books', seen, their);
      const present = (await kept()).map((view) => ({ ...view, ...their }));
      const store = { ...mine, list: async () => present };
      await expect(removeBeside(store, 'books', seen)).rejects.toThrow(ViewChangedError);
      expect(await kept()).toHaveLength(1);
    },
  );
});
