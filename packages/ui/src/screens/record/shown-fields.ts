import type { FieldDescriptor, KeyedResource } from '@admin/gql/resource';

/** Fields on the page of a record. A field with a list section of its own is left out. */
export const shownFields = ({ fields, nested = [] }: KeyedResource): readonly FieldDescriptor[] =>
  fields.filter((field) => !nested.some((list) => list.name === field.name));
