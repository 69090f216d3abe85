import { getNamedType, isInterfaceType, isObjectType } from 'graphql';

import type { Evidence } from './evidence.ts';
import type { Facts } from '../facts/facts.ts';
import type { ResourceIndex } from '../readings/resource-index.ts';

/**
 * Where no field fetches one record of a type, `node(id:)` does for the types that implement its interface.
 * Source: GraphQL Global Object Identification Specification.
 */
export function inferOneNode(facts: Facts, index: ResourceIndex): readonly Evidence[] {
  return facts.queries.flatMap((root): Evidence[] => {
    const node = getNamedType(root.field.type);
    const [argument, ...more] = root.field.args;
    if (root.leaf !== 'node' || !isInterfaceType(node) || argument?.name !== 'id' || more.length > 0) return [];
    return index.resources.flatMap((resource): Evidence[] =>
      isObjectType(resource.record) && resource.record.getInterfaces().includes(node)
        ? [{ role: 'one', type: resource.type, choice: root.name, rule: 'one-node', confidence: 0.52, because: `\`${resource.type}\` implements \`${node.name}\`, which \`${root.name}\` fetches by its global id.` }]
        : [],
    );
  });
}
