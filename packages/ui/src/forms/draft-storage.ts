import type { FormValues } from '@admin/gql/resource';

import { isPlainObject } from '../inputs/values/same-value.ts';
import { isUnparsed, UnparsedText, type Problem } from '../inputs/values/unparsed-text.ts';

/**
 * What was typed into a form and not saved. Lives as long as the tab: through a reload, and through
 * a sign-in after the session expired.
 */
export interface Draft {
  readonly savedAt: string;
  /** Changed inputs only. */
  readonly values: FormValues;
  /** The user has already said that it shall be taken up: nobody has to be asked again. */
  readonly isWanted?: boolean;
}

const prefix = 'admin.draft.';
const unparsedMark = '$admin.unparsed';

/** One form: a record in the list at a path, or a new one. */
export function draftName(list: string, id: string | null): string {
  return id === null ? `${list}/new` : `${list}/${id}/edit`;
}

/** Keeps the draft, without what the browser has no room for (long files first). */
export function keepDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(prefix + name, encode(draft));
  } catch {
    const small = Object.entries(draft.values).filter(
      ([, value]) => typeof value !== 'string' || value.length < 100_000,
    );
    try {
      sessionStorage.setItem(
        prefix + name,
        encode({ ...draft, values: Object.fromEntries(small) }),
      );
    } catch {
      // No storage at all: the guard against leaving still stands.
    }
  }
}

export function readDraft(name: string): Draft | null {
  try {
    const text = sessionStorage.getItem(prefix + name);
    const draft: unknown = text === null ? null : JSON.parse(text, revive);
    return isDraft(draft) ? draft : null;
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

function encode(draft: Draft): string {
  return JSON.stringify(draft, (_, value: unknown) =>
    isUnparsed(value) ? { [unparsedMark]: { text: value.text, problem: value.problem } } : value,
  );
}

function revive(_: string, value: unknown): unknown {
  if (!isPlainObject(value)) return value;
  const unparsed = value[unparsedMark];
  return isPlainObject(unparsed) &&
    typeof unparsed['text'] === 'string' &&
    isProblem(unparsed['problem'])
    ? new UnparsedText(unparsed['text'], unparsed['problem'])
    : value;
}

function isProblem(value: unknown): value is Problem {
  return isPlainObject(value) && typeof value['key'] === 'string';
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'savedAt' in value &&
    'values' in value &&
    typeof value.values === 'object'
  );
}
