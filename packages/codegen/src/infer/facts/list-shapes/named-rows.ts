import {
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

import { stepTo } from '../../../model.ts';
import type { TypeFacts } from '../../contracts/facts.ts';
import type { FoundShape } from '../../contracts/list-shape.ts';
import type { RootField } from '../../contracts/root-field.ts';
import type { RecordType } from '../../contracts/schema.ts';
import { affinity, listStems, typeStems, viewTheSame } from '../names/stems.ts';
import { numberForms } from '../names/words.ts';
import { fieldsOf, isLeaf } from '../schema-types.ts';
import { holds } from './list-shape.ts';

/**
 * The type that a list is called after, where it returns an interface of that type and others:
 * `cranes: [Asset!]!` lists every `Crane`, and `barges: [Asset!]!` every `Barge`. A list that is
 * called after the interface holds records of all its types.
 */
export function narrowToNamed(
  shape: FoundShape,
  words: readonly string[],
  schema: GraphQLSchema,
): FoundShape {
  if (!isInterfaceType(shape.record)) return shape;
  const stems = listStems(words);
  if (affinity(stems, typeStems(shape.record.name)) > 0) return shape;
  const [named, ...others] = schema
    .getPossibleTypes(shape.record)
    .filter((member) => affinity(stems, typeStems(member.name)) > 0);
  if (!named || others.length > 0) return shape;
  const narrowed = { ...shape, record: named, records: [...shape.records, stepTo(named.name)] };
  return {
    ...narrowed,
    because: `${shape.wrapper ? holds(shape) : shape.because}, of which it is called after \`${named.name}\``,
  };
}

/**
 * Lists that share one slim object are of the types that they are called after, where it stands for
 * these: `orders: [Row!]!` lists orders and `customers: [Row!]!` customers, each with what a row
 * says of it.
 */
export function nameSlimRows(
  roots: readonly RootField[],
  facts: Pick<TypeFacts, 'schema' | 'identifierOf'>,
): readonly RootField[] {
  const lists = Map.groupBy(
    roots.filter(({ shape }) => isObjectType(shape?.record)),
    ({ shape }) => shape?.record.name ?? '',
  );
  const named = new Map<RootField, RootField>();
  let known: ReadonlyMap<string, readonly GraphQLObjectType[]> | undefined;
  /** Types that a list is called after; none where it is called after what it returns. */
  const typesCalled = (words: readonly string[], slim: string): readonly GraphQLObjectType[] => {
    const stems = listStems(words);
    if (affinity(stems, typeStems(slim)) > 0) return [];
    known ??= typesBySpelling(facts.schema.getTypeMap());
    return [...new Set(spellings(stems).flatMap((spelling) => known?.get(spelling) ?? []))];
  };
  for (const [slim, sharing] of lists) {
    if (sharing.length < 2) continue;
    const found = sharing.flatMap((root) => {
      const shape = root.shape;
      const type =
        shape && typesCalled(root.words, slim).filter((each) => standsFor(shape, each, facts));
      return shape && type?.[0] && type.length === 1 ? [{ root, shape, type: type[0] }] : [];
    });
    if (new Set(found.map(({ type }) => type)).size < 2) continue;
    for (const { root, shape, type } of found) {
      named.set(root, {
        ...root,
        shape: {
          ...shape,
          record: type,
          because: `${shape.wrapper ? holds(shape) : shape.because}, which stands for the \`${type.name}\` that it is called after`,
        },
      });
    }
  }
  return named.size === 0 ? roots : roots.map((root) => named.get(root) ?? root);
}

const spellings = (stems: readonly string[]): readonly string[] => [
  ...new Set(stems.flatMap(numberForms)),
];

/**
 * Object types by all that they may be called, of which two names that speak of each other share
 * one.
 */
function typesBySpelling(
  types: Readonly<Record<string, GraphQLNamedType>>,
): ReadonlyMap<string, readonly GraphQLObjectType[]> {
  const found = new Map<string, GraphQLObjectType[]>();
  for (const type of Object.values(types).filter(isObjectType)) {
    for (const spelling of spellings(typeStems(type.name))) {
      const sharing = found.get(spelling);
      if (sharing) sharing.push(type);
      else found.set(spelling, [type]);
    }
  }
  return found;
}

/**
 * Tests whether the records of a list are those of a type in another form: an interface of the
 * type, or a smaller view, `FlightSummary` of `Flight`. A view has the same identifier, and the
 * type has most of its fields, or their names show the relation.
 */
export function standsFor(
  { record }: { readonly record: RecordType },
  type: GraphQLObjectType,
  { identifierOf }: Pick<TypeFacts, 'identifierOf'>,
): boolean {
  if (type.getInterfaces().some(({ name }) => name === record.name)) return true;
  const identifier = identifierOf(record)?.join('.');
  if (identifier !== identifierOf(type)?.join('.')) return false;
  if (identifier !== undefined && viewTheSame(record.name, type.name)) return true;
  const whole = type.getFields();
  const own = Object.values(fieldsOf(record)).filter((field) => isLeaf(field.type));
  return own.filter(({ name }) => whole[name]).length * 3 > own.length * 2;
}
