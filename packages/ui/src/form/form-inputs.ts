import type { FieldDescriptor, InputDescriptor, KeyedResource } from '@admin/gql/resource';

import { isWide } from '../inputs/is-wide.ts';

/**
 * Inputs as a form shows them: in the reading order of the record's page, those that need the whole
 * width last, so that no holes are left between columns. An input loses its `null` where the record
 * never holds one, or cannot be created without a value: patches allow `null` everywhere, and the
 * server would only refuse it. An input that the schema does not describe is described as the field
 * that it edits.
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
