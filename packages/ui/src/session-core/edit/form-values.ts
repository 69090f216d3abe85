import type { FormValues, InputDescriptor, ResourceRecord } from '@admin/gql/resource';

import type { DateLimits } from '../../values/date-limits.ts';
import { isBlank } from '../../values/is-blank.ts';
import { isText } from '../../values/is-empty.ts';
import { isEmptyValue, isPlainObject, isSameValue } from '../../values/same-value.ts';
import type { Problem } from '../../values/unparsed-text.ts';
import { localName } from '../../values/value-descriptor.ts';
import { valueProblem } from '../../values/value-problem.ts';

/**
 * Initial values of a form by input name: values of the record, or defaults of the schema for a new
 * record.
 */
export function initialValues(
  inputs: readonly InputDescriptor[],
  record: ResourceRecord | null,
): FormValues {
  return Object.fromEntries(
    inputs.map((input) => [
      input.name,
      (record ? input.value(record) : input.defaultValue) ?? null,
    ]),
  );
}

/** Values of changed inputs; no others are sent. An emptied input is `null`. */
export function changedValues(
  inputs: readonly InputDescriptor[],
  initial: FormValues,
  values: FormValues,
): FormValues {
  const changed = inputs.filter(
    (input) => !isSameValue(input, initial[input.name], values[input.name]),
  );
  return Object.fromEntries(
    changed.map((input) => [input.name, sentValue(input, values[input.name])]),
  );
}

/**
 * Values of an update: the changes, and the present values of inputs that the server requires.
 * Empty when nothing changed.
 */
export function updateValues(
  inputs: readonly InputDescriptor[],
  initial: FormValues,
  values: FormValues,
): FormValues {
  const changes = changedValues(inputs, initial, values);
  if (Object.keys(changes).length === 0) return changes;
  const needed = inputs.filter(
    ({ name, required }) =>
      required && !Object.hasOwn(changes, name) && !isEmptyValue(values[name]),
  );
  return {
    ...Object.fromEntries(
      needed.map((input) => [input.name, sentValue(input, values[input.name])]),
    ),
    ...changes,
  };
}

/**
 * Values of a create: changed inputs, and required inputs with defaults. An unchanged required
 * check box is `false`, an unchanged required list is empty.
 */
export function createValues(
  inputs: readonly InputDescriptor[],
  initial: FormValues,
  values: FormValues,
): FormValues {
  const changes = changedValues(inputs, initial, values);
  const untouched = inputs.flatMap((input): [string, unknown][] => {
    if (!input.required || Object.hasOwn(changes, input.name)) return [];
    if (!isEmptyValue(initial[input.name]))
      return [[input.name, sentValue(input, initial[input.name])]];
    if (input.list) return [[input.name, []]];
    return input.kind === 'boolean' && !input.nullable ? [[input.name, false]] : [];
  });
  return { ...Object.fromEntries(untouched), ...changes };
}

/**
 * Value as it is sent. An empty text is `null`; an emptied list is an empty list. Fields of an
 * object are omitted where they are missing, and where they are `null` and not nullable.
 */
function sentValue(input: InputDescriptor, value: unknown): unknown {
  if (input.list) return value ?? [];
  if (value === '' || value === undefined) return null;
  if (input.kind !== 'object' || !input.inputs || !isPlainObject(value)) return value;
  return Object.fromEntries(
    input.inputs.flatMap((nested) => {
      const name = localName(nested);
      const part = Object.hasOwn(value, name) ? value[name] : undefined;
      return part === undefined || (part === null && !nested.nullable)
        ? []
        : [[localName(nested), sentValue(nested, part)]];
    }),
  );
}

/**
 * Problem of an input that prevents the form from being sent. Unchanged values are not checked,
 * even where current rules would refuse them.
 */
export function inputProblem(
  input: InputDescriptor,
  initial: unknown,
  value: unknown,
  isNew: boolean,
  limits?: DateLimits,
): Problem | null {
  if (isEmptyValue(value))
    return isMissing(input, initial, isNew) ? { key: 'form.required' } : null;
  if (isSameValue(input, initial, value)) return null;
  const isNeeded = isMissing(input, initial, isNew) || (isNew && !input.nullable);
  return isBlankText(input, value) && isNeeded
    ? { key: 'form.required' }
    : valueProblem(input, value, limits);
}

/** Blank text: the server would accept it, and users would not see that the record has a value. */
function isBlankText({ kind, list }: InputDescriptor, value: unknown): boolean {
  return !list && isText(kind) && typeof value === 'string' && isBlank(value);
}

function isMissing(input: InputDescriptor, initial: unknown, isNew: boolean): boolean {
  if (input.list || (input.kind === 'boolean' && isNew)) return false;
  return (isNew && input.required) || (!input.nullable && !isEmptyValue(initial));
}
