import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';

import { schemaBaseOf, suffixOf } from './storage-suffix.ts';
import { readStoredNumbers } from '../values/stored-numbers.ts';
import { readStored, writeStored } from './stored.ts';
import type { BulkOperation, LockedJob, StoredJob } from '../session-core/bulk/bulk-operation.ts';
import type { RowState } from '../session-core/bulk/row-state.ts';

/** Summary of an unfinished run, for its list. */
export interface UnfinishedJob {
  readonly id: string;
  readonly kind: BulkOperation['kind'];
  /** Name of the action, for runs of actions. */
  readonly action?: string | undefined;
  /** Number of records. */
  readonly total: number;
}

export interface NewJob extends Omit<StoredJob, 'states'> {
  readonly resource: string;
  /** Account that owns the run; other accounts cannot resume it. */
  readonly viewer: string;
  /** Suffix of the application's storage keys. */
  readonly application: string;
}

/** Number of rows whose states are stored in one entry. */
const together = 100;
const prefix = 'admin.bulk.';
const keyOf = (resource: string, id: string) => `${prefix}${resource}/${id}`;
const recordsKey = (id: string) => `${id}/records`;
const statesKey = (id: string, part: number) => `${id}/states/${part}`;
const partsOf = (total: number) =>
  Array.from({ length: Math.ceil(total / together) }, (_, part) => part);

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore('admin.bulk', 'jobs'));

/**
 * Tests for locks and IndexedDB. Without locks two tabs could carry out the same run, so that runs
 * are not stored. Both exist over HTTPS and on localhost.
 */
const canKeep = (): boolean => 'locks' in navigator && 'indexedDB' in globalThis;

/** Listeners of all lists on the page; each filters its own jobs. */
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

/**
 * Registers a listener for possible changes of jobs in this browser; returns a function that
 * removes it.
 */
export function watchJobs(listener: () => void): () => void {
  listeners.add(listener);
  for (const event of ['storage', 'focus']) addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of ['storage', 'focus']) removeEventListener(event, listener);
  };
}

/**
 * Stores a run before it starts. `null`: the browser cannot store it, and the run ends with its
 * tab.
 */
export async function keepJob({
  resource,
  viewer,
  operation,
  records,
  application,
}: NewJob): Promise<LockedJob | null> {
  if (!canKeep()) return null;
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
  const release = await lock(id);
  if (!release) return null;
  try {
    await set(recordsKey(id), { operation, records }, store());
  } catch {
    // The storage is full, or a value of the project cannot be stored.
    release();
    return null;
  }
  writeStored(
    keyOf(resource, id),
    {
      kind: operation.kind,
      action: operation.kind === 'action' ? operation.name : undefined,
      total: records.length,
      viewer,
    },
    application,
  );
  return hold(
    { resource, id, application },
    records.map(() => ({ status: 'waiting' })),
    release,
  );
}

/** Runs on records of a resource that no tab is running. */
export async function unfinishedJobs(
  resource: string,
  viewer: string,
  application: string,
): Promise<readonly UnfinishedJob[]> {
  if (!canKeep()) return [];
  const { held = [] } = await navigator.locks.query();
  const taken = new Set(held.map(({ name }) => name));
  return idsOf(resource, application).flatMap((id): UnfinishedJob[] => {
    const job = readStored(keyOf(resource, id), application);
    if (taken.has(lockName(id)) || !isEntry(job) || job.viewer !== viewer) return [];
    return [{ id, kind: job.kind, action: job.action, total: job.total }];
  });
}

