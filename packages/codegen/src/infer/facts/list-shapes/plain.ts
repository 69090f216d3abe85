import { getNamedType, getNullableType, isListType } from 'graphql';

import { isRecordType } from '../schema-types.ts';
import type { ListShapeReading } from './list-shape.ts';

/** `orders: [Order!]!` */
export const plain: ListShapeReading = {
  name: 'plain',
  read(type) {
    const record = getNamedType(type);
    if (!isListType(type) || isListType(getNullableType(type.ofType)) || !isRecordType(record))
      return undefined;
    return {
      meaning: [{ record, records: [], confidence: 0.6 }],
      because: `a list of \`${record.name}\``,
    };
  },
};
