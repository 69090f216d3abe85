import { isObjectType, type GraphQLObjectType } from 'graphql';

import type { Facts } from '../contracts/facts.ts';
import { typeStems } from '../facts/names/stems.ts';
import { seamless } from '../facts/names/words.ts';
import { standsFor } from '../facts/list-shapes/named-rows.ts';
import type { Evidence, RoleRule } from './evidence.ts';

/**
 * A write that names a type of record is about that type, though what is listed under the same
 * words is another one: `deletePilot` deletes no `PilotLastFlight` of `pilots:
 * [PilotLastFlight!]!`. A slimmer view of the type, `PilotSummary`, stands for it.
 */
export const inferWriteOtherType: RoleRule = ({ mutations, index, facts }) => {
  const named = recordTypes(facts);
  return mutations.flatMap(({ root, spoken, resource }): Evidence[] => {
    const other = named.get(seamless(spoken.stems[0] ?? []));
    if (
      !other ||
      other === resource.record ||
      index.byType.has(other.name) ||
      standsFor(resource, other, facts)
    )
      return [];
    return [
      {
        role: spoken.role,
        type: resource.type,
        choice: root.name,
        rule: 'write-other-type',
        confidence: 0.9,
        against: true,
        because: `\`${root.leaf}\` names \`${other.name}\`, of which a \`${resource.type}\` is no view.`,
      },
    ];
  });
};

/** Types with an identifier, by their names. */
function recordTypes({ schema, isIdentified }: Facts): ReadonlyMap<string, GraphQLObjectType> {
  const types = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(isIdentified);
  // Of names that differ in a meaningless ending, the shorter wins.
  return new Map(
    types
      .flatMap((type) => typeStems(type.name).map((stem) => [stem, type] as const))
      .sort(([, a], [, b]) => b.name.length - a.name.length),
  );
}
