import type { FormValues, InputDescriptor } from '@admin/gql/resource';

/** Values of all inputs, by their names in the form (`formName`). */
export type RecordFormValues = Record<string, unknown>;

/**
 * Name of an input in the form. React Hook Form treats a dot in a name as a path, and drops names
 * that would reach a prototype. Names of nested inputs are therefore flattened.
 */
export function formName(input: { readonly name: string }): string {
  return input.name.replaceAll('.', ':').replace(/^(__proto__|constructor|prototype)$/, '$1:');
}

export function toForm(inputs: readonly InputDescriptor[], values: FormValues): RecordFormValues {
  return Object.fromEntries(
    inputs.map((input) => [
      formName(input),
      (Object.hasOwn(values, input.name) ? values[input.name] : undefined) ?? null,
    ]),
  );
}

export function fromForm(inputs: readonly InputDescriptor[], values: RecordFormValues): FormValues {
  return Object.fromEntries(inputs.map((input) => [input.name, values[formName(input)] ?? null]));
}
