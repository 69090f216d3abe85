import type { FormValues } from '@admin/gql/resource';
import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval';

import { decodeDraft, encodeDraft, type Draft } from '../session-core/edit/draft.ts';
import { schemaBase } from './schema-base.ts';

const prefix = 'admin.draft.';

/** A form of an account. */
export interface DraftPlace {
  /** The account that typed; nobody else is offered the draft. */
  readonly owner: string;
  /** As `draftName` says it. */
  readonly name: string;
}

/** One form: a record in the list at a path, or a new one. */
export function draftName(list: string, id: string | null): string {
  return id === null ? `${list}/new` : `${list}/${id}/edit`;
}

const keyOf = ({ owner, name }: DraftPlace): string =>
  prefix + JSON.stringify([schemaBase(), owner, name]);

let opened: UseStore | undefined;

/** `null`: the browser has none. */
const database = (): UseStore | null =>
  'indexedDB' in globalThis ? (opened ??= createStore('admin-drafts', 'drafts')) : null;

/**
 * Stores the draft twice. The copy of the tab is written at once, so that a reload finds it; the
 * browser has no room for long files there. The copy in IndexedDB holds all of it and outlives the
 * tab.
 */
export function keepDraft(place: DraftPlace, draft: Draft): void {
  const key = keyOf(place);
  const text = encodeDraft(draft);
  const store = database();
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
    return text === null ? null : decodeDraft(text);
  } catch {
    return null;
  }
}

/** The copy that outlives its tab. */
export async function readLastingDraft(place: DraftPlace): Promise<Draft | null> {
  try {
    const store = database();
    const text = store ? await get<string>(keyOf(place), store) : undefined;
    return text === undefined ? null : decodeDraft(text);
  } catch {
    return null;
  }
}

export function dropDraft(place: DraftPlace): void {
  const key = keyOf(place);
  const store = database();
  if (store) del(key, store).catch(() => undefined);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** For a sign-out: what one user typed is not offered to the next. */
export async function dropAllDrafts(): Promise<void> {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
  const store = database();
  if (store) await clear(store).catch(() => undefined);
}

function shortValues(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => typeof value !== 'string' || value.length < 100_000,
    ),
  );
}
