import type { Entity } from './entities.ts';
import type { KeyInput } from './keys.ts';
import type { ReadMutation } from './mutation.ts';

/** Whose key a place takes: what its own name says, else what the mutation is about. */
export function ownerOf(key: KeyInput, { subject }: ReadMutation): Entity | undefined {
  return key.entity ?? (key.words.length === 0 ? subject : undefined);
}

/** The key with the others that tell the same record, where it has several. */
export const wholeKey = (key: KeyInput, { keys }: ReadMutation): readonly KeyInput[] =>
  key.field === undefined
    ? [key]
    : keys.filter(({ field, entity }) => field !== undefined && entity === key.entity);

/** Keys of one record each, and not one in every object of a list. */
export const singleKeys = ({ keys }: ReadMutation): readonly KeyInput[] =>
  keys.filter(({ list, each }) => !list && !each);
export const manyKeys = ({ keys }: ReadMutation): readonly KeyInput[] =>
  keys.filter(({ list, each }) => list || each);
