import type { FormValues } from '@admin/gql/resource';

import { decodeDraft, encodeDraft, type Draft } from '../session-core/edit/draft.ts';

const prefix = 'admin.draft.';

/** One form: a record in the list at a path, or a new one. */
export function draftName(list: string, id: string | null): string {
  return id === null ? `${list}/new` : `${list}/${id}/edit`;
}

/** Keeps the draft, without what the browser has no room for (long files first). */
export function keepDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(prefix + name, encodeDraft(draft));
  } catch {
    const { before, ...present } = draft;
    const small: Draft = {
      ...present,
      values: shortValues(draft.values),
      ...(before && { before: shortValues(before) }),
    };
    try {
      sessionStorage.setItem(prefix + name, encodeDraft(small));
    } catch {
      // No storage at all: the guard against leaving still stands.
    }
  }
}

export function readDraft(name: string): Draft | null {
  try {
    const text = sessionStorage.getItem(prefix + name);
    return text === null ? null : decodeDraft(text);
  } catch {
    return null;
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name);
  } catch {
    // Nothing was kept.
  }
}

/** For a sign-out: what one user typed is not offered to the next. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

function shortValues(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => typeof value !== 'string' || value.length < 100_000,
    ),
  );
}
