import type { FormValues } from '@admin/gql/resource';
import { createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval';

import { decodeDraft, encodeDraft, type Draft } from '../session-core/edit/draft.ts';
import { schemaBaseOf } from './storage-suffix.ts';

const prefix = 'admin.draft.';
const droppedKey = (base: string) => `admin.draftsDroppedAt${base}`;

/** Identity of a form: application, account and name. */
export interface DraftPlace {
  /** Suffix of the application's storage keys. */
  readonly application: string;
  /** Account of the draft; other accounts cannot restore it. */
  readonly owner: string;
  /** Name of the form, as `draftName` returns it. */
  readonly name: string;
}

/** Name of a form: of a record in the list at a path, or of a new record. */
export function draftName(list: string, id: string | null): string {
  return id === null ? `${list}/new` : `${list}/${id}/edit`;
}

const keyOf = ({ application, owner, name }: DraftPlace): string =>
  prefix + JSON.stringify([application, owner, name]);

/** Identity of the form of a key; `null` for any other key. */
export function draftPlaceOf(key: IDBValidKey): DraftPlace | null {
  if (typeof key !== 'string' || !key.startsWith(prefix)) return null;
  try {
    const stored: unknown = JSON.parse(key.slice(prefix.length));
    if (!Array.isArray(stored)) return null;
    const [application, owner, name]: readonly unknown[] = stored;
    return [application, owner, name].every((part) => typeof part === 'string')
      ? { application: String(application), owner: String(owner), name: String(name) }
      : null;
  } catch {
    return null;
  }
}

/** Tests whether a draft belongs to an application of the schema. */
export const isOfSchema = ({ application }: DraftPlace, base: string): boolean =>
  schemaBaseOf(application) === base;

/** Days from the last change after which a draft is deleted. */
export const draftDays = 90;

/** The moment at which a draft is deleted, in milliseconds. */
export const draftExpiry = (savedAt: string): number =>
  Date.parse(savedAt) + draftDays * 86_400_000;

let opened: UseStore | undefined;

/** Database of drafts; `null` where the browser has no IndexedDB. */
export const draftDatabase = (): UseStore | null =>
  'indexedDB' in globalThis ? (opened ??= createStore('admin-drafts', 'drafts')) : null;

/**
 * Stores a draft twice. The copy in the session storage is written synchronously, so that a reload
 * finds it; it omits long texts where they do not fit. The copy in IndexedDB is complete and
 * outlives the tab.
 */
export function keepDraft(place: DraftPlace, draft: Draft): void {
  const key = keyOf(place);
  const text = encodeDraft(draft);
  const store = draftDatabase();
  if (store) set(key, text, store).catch(() => undefined);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    const { before, ...present } = draft;
    const small: Draft = {
      ...present,
      values: shortValues(draft.values),
      ...(before && { before: shortValues(before) }),
    };
    try {
      sessionStorage.setItem(key, encodeDraft(small));
    } catch {
      // Storage is unavailable: the guard against unsaved changes still works.
    }
  }
}

/** Reads the copy in the session storage. */
export function readDraft(place: DraftPlace): Draft | null {
  try {
    const text = sessionStorage.getItem(keyOf(place));
    const draft = text === null ? null : decodeDraft(text);
    // Signing out in another tab cannot delete the session storage of this tab.
    const isDropped =
      draft &&
      draft.savedAt <= (localStorage.getItem(droppedKey(schemaBaseOf(place.application))) ?? '');
    return draft && !isDropped && draftExpiry(draft.savedAt) > Date.now() ? draft : null;
  } catch {
    return null;
  }
}

/** Reads the copy in IndexedDB. */
export async function readLastingDraft(place: DraftPlace): Promise<Draft | null> {
  try {
    const store = draftDatabase();
    const text = store ? await get<string>(keyOf(place), store) : undefined;
    const draft = text === undefined ? null : decodeDraft(text);
    return draft && draftExpiry(draft.savedAt) > Date.now() ? draft : null;
  } catch {
    return null;
  }
}

export function dropDraft(place: DraftPlace): void {
  const key = keyOf(place);
  const store = draftDatabase();
  if (store) del(key, store).catch(() => undefined);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is unavailable, so there is no draft.
  }
}

/**
 * Deletes the drafts of all applications of a schema. Called on signing out, so that the next user
 * is offered none of them.
 *
 * @param base of the schema: `/@stock`. @defaultValue that of the first schema
 */
export async function dropAllDrafts(base = ''): Promise<void> {
  const isOurs = (key: IDBValidKey) => {
    const place = draftPlaceOf(key);
    return place !== null && isOfSchema(place, base);
  };
  try {
    localStorage.setItem(droppedKey(base), new Date().toISOString());
    for (const key of Object.keys(sessionStorage)) if (isOurs(key)) sessionStorage.removeItem(key);
  } catch {
    // Storage is unavailable, so there are no drafts.
  }
  const store = draftDatabase();
  if (!store) return;
  try {
    await delMany((await keys(store)).filter(isOurs), store);
  } catch {
    // The database cannot be opened, so that it contains no readable drafts.
  }
}

function shortValues(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => typeof value !== 'string' || value.length < 100_000,
    ),
  );
}
