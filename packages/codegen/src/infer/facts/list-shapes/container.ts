import { getNamedType } from 'graphql';

import type { ListShape } from '../../contracts/list-shape.ts';
import type { OutputField, RecordType } from '../../contracts/schema.ts';
import { sameName } from '../names/words.ts';
import { fieldsOf, hasList, isRecordType } from '../schema-types.ts';
import { holds, type ListShapeReading } from './list-shape.ts';
import { containers, isPageLike, isThin } from './page-like.ts';

/** `{ items: [Order!]!, total: Int! }`: a field with the records, next to page information. */
export const container: ListShapeReading = {
  name: 'container',
  read(type, { isIdentified }) {
    if (!isRecordType(type) || isIdentified(type)) return undefined;
    const field = pickContainer(type, listsIn(type));
    const record = field && getNamedType(field.type);
    if (!field || !isRecordType(record)) return undefined;
    const shape: ListShape = { record, records: [field.name], wrapper: type, confidence: 0.72 };
    return { meaning: [shape], because: holds(shape) };
  },
};

/**
 * Fields of an object that are lists of records. A list with arguments is not among them: it is a
 * separate operation below a namespace.
 */
export function listsIn(type: RecordType): readonly OutputField[] {
  return Object.values(fieldsOf(type)).filter(
    (field) =>
      hasList(field.type) && isRecordType(getNamedType(field.type)) && field.args.length === 0,
  );
}

function pickContainer(type: RecordType, lists: readonly OutputField[]): OutputField | undefined {
  const named = containers
    .map((name) => lists.find((field) => field.name === name))
    .find((field) => field !== undefined);
  const page = isPageLike(type);
  if (named && (page || isThin(type))) return named;
  const ownNamed = lists.find((field) => sameName(field.name, getNamedType(field.type).name));
  if (ownNamed && (page || lists.length === 1) && isThin(type)) return ownNamed;
  const [only, ...more] = lists;
  return only && more.length === 0 && page ? only : undefined;
}
