import { indexedDB } from 'fake-indexeddb';
import { keys, setMany } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createLocks } from '../../test/locks.ts';
import { dropAllDrafts, keepDraft, readDraft, readLastingDraft } from './draft-storage.ts';
import { forgetViews } from './forget-views.ts';
import { dropAllImports, importDatabase, importPrefix } from './import-database.ts';
import { dropAllJobs, keepJob, unfinishedJobs } from './kept-jobs.ts';
import { forgetRecent, keepRecent, recentRecords } from './recent-records.ts';
import { storageSuffix } from './storage-suffix.ts';

const applications = ['', '/@stock'].flatMap((base) =>
  ['', 'shop'].map((name) => storageSuffix(base, name)),
);
let locks: ReturnType<typeof createLocks>;
beforeEach(() => {
  locks = createLocks();
  vi.stubGlobal('indexedDB', indexedDB);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
});

describe.each([
  [undefined, applications.slice(2)],
  ['/@stock', applications.slice(0, 2)],
])('a sign-out from the schema at %s', (base, remaining) => {
  const remainingOf = async (has: (application: string) => Promise<boolean> | boolean) => {
    const found = await Promise.all(applications.map(async (application) => has(application)));
    return applications.filter((_, at) => found[at]);
  };

  it('leaves the drafts of other schemas alone', async () => {
    const placeOf = (application: string) => ({ application, owner: '7', name: '/books/new' });
    const savedAt = new Date().toISOString();
    for (const application of applications)
      keepDraft(placeOf(application), { savedAt, values: { title: 'Чайка' } });
    await dropAllDrafts(base);
    expect(await remainingOf((application) => readDraft(placeOf(application)) !== null)).toEqual(
      remaining,
    );
    expect(
      await remainingOf(async (application) => {
        return (await readLastingDraft(placeOf(application))) !== null;
      }),
    ).toEqual(remaining);
    await Promise.all(['', '/@stock'].map(dropAllDrafts));
  });

  it('leaves the runs of other schemas alone, with their records', async () => {
    for (const application of applications)
      await keepJob({
        application,
        resource: 'books',
        viewer: '7',
        operation: { kind: 'remove' },
        records: [{ id: '1' }],
      });
    locks.leave();
    await dropAllJobs(base);
    const kept = await remainingOf(async (application) => {
      return (await unfinishedJobs('books', '7', application)).length === 1;
    });
    expect(kept).toEqual(remaining);
    await Promise.all(['', '/@stock'].map(dropAllJobs));
    expect(localStorage).toHaveLength(0);
  });

  it('leaves the imports of other schemas alone', async () => {
    const keyOf = (application: string) => `${importPrefix(application, 'books', '7')}1`;
    await setMany(
      applications.map((application) => [keyOf(application), 'file']),
      importDatabase(),
    );
    await dropAllImports(base);
    expect((await keys<string>(importDatabase())).toSorted()).toEqual(
      remaining.map(keyOf).toSorted(),
    );
    await Promise.all(['', '/@stock'].map(dropAllImports));
    expect(await keys(importDatabase())).toEqual([]);
  });

  it('leaves the records that were looked at in other schemas, and their views, alone', async () => {
    for (const application of applications) {
      for (const scope of ['', '/~shop=7'])
        keepRecent(scope, { href: '/books/1', resource: 'books', title: 'Чайка' }, application);
      for (const name of ['admin.views.books', 'admin.view.books'])
        localStorage.setItem(name + application, '[]');
      sessionStorage.setItem(`admin.openedView.books${application}`, '1');
    }
    localStorage.setItem('admin.theme', 'dark');
    forgetRecent(base);
    forgetViews(base);
    for (const scope of ['', '/~shop=7'])
      expect(
        await remainingOf((application) => recentRecords(scope, application).length === 1),
      ).toEqual(remaining);
    expect(Object.keys(localStorage).filter((name) => name.startsWith('admin.view'))).toHaveLength(
      4,
    );
    expect(
      await remainingOf(
        (application) => sessionStorage.getItem(`admin.openedView.books${application}`) !== null,
      ),
    ).toEqual(remaining);
    expect(localStorage.getItem('admin.theme')).toBe('dark');
  });
});

it('a sign-out deletes imports of an earlier version, and needs no database', async () => {
  await setMany([['/an-earlier-key', 'file']], importDatabase());
  await dropAllImports('/@stock');
  expect(await keys(importDatabase())).toEqual([]);
  vi.unstubAllGlobals();
  await Promise.all([dropAllImports(), dropAllDrafts(), dropAllJobs()]);
});
