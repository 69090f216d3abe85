import { isObjectType, type GraphQLObjectType } from 'graphql';

import { affinity, listStems, typeStems } from '../names/stems.ts';
import type { RootField } from '../root-fields.ts';
import { standsFor } from '../stands-for.ts';
import type { TypeFacts } from '../type-facts.ts';
import { holds } from './list-shape.ts';

interface Called {
  readonly type: GraphQLObjectType;
  readonly stems: readonly string[];
}

/**
 * Lists that share one slim object are of the types that they are called after, where it stands for these: `orders: [Row!]!` lists orders and `customers: [Row!]!`
 * customers, each with what a row says of it.
 */
export function nameSlimRows(roots: readonly RootField[], facts: Pick<TypeFacts, 'schema' | 'identifierOf'>): readonly RootField[] {
  const lists = Map.groupBy(roots.filter(({ shape }) => isObjectType(shape?.record)), ({ shape }) => shape?.record.name ?? '');
  const named = new Map<RootField, RootField>();
  let known: readonly Called[] | undefined;
  /** Types that a list is called after; none where it is called after what it returns. */
  const typesCalled = (words: readonly string[], slim: string): readonly GraphQLObjectType[] => {
    const stems = listStems(words);
    if (affinity(stems, typeStems(slim)) > 0) return [];
    known ??= Object.values(facts.schema.getTypeMap()).filter(isObjectType).map((type) => ({ type, stems: typeStems(type.name) }));
    return known.filter((each) => affinity(stems, each.stems) > 0).map(({ type }) => type);
  };
  for (const [slim, sharing] of lists) {
    if (sharing.length < 2) continue;
    const found = sharing.flatMap((root) => {
      const shape = root.shape;
      const type = shape && typesCalled(root.words, slim).filter((each) => standsFor(shape, each, facts));
      return shape && type?.[0] && type.length === 1 ? [{ root, shape, type: type[0] }] : [];
    });
    if (new Set(found.map(({ type }) => type)).size < 2) continue;
    for (const { root, shape, type } of found) {
      named.set(root, { ...root, shape: { ...shape, record: type, because: `${shape.wrapper ? holds(shape) : shape.because}, which stands for the \`${type.name}\` that it is called after` } });
    }
  }
  return named.size === 0 ? roots : roots.map((root) => named.get(root) ?? root);
}
