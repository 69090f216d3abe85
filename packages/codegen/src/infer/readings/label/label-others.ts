import type { Path } from '../../../model.ts';
import { fieldsOf } from '../../facts/schema-types.ts';
import type { Draft } from '../draft.ts';
import { labelByReference, labelByWord } from './label.ts';

/** A label among the values of an envelope, from the record down. */
export function inEnvelope(record: Draft['found']['record'], envelope: string | undefined): (path: Path) => Path {
  return (path) => (envelope !== undefined && !((path[0] ?? '') in fieldsOf(record)) ? [envelope, ...path] : path);
}

/**
 * Labels for records without a name. Other records that tell them apart come before a word that many may share, and that before the one record that
 * they belong to.
 */
export function labelOthers(drafts: readonly Draft[]): readonly Draft[] {
  const named = new Map(drafts.map((draft) => [draft.name, draft]));
  const told = drafts.map((draft): Draft => {
    if (draft.label.length > 0) return draft;
    const lent = labelByReference(draft, named);
    const word = labelByWord(draft.fields, draft.key).map(inEnvelope(draft.found.record, draft.envelope));
    return { ...draft, label: lent.length > 1 ? lent : word };
  });
  const known = new Map(told.map((draft) => [draft.name, draft]));
  return told.map((draft) => (draft.label.length > 0 ? draft : { ...draft, label: labelByReference(draft, known) }));
}
