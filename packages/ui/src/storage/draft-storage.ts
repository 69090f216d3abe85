import type { FormValues } from '@admin/gql/resource';
import { createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval';

import { decodeDraft, encodeDraft, type Draft } from '../session-core/edit/draft.ts';
import { nameMark, schemaBase } from './schema-base.ts';

const prefix = 'admin.draft.';
const droppedKey = () => `admin.draftsDroppedAt${schemaBase()}`;

/** A form of an account. */
export interface DraftPlace {
  /** End of the application's storage keys. @defaultValue that of the schema in the address */
  readonly application?: string;
  /** The account that typed; nobody else is offered the draft. */
  readonly owner: string;
  /** As `draftName` says it. */
  readonly name: string;
}

/** One form: a record in the list at a path, or a new one. */
export function draftName(list: string, id: string | null): string {
  return id === null ? `${list}/new` : `${list}/${id}/edit`;
}

const keyOf = ({ application = schemaBase(), owner, name }: DraftPlace): string =>
  prefix + JSON.stringify([application, owner, name]);

/**
 * The form of a key, of any application of the schema; `null` where it belongs to another schema,
 * or is no key of a draft.
 */
export function draftPlaceOf(key: IDBValidKey): DraftPlace | null {
  if (typeof key !== 'string' || !key.startsWith(prefix)) return null;
  try {
    const stored: unknown = JSON.parse(key.slice(prefix.length));
    if (!Array.isArray(stored)) return null;
    const [application, owner, name]: readonly unknown[] = stored;
    return isOfSchema(application) && typeof owner === 'string' && typeof name === 'string'
      ? { application, owner, name }
      : null;
  } catch {
    return null;
  }
}

const isOfSchema = (application: unknown): application is string =>
  application === schemaBase() ||
  (typeof application === 'string' && application.startsWith(schemaBase() + nameMark));

/** Days from the last change until what was typed is deleted. */
export const draftDays = 90;

/** The moment at which a draft is deleted, in milliseconds. */
export const draftExpiry = (savedAt: string): number =>
  Date.parse(savedAt) + draftDays * 86_400_000;

let opened: UseStore | undefined;

/** `null`: the browser has none. */
export const draftDatabase = (): UseStore | null =>
  'indexedDB' in globalThis ? (opened ??= createStore('admin-drafts', 'drafts')) : null;

/**
 * Stores the draft twice. The copy of the tab is written at once, so that a reload finds it; the
 * browser has no room for long files there. The copy in IndexedDB holds all of it and outlives the
 * tab.
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
      // No storage at all: the guard against leaving still stands.
    }
  }
}

/** The copy of this tab. */
export function readDraft(place: DraftPlace): Draft | null {
  try {
    const text = sessionStorage.getItem(keyOf(place));
    const draft = text === null ? null : decodeDraft(text);
    // Another tab may have signed out since: it cannot reach the copies of this one.
    const isDropped = draft && draft.savedAt <= (localStorage.getItem(droppedKey()) ?? '');
    return draft && !isDropped && draftExpiry(draft.savedAt) > Date.now() ? draft : null;
  } catch {
    return null;
  }
}

/** The copy that outlives its tab. */
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
    // Nothing was kept.
  }
}

/** For a sign-out: what was typed for this schema is not offered to the next user. */
export async function dropAllDrafts(): Promise<void> {
  const isOurs = (key: IDBValidKey) => draftPlaceOf(key) !== null;
  try {
    localStorage.setItem(droppedKey(), new Date().toISOString());
    for (const key of Object.keys(sessionStorage)) if (isOurs(key)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
  const store = draftDatabase();
  if (!store) return;
  try {
    await delMany((await keys(store)).filter(isOurs), store);
  } catch {
    // The database cannot be opened, so that there is nothing in it to read.
  }
}

function shortValues(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => typeof value !== 'string' || value.length < 100_000,
    ),
  );
}
