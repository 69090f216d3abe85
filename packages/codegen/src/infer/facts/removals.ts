import { isNonNullType } from 'graphql';

import type { Removal } from '../contracts/facts.ts';
import type { RootField } from '../contracts/root-field.ts';
import type { RecordType } from '../contracts/schema.ts';
import { typeStems } from './names/stems.ts';
import { numberForms, seamless } from './names/words.ts';
import { readMutationName } from './names/write-names.ts';
import { fieldsOf, hasList, isLeaf, requiredArguments } from './schema-types.ts';

/**
 * What tells records without identifier apart where only a write says so: `deleteTide(port:,
 * hour:)`. By type of the records that lists return.
 */
export function findRemovals(
  queries: readonly RootField[],
  mutations: readonly RootField[],
  isIdentified: (type: unknown) => boolean,
): ReadonlyMap<string, Removal> {
  const records = new Map(
    queries.flatMap(({ shape }) =>
      shape && !isIdentified(shape.record)
        ? typeStems(shape.record.name).map((stem) => [stem, shape.record] as const)
        : [],
    ),
  );
  const removals = new Map<string, Removal>();
  if (records.size === 0) return removals;
  for (const { words, leaf, field } of mutations) {
    for (const {
      role,
      stems: [stem = []],
    } of readMutationName(words)) {
      const record =
        role === 'remove'
          ? numberForms(seamless(stem))
              .map((form) => records.get(form))
              .find((each) => each !== undefined)
          : undefined;
      const asked = requiredArguments(field).map(({ name }) => name);
      if (
        record &&
        !removals.has(record.name) &&
        asked.length > 0 &&
        asked.every((name) => isHeld(record, name))
      )
        removals.set(record.name, { by: leaf, fields: asked });
    }
  }
  return removals;
}

/** Whether every record has a plain value of the name. */
function isHeld(record: RecordType, name: string): boolean {
  const field = fieldsOf(record)[name];
  return (
    field !== undefined && isNonNullType(field.type) && isLeaf(field.type) && !hasList(field.type)
  );
}
