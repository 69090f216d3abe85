import { isObjectType, type GraphQLNamedType, type GraphQLObjectType } from 'graphql';

import type { TypeFacts } from '../../contracts/facts.ts';
import type { RootField } from '../../contracts/root-field.ts';
import { affinity, listStems, typeStems } from '../names/stems.ts';
import { numberForms } from '../names/words.ts';
import { standsFor } from '../stands-for.ts';
import { holds } from './list-shape.ts';

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
