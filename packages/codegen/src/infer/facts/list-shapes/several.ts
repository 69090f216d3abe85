import { getNamedType, isInterfaceType, isObjectType } from 'graphql';

import type { ListShape } from '../../contracts/list-shape.ts';
import { hasList, isRecordType, requiredArguments } from '../schema-types.ts';
import type { ListShapeReading } from './list-shape.ts';
import { isPageLike, isThin } from './page-like.ts';

/**
 * `Page(page: Int) { users: [User!], posts: [Post!], comments: [Comment!] }`: one page, a list of
 * each kind of record.
 */
export const several: ListShapeReading = {
  name: 'several',
  read(type, { isIdentified }) {
    if (
      (!isObjectType(type) && !isInterfaceType(type)) ||
      isIdentified(type) ||
      !isPageLike(type) ||
      !isThin(type)
    )
      return undefined;
    const shapes = Object.values(type.getFields()).flatMap((field): readonly ListShape[] => {
      const record = getNamedType(field.type);
      if (
        !hasList(field.type) ||
        !isRecordType(record) ||
        !isIdentified(record) ||
        requiredArguments(field).length > 0
      )
        return [];
      return [{ record, records: [field.name], wrapper: type, confidence: 0.72 }];
    });
    return shapes.length > 2
      ? { meaning: shapes, because: `\`${type.name}\`, which holds a list of each kind of record` }
      : undefined;
  },
};
