import { getNamedType, isInterfaceType, isUnionType } from 'graphql';

import type { QueryPlace } from '../../../model.ts';
import type { RootField } from '../../contracts/root-field.ts';
import type { OutputField, RecordType } from '../../contracts/schema.ts';
import type { Survey } from '../../contracts/survey.ts';
import { isFilterName, isOptionsName, isSortName } from '../../facts/names/argument-names.ts';
import { seamless, words } from '../../facts/names/words.ts';
import { fieldsOf, hasList, isLeaf, requiredArguments } from '../../facts/schema-types.ts';
import { enclosedIn } from './enclosed.ts';
import { isFormArgument, type Entities, type Entity } from './entities.ts';

/** A query field that is no resource's list, record or count, as rules see it. */
export interface ReadQuery {
  readonly root: RootField;
  readonly words: readonly string[];
  /** It answers several. */
  readonly list: boolean;
  /** Answered type without its list: an object, or one of several types. */
  readonly record?: RecordType;
  readonly entity?: Entity;
  /**
   * The type with a list that its name speaks of, orders for `orderAggregate`, or whose key it
   * takes.
   */
  readonly about?: Entity;
  /** It answers records of several types. */
  readonly several: boolean;
  /** Number of required arguments, except for times. */
  readonly requiredArguments: number;
  /** It takes something that says about what: a key, a text; more than a language or a page. */
  readonly told: boolean;
  /** Of the plain values that one object of the answer holds, how many are numbers. */
  readonly numbers: { readonly numeric: number; readonly all: number };
}

const isAboutPages = (name: string): boolean =>
  isFilterName(name) ||
  isSortName(name) ||
  isOptionsName(name) ||
  /^(?:first|last|after|before|limit|offset|page|per_?page|page_?size|size|count|skip|take)$/i.test(
    name,
  );

export function readQuery(root: RootField, entities: Entities, survey: Survey): ReadQuery {
  const { field, shape } = root;
  const named = getNamedType(field.type);
  const enclosed = enclosedIn(named);
  const record = shape?.record ?? entities.byType.get(enclosed.name)?.record;
  const entity = record && entities.byType.get(record.name);
  const parts = [...root.path.slice(0, -1).flatMap((name) => words(name)), ...root.words];
  const about =
    findAbout(root.words, entities) ??
    requiredArguments(field)
      .map(({ name }) =>
        findAbout(
          words(name).filter((word) => word !== 'id'),
          entities,
        ),
      )
      .find((each) => each !== undefined);
  return {
    root,
    words: parts,
    ...(about ? { about } : {}),
    list: shape !== undefined || hasList(field.type),
    ...(record ? { record } : {}),
    ...(entity ? { entity } : {}),
    several: isUnionType(record) || (isInterfaceType(record) && entity?.resource === undefined),
    requiredArguments: requiredArguments(field).filter(
      (argument) => !times.has(survey.facts.kindOf(getNamedType(argument.type)) ?? ''),
    ).length,
    told:
      requiredArguments(field).length > 0 ||
      field.args.some(
        (argument) =>
          !isFormArgument(argument.name, getNamedType(argument.type)) &&
          !isAboutPages(argument.name),
      ),
    numbers: countNumbers(field, record, survey),
  };
}

/**
 * Answered record, where the answer is a record; otherwise the record in the query's name: a report
 * on orders is about orders.
 */
export function findSubject(
  { root, entity, about, list }: ReadQuery,
  place: QueryPlace,
  { facts }: Survey,
): Entity | undefined {
  const plain = root.shape?.wrapper === undefined || facts.isIdentified(root.shape.record);
  const whole =
    place === 'singleton' ||
    place === 'enumeration' ||
    place === 'session' ||
    (place === 'lookup' && list && plain);
  if (
    entity &&
    (entity.listed || whole || (place === 'lookup' && facts.isIdentified(entity.record)))
  )
    return entity;
  return about;
}

/** The longest name of such a type; of two alike, the first. */
function findAbout(parts: readonly string[], entities: Entities): Entity | undefined {
  for (let length = parts.length; length > 0; length--) {
    for (let from = 0; from + length <= parts.length; from++) {
      const entity = entities
        .find(seamless(parts.slice(from, from + length)))
        .find(({ listed }) => listed);
      if (entity) return entity;
    }
  }
  return undefined;
}

const times: ReadonlySet<string> = new Set([
  'date',
  'instant',
  'localDateTime',
  'time',
  'interval',
]);
const numeric = new Set(['integer', 'bigint', 'decimal', 'float']);

function countNumbers(
  field: OutputField,
  record: RecordType | undefined,
  { facts }: Survey,
): ReadQuery['numbers'] {
  if (!record)
    return { numeric: numeric.has(facts.kindOf(getNamedType(field.type)) ?? '') ? 1 : 0, all: 1 };
  const leaves = Object.values(fieldsOf(record)).flatMap((inner) =>
    isLeaf(inner.type)
      ? [inner]
      : Object.values(fieldsOf(getNamedType(inner.type))).filter((deep) => isLeaf(deep.type)),
  );
  return {
    numeric: leaves.filter((inner) => numeric.has(facts.kindOf(getNamedType(inner.type)) ?? ''))
      .length,
    all: leaves.length,
  };
}