/** Acquires a stored run. `null`: another tab has it, or it does not exist any more. */
export async function takeJob(
  resource: string,
  id: string,
  application: string,
): Promise<(StoredJob & LockedJob) | null> {
  const release = await lock(id);
  if (!release) return null;
  const kept = idsOf(resource, application).includes(id)
    ? await get<Pick<StoredJob, 'operation' | 'records'>>(recordsKey(id), store())
    : undefined;
  if (kept) readStoredNumbers(kept);
  if (!kept) {
    writeStored(keyOf(resource, id), undefined, application);
    release();
    return null;
  }
  const parts = await Promise.all(
    partsOf(kept.records.length).map((part) =>
      get<readonly RowState[]>(statesKey(id, part), store()),
    ),
  );
  const states = kept.records.map(
    (_, at): RowState => parts[Math.floor(at / together)]?.[at % together] ?? { status: 'waiting' },
  );
  return { ...kept, states, ...hold({ resource, id, application }, states, release) };
}

/**
 * Deletes all runs on signing out, so that the next user is offered none.
 *
 * @param base of the schema: `/@stock`. @defaultValue that of the first schema
 */
export async function dropAllJobs(base = ''): Promise<void> {
  const names = storedNames().filter((name) => schemaBaseOf(suffixOf(name)) === base);
  if (names.length === 0) return;
  for (const name of names) localStorage.removeItem(name);
  try {
    const ids = new Set(storedNames().map((name) => name.split('/')[1]));
    const entries = await keys<string>(store());
    await delMany(
      entries.filter((entry) => !ids.has(entry.split('/')[0])),
      store(),
    );
  } catch {
    // The database cannot be opened, so that it contains no readable runs.
  }
  tell();
}

interface JobPlace {
  readonly resource: string;
  readonly id: string;
  readonly application: string;
}

function hold(
  { resource, id, application }: JobPlace,
  before: readonly RowState[],
  release: () => void,
): LockedJob {
  const states = [...before];
  const scheduled = new Map<number, Promise<void>>();
  const write = async (part: number): Promise<void> => {
    // Batches the states of several rows that change in the same task into one write.
    await Promise.resolve();
    scheduled.delete(part);
    await set(statesKey(id, part), states.slice(part * together, (part + 1) * together), store());
  };
  const schedule = (part: number): Promise<void> => {
    const written = scheduled.get(part) ?? write(part);
    scheduled.set(part, written);
    return written;
  };
  return {
    async keep(row, state) {
      states[row] = state;
      const written = schedule(Math.floor(row / together));
      // The state `sent` must be stored before the request is sent. Other states can be recovered
      // by reading the row again.
      if (state.status === 'sent') await written;
      else written.catch(() => undefined);
    },
    release() {
      release();
      tell();
    },
    async drop() {
      writeStored(keyOf(resource, id), undefined, application);
      await delMany(
        [recordsKey(id), ...partsOf(states.length).map((part) => statesKey(id, part))],
        store(),
      ).catch(() => undefined);
      release();
      tell();
    },
  };
}

const lockName = (id: string) => `${prefix}${id}`;

/**
 * Acquires the lock of a run and returns its release function; `null` when another tab has the
 * lock.
 */
function lock(id: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    void navigator.locks
      .request(lockName(id), { ifAvailable: true }, (taken) => {
        if (!taken) {
          resolve(null);
          return undefined;
        }
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => resolve(null));
  });
}

const kinds: ReadonlySet<unknown> = new Set([
  'edit',
  'remove',
  'action',
] satisfies BulkOperation['kind'][]);

const isEntry = (job: unknown): job is Omit<UnfinishedJob, 'id'> & { readonly viewer: string } =>
  typeof job === 'object' &&
  job !== null &&
  'kind' in job &&
  kinds.has(job.kind) &&
  (!('action' in job) || typeof job.action === 'string') &&
  'total' in job &&
  typeof job.total === 'number' &&
  'viewer' in job &&
  typeof job.viewer === 'string';

function storedNames(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

const idsOf = (resource: string, application: string): readonly string[] => {
  const start = keyOf(resource, '');
  return storedNames()
    .filter((key) => key.startsWith(start) && key.endsWith(application))
    .map((key) => key.slice(start.length, key.length - application.length))
    .filter((id) => !id.includes('/'));
};
