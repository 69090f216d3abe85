import { del, entries, set } from 'idb-keyval';

import { decodeDraft, isDraftSubject, type DraftSubject } from '../session-core/edit/draft.ts';
import { isPlainObject } from '../values/same-value.ts';
import {
  draftDatabase,
  draftExpiry,
  draftPlaceOf,
  dropDraft,
  isOfSchema,
  keepDraft,
  type DraftPlace,
} from './draft-storage.ts';

/** A draft of this browser. */
export interface ListedDraft {
  readonly place: DraftPlace;
  readonly savedAt: string;
  readonly subject: DraftSubject | undefined;
  /** The values were deleted because of their age; only the list still shows the draft. */
  readonly isExpired: boolean;
}

/** Drafts of all applications in this browser, the most recently changed first. */
export async function allDrafts(now = Date.now()): Promise<readonly ListedDraft[]> {
  const store = draftDatabase();
  const stored: readonly [IDBValidKey, unknown][] = store
    ? await entries<IDBValidKey, unknown>(store)
    : Object.entries(sessionStorage);
  const listed = stored.flatMap(([key, text]) => {
    const place = draftPlaceOf(key);
    const draft = place && typeof text === 'string' ? listedOf(place, text) : null;
    if (!draft || draft.isExpired || draftExpiry(draft.savedAt) > now) return draft ?? [];
    const { savedAt, subject } = draft;
    const mark = JSON.stringify({ isExpired: true, savedAt, subject });
    if (store) set(key, mark, store).catch(() => undefined);
    return { ...draft, isExpired: true };
  });
  return listed.toSorted((a, b) => Date.parse(b.savedAt) - Date.parse(a.savedAt));
}

/** The drafts of an account in an application. */
export async function draftsOf(
  owner: string,
  application: string,
): Promise<readonly ListedDraft[]> {
  return (await allDrafts()).filter(
    ({ place }) => place.owner === owner && place.application === application,
  );
}

/** Number of drafts that signing out from a schema deletes. */
export async function countDrafts(base: string): Promise<number> {
  return (await allDrafts()).filter(({ place, isExpired }) => !isExpired && isOfSchema(place, base))
    .length;
}

/** Deletes a draft. Returns a function that restores it. */
export async function discardDraft(place: DraftPlace): Promise<() => void> {
  const store = draftDatabase();
  const found = store
    ? (await entries<IDBValidKey, unknown>(store)).find(([key]) => isAt(key, place))
    : undefined;
  const draft = typeof found?.[1] === 'string' ? decodeDraft(found[1]) : null;
  dropDraft(place);
  if (store && found) await del(found[0], store);
  return () => {
    if (draft) keepDraft(place, draft);
  };
}

function isAt(key: IDBValidKey, { application, owner, name }: DraftPlace): boolean {
  const place = draftPlaceOf(key);
  return place?.application === application && place.owner === owner && place.name === name;
}

function listedOf(place: DraftPlace, text: string): ListedDraft | null {
  const draft = decodeDraft(text);
  if (draft) return { place, savedAt: draft.savedAt, subject: draft.subject, isExpired: false };
  try {
    const mark: unknown = JSON.parse(text);
    if (!isPlainObject(mark) || mark['isExpired'] !== true) return null;
    const { savedAt, subject } = mark;
    return typeof savedAt === 'string'
      ? { place, savedAt, subject: isDraftSubject(subject) ? subject : undefined, isExpired: true }
      : null;
  } catch {
    return null;
  }
}
