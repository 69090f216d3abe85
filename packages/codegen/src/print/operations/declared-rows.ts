import type { GraphQLCompositeType } from 'graphql';

import type { Members } from '../code/code.ts';
import { Repeated } from '../code/repeated.ts';
import type { Context } from '../context/context.ts';
import { fieldMembers } from '../records/field-descriptor.ts';
import { nameRecords } from '../records/record-types.ts';
import { listedRecord, type ListedRecord } from './list-rows.ts';

/**
 * Types, fields and key of a resource's records as its module declares them. Modules with the same
 * records import them.
 */
export interface DeclaredRows {
  readonly context: Context;
  /** Members of the page's field descriptors, by name. */
  readonly fields: ReadonlyMap<string, Members>;
  readonly recordOf: (record: GraphQLCompositeType) => ListedRecord;
}

/** @param declaredIn the module of the resource: `resources/issues` */
export function declaredRows(resource: Context, declaredIn: string): DeclaredRows {
  const context: Context = { ...resource, declaredIn, repeated: new Repeated() };
  nameRecords(context);
  const fields = new Map(
    context.view.shown.map((field) => [field.name, fieldMembers(context, field)]),
  );
  const listed = new Map<string, ListedRecord>();
  const recordOf = (record: GraphQLCompositeType): ListedRecord => {
    const found = listed.get(record.name) ?? listedRecord(context, record, fields);
    listed.set(record.name, found);
    return found;
  };
  return { context, fields, recordOf };
}

/** Context of a separate module, which adds declarations to those of the resource. */
export const besideRows = ({ context }: DeclaredRows): Context => ({
  ...context,
  repeated: new Repeated(context.repeated),
});
