import type { FieldDescriptor, KeyedResource } from '@admin/gql/resource';

/** The fields that the page of a record shows: a list that stands on it is no value of it. */
export const shownFields = ({ fields, nested = [] }: KeyedResource): readonly FieldDescriptor[] =>
  fields.filter((field) => !nested.some((list) => list.name === field.name));
