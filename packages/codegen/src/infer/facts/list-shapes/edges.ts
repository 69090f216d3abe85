import { getNamedType, type GraphQLNamedType } from 'graphql';

import type { ListShape } from '../../contracts/list-shape.ts';
import { fieldsOf, hasList, isRecordType } from '../schema-types.ts';
import { holds, type ListShapeReading } from './list-shape.ts';

/** `edges { node }`. Source: GraphQL Cursor Connections Specification. */
export const edges: ListShapeReading = {
  name: 'edges',
  read(type) {
    const record = recordOfEdges(type);
    if (!isRecordType(type) || !isRecordType(record)) return undefined;
    const shape: ListShape = {
      record,
      records: ['edges', 'node'],
      wrapper: type,
      confidence: 0.75,
    };
    return { meaning: [shape], because: holds(shape) };
  },
};

/** Type of the nodes of a connection's edges. */
export function recordOfEdges(type: unknown): GraphQLNamedType | undefined {
  const { edges: field } = fieldsOf(type);
  const node =
    field && hasList(field.type) ? fieldsOf(getNamedType(field.type))['node'] : undefined;
  return node && getNamedType(node.type);
}
