import type { FormValues, InputDescriptor } from '@admin/gql/resource';

/** Values of all inputs by the form's own names for them (`formName`). */
export type RecordFormValues = Record<string, unknown>;

/** react-hook-form reads a dot in a name as a path; names of nested inputs are flat here. */
export function formName(input: { readonly name: string }): string {
  return input.name.replaceAll('.', ':');
}

export function toForm(inputs: readonly InputDescriptor[], values: FormValues): RecordFormValues {
  return Object.fromEntries(inputs.map((input) => [formName(input), values[input.name] ?? null]));
}

export function fromForm(inputs: readonly InputDescriptor[], values: RecordFormValues): FormValues {
  return Object.fromEntries(inputs.map((input) => [input.name, values[formName(input)] ?? null]));
}
