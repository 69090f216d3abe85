import type { KeyField } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import { firstOf, type NamedRead } from '../../contracts/reading.ts';
import { asked } from './asked.ts';
import { identifier } from './identifier.ts';
import type { KeyPlace } from './key-place.ts';
import { lookup } from './lookup.ts';
import { natural } from './natural.ts';
import { removal } from './removal.ts';

export type Key = NamedRead<readonly KeyField[]>;

/** Recognizers of a record's key, the most reliable first. */
const readMeaning = firstOf([lookup, asked, natural, identifier, removal]);

/**
 * The fields that identify a record: its identifier, else what the field that fetches one record
 * asks for.
 */
export const readKey = (place: KeyPlace, facts: Facts): Key =>
  readMeaning(place, facts) ?? { meaning: [], by: 'none', because: noKey(place.type) };

const noKey = (type: string): string =>
  `No field of \`${type}\` identifies a record: its list can be read and sorted, and no record of it opened, linked or written. \`admin.resources.${type}.key\` names a key that the schema does not tell.`;
