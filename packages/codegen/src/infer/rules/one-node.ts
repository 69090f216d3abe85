import { getNamedType, isInterfaceType, isObjectType } from 'graphql';

import type { Evidence, RoleRule } from './evidence.ts';

/**
 * Where no field fetches a record of a type, `node(id:)` does for the types that implement its
 * interface. Source: GraphQL Global Object Identification Specification.
 */
export const inferOneNode: RoleRule = ({ facts, index }) =>
  facts.queries.flatMap((root): Evidence[] => {
    const node = getNamedType(root.field.type);
    const [argument, ...more] = root.field.args;
    if (
      root.leaf !== 'node' ||
      !isInterfaceType(node) ||
      argument?.name !== 'id' ||
      more.length > 0
    )
      return [];
    return index.resources.flatMap((resource): Evidence[] =>
      isObjectType(resource.record) && resource.record.getInterfaces().includes(node)
        ? [
            {
              role: 'one',
              type: resource.type,
              choice: root.name,
              rule: 'one-node',
              confidence: 0.52,
              because: `\`${resource.type}\` implements \`${node.name}\`, which \`${root.name}\` fetches by its global id.`,
            },
          ]
        : [],
    );
  });
