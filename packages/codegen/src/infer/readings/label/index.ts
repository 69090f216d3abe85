import type { Path } from '../../../model.ts';
import type { Draft } from '../../contracts/draft.ts';
import type { Facts } from '../../contracts/facts.ts';
import { firstOf, type NamedRead } from '../../contracts/reading.ts';
import { fieldsOf } from '../../facts/schema-types.ts';
import { address } from './address.ts';
import { readAnyWord } from './any-word.ts';
import { behindPrefix } from './behind-prefix.ts';
import { description } from './description.ts';
import { toLabelPlace, type LabelPlace } from './label-place.ts';
import { readLinks } from './links.ts';
import { name } from './name.ts';
import { namesake } from './namesake.ts';
import { person } from './person.ts';
import { tellingEnding } from './telling-ending.ts';
import { tellingWord } from './telling-word.ts';

export type Label = NamedRead<readonly Path[]>;

/** Recognizers of a record's label, the most reliable first. A long text is never a label. */
const readPaths = firstOf([
  name,
  person,
  address,
  namesake,
  tellingWord,
  behindPrefix,
  tellingEnding,
  description,
]);

/**
 * Read off the record alone. Nothing where no field promises to tell records apart: see
 * `labelOthers`.
 */
export function readLabel(
  record: Pick<LabelPlace, 'type' | 'fields' | 'key'>,
  facts: Facts,
): Label | undefined {
  const inside: LabelPlace['inside'] = (fields, type) => {
    const own = readLabel({ type, fields, key: [] }, facts)?.meaning ?? [];
    return own.length > 0 ? own : readAnyWord(fields, []);
  };
  return readPaths(toLabelPlace(record, inside), facts);
}

/** A label among the values of an envelope, from the record down. */
export function inEnvelope(
  record: Draft['found']['record'],
  envelope: string | undefined,
): (path: Path) => Path {
  return (path) =>
    envelope !== undefined && !((path[0] ?? '') in fieldsOf(record)) ? [envelope, ...path] : path;
}

/**
 * Labels for records without a name. Other records that tell them apart come before a word that
 * many may share, and that before the one record that they belong to.
 */
export function labelOthers(drafts: readonly Draft[]): readonly Draft[] {
  const named = new Map(drafts.map((draft) => [draft.name, draft]));
  const told = drafts.map((draft): Draft => {
    if (draft.label.length > 0) return draft;
    const links = readLinks(draft, named);
    const words = readAnyWord(draft.fields, draft.key).map(
      inEnvelope(draft.found.record, draft.envelope),
    );
    if (links.length > 1) return withLabel(draft, byLinks(links));
    return words.length > 0
      ? withLabel(draft, {
          meaning: words,
          by: 'any-word',
          because: 'It has no name, and no other text.',
        })
      : draft;
  });
  const known = new Map(told.map((draft) => [draft.name, draft]));
  return told.map((draft) => {
    const links = draft.label.length > 0 ? [] : readLinks(draft, known);
    return links.length > 0 ? withLabel(draft, byLinks(links)) : draft;
  });
}

/** The label of a record that nothing stands for but its key. */
export const keyAsLabel: Label = {
  meaning: [],
  by: 'key',
  because: 'No text of it, and no record that it belongs to, tells it from others.',
};

const withLabel = (draft: Draft, label: Label): Draft => ({
  ...draft,
  label: label.meaning,
  why: { ...draft.why, label },
});
const byLinks = (meaning: readonly Path[]): Label => ({
  meaning,
  by: 'links',
  because: 'It has no name: the records that it belongs to tell it from others.',
});
