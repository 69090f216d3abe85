import type { FieldDescriptor, InputDescriptor, KeyedResource } from '@admin/gql/resource';

import { isWide } from '../inputs/is-wide.ts';

/**
 * Inputs in the order of a form: that of the record's page, with full-width inputs last, so that no
 * gap appears between columns. An input is not nullable where the record's field never is, or where
 * a new record requires it: patches allow `null` for every field, and the server would refuse it.
 * An input that the schema does not describe gets the description of its field.
 */
export function formInputs(
  resource: KeyedResource,
  inputs: readonly InputDescriptor[],
): readonly InputDescriptor[] {
  const places = new Map(resource.fields.map(({ name }, index) => [name, index]));
  const placeOf = ({ name, field }: InputDescriptor) =>
    places.get(field ?? name) ?? places.get(name) ?? places.size;
  const ordered = inputs.toSorted(
    (a, b) => Number(isWide(a)) - Number(isWide(b)) || placeOf(a) - placeOf(b),
  );
  return ordered.map((input) => {
    const field = resource.fields.find(({ name }) => name === (input.field ?? input.name));
    const description = input.description ?? field?.description;
    return {
      ...input,
      ...(description !== undefined && { description }),
      nullable: input.nullable && !isNeverNull(resource, input, field),
    };
  });
}

function isNeverNull(
  { create }: KeyedResource,
  input: InputDescriptor,
  field: FieldDescriptor | undefined,
): boolean {
  return (
    field?.nullable === false ||
    create?.inputs.some(({ name, required }) => name === input.name && required) === true
  );
}
