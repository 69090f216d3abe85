import { indexedDB } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createLocks } from '../../test/locks.ts';
import { createImportStore } from '../features/import/import-store.ts';
import { allDrafts, countDrafts } from '../storage/draft-list.ts';
import { keepDraft } from '../storage/draft-storage.ts';
import { keepJob, takeJob, unfinishedJobs } from '../storage/kept-jobs.ts';
import { keepRecent, recentRecords } from '../storage/recent-records.ts';
import { storageSuffix } from '../storage/storage-suffix.ts';
import { dropStored } from './session-changes.ts';

const clear = () => {
  localStorage.clear();
  sessionStorage.clear();
};
let locks: ReturnType<typeof createLocks>;
beforeEach(() => {
  clear();
  locks = createLocks();
  vi.stubGlobal('indexedDB', indexedDB);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});
afterEach(async () => {
  for (const base of ['', '/@stock']) await dropStored({ base });
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
  clear();
});

/** Ends of keys: of the schema, of its applications with names, and the same of another schema. */
const applications = [
  '',
  storageSuffix('', 'shop'),
  storageSuffix('', 'лавка/2'),
  '/@stock',
  '/@stock/#shop',
];

async function fill(): Promise<void> {
  for (const application of applications) {
    const savedAt = new Date().toISOString();
    keepDraft({ application, owner: '7', name: '/books/new' }, { savedAt, values: { title: 'А' } });
    for (const scope of ['', '/~team=1'])
      keepRecent(scope, { href: '/books/1', resource: 'books', title: 'А' }, application);
    for (const [storage, key] of [
      [localStorage, 'admin.views.books'],
      [localStorage, 'admin.view./books'],
      [sessionStorage, 'admin.openedView.books'],
    ] as const)
      storage.setItem(key + application, '"x"');
    const job = await keepJob({
      resource: 'books',
      viewer: '7',
      operation: { kind: 'edit', changes: { pages: 7 } },
      records: [{ id: '1' }],
      application,
    });
    await job?.keep(0, { status: 'done' });
    await createImportStore('books', '7', application).begin({
      id: '1',
      file: new Blob(['Название\nКнига']),
      fileName: 'книги.csv',
      count: 1,
      begun: 1_795_000_000_000,
      plan: { headers: ['Название'], mapping: ['title'], key: [], emptyCells: 'keep', namedBy: {} },
    });
  }
  locks.leave();
}

/** The applications that still have each of these things. */
async function left(): Promise<readonly (readonly string[])[]> {
  const having = async (has: (application: string) => boolean | Promise<boolean>) => {
    const found = await Promise.all(applications.map(async (application) => has(application)));
    return applications.filter((_, at) => found[at]);
  };
  const stored = (storage: Storage, key: string) => (application: string) =>
    storage.getItem(key + application) !== null;
  return Promise.all([
    having(
      (application) =>
        sessionStorage.getItem(
          `admin.draft.${JSON.stringify([application, '7', '/books/new'])}`,
        ) !== null,
    ),
    having((application) => recentRecords('', application).length > 0),
    having((application) => recentRecords('/~team=1', application).length > 0),
    having(stored(localStorage, 'admin.views.books')),
    having(stored(localStorage, 'admin.view./books')),
    having(stored(sessionStorage, 'admin.openedView.books')),
    having(async (application) => {
      const [job] = await unfinishedJobs('books', '7', application);
      const taken = job && (await takeJob('books', job.id, application));
      taken?.release();
      return taken?.records.length === 1 && taken.states[0]?.status === 'done';
    }),
    having(
      async (application) => (await createImportStore('books', '7', application).list()).length > 0,
    ),
  ]);
}

it.each(['', '/@stock'])(
  'deletes what all applications of a schema have stored, and nothing of another: %j',
  async (base) => {
    await fill();
    const [ours, others] = [true, false].map((isOurs) =>
      applications.filter((each) => (each.startsWith('/@stock') === (base !== '')) === isOurs),
    );
    expect(await countDrafts(base)).toBe(ours?.length);
    await dropStored({ base });
    for (const having of await left()) expect(having).toEqual(others);
    const drafts = await allDrafts();
    expect(
      drafts.map(({ place }) => place.application).toSorted((a, b) => (a < b ? -1 : 1)),
    ).toEqual(others?.toSorted((a, b) => (a < b ? -1 : 1)));
  },
);
