import type { FormValues, InputDescriptor } from '@admin/gql/resource';

/** Values of all inputs by the form's own names for them (`formName`). */
export type RecordFormValues = Record<string, unknown>;

/**
 * react-hook-form reads a dot in a name as a path, and drops values of names by which a prototype
 * is reached. Names of nested inputs are flat here.
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
