import { isInterfaceType, type GraphQLSchema } from 'graphql';

import { stepTo } from '../../../model.ts';
import type { FoundShape } from '../../contracts/list-shape.ts';
import { affinity, listStems, typeStems } from '../names/stems.ts';
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
