import { getNamedType, isInterfaceType, isUnionType } from 'graphql';

import type { RootField } from '../../facts/root-fields.ts';
import { words } from '../../facts/names/words.ts';
import { fieldsOf, hasList, isLeaf, requiredArguments, type OutputField, type RecordType } from '../../facts/schema-types.ts';
import type { Survey } from '../draft.ts';
import type { Entities, Entity } from './entities.ts';
import type { Mention } from './mutation.ts';
import { findMentions } from './mutation.ts';

/** A query field that is no resource's list, record or count, as rules see it. */
export interface ReadQuery {
  readonly root: RootField;
  readonly words: readonly string[];
  readonly mentions: readonly Mention[];
  /** It answers several. */
  readonly list: boolean;
  /** What it answers, inside of a list: an object, one of several types. */
  readonly record?: RecordType;
  readonly entity?: Entity;
  /** It answers records of several types. */
  readonly several: boolean;
  /** How many arguments it cannot do without. */
  readonly asked: number;
  /** Of the plain values that one object of the answer holds, how many are numbers. */
  readonly numbers: { readonly numeric: number; readonly all: number };
}

export function readQuery(root: RootField, entities: Entities, survey: Survey): ReadQuery {
  const { field, shape } = root;
  const named = getNamedType(field.type);
  const record = shape?.record ?? (entities.byType.get(named.name)?.record);
  const entity = record && entities.byType.get(record.name);
  const parts = [...root.path.slice(0, -1).flatMap((name) => words(name)), ...root.words];
  return {
    root, words: parts, mentions: findMentions(root.words, entities), list: shape !== undefined || hasList(field.type),
    ...(record ? { record } : {}), ...(entity ? { entity } : {}),
    several: isUnionType(record) || (isInterfaceType(record) && entity?.resource === undefined),
    asked: requiredArguments(field).length,
    numbers: countNumbers(field, record, survey),
  };
}

const numeric = new Set(['integer', 'bigint', 'decimal', 'float']);

function countNumbers(field: OutputField, record: RecordType | undefined, { facts }: Survey): ReadQuery['numbers'] {
  if (!record) return { numeric: numeric.has(facts.kindOf(getNamedType(field.type)) ?? '') ? 1 : 0, all: 1 };
  const leaves = Object.values(fieldsOf(record)).flatMap((inner) => (isLeaf(inner.type) ? [inner] : Object.values(fieldsOf(getNamedType(inner.type))).filter((deep) => isLeaf(deep.type))));
  return { numeric: leaves.filter((inner) => numeric.has(facts.kindOf(getNamedType(inner.type)) ?? '')).length, all: leaves.length };
}
