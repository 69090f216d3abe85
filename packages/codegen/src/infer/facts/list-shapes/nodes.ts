import { getNamedType } from 'graphql';

import type { ListShape } from '../../contracts/list-shape.ts';
import { fieldsOf, hasList, isRecordType, requiredArguments } from '../schema-types.ts';
import { recordOfEdges } from './edges.ts';
import { holds, type ListShapeReading } from './list-shape.ts';

/** `nodes` of a connection. Many servers have it in addition to edges. */
export const nodes: ListShapeReading = {
  name: 'nodes',
  read(type) {
    const { nodes: field } = fieldsOf(type);
    if (
      !isRecordType(type) ||
      !field ||
      !hasList(field.type) ||
      requiredArguments(field).length > 0
    )
      return undefined;
    const record = getNamedType(field.type);
    const beside = recordOfEdges(type);
    if (!isRecordType(record) || (beside !== undefined && beside !== record)) return undefined;
    const shape: ListShape = { record, records: ['nodes'], wrapper: type, confidence: 0.75 };
    return { meaning: [shape], because: holds(shape) };
  },
};
