import type { MutationRejectedError } from '@admin/gql';
import type { InputDescriptor, WriteError } from '@admin/gql/resource';
import type { TFunction } from 'i18next';

import { explained, foreignMessage } from './foreign-message.ts';

/** What the server refused, told apart by where it is shown. */
export interface Refusal {
  /** @defaultValue «Запись не сохранена» */
  readonly title?: string;
  /** By input name. */
  readonly fields: Readonly<Record<string, string>>;
  /** About the record as a whole, or about something that the form does not show. */
  readonly record: readonly string[];
}

/**
 * The same shape for both ways in which a server says no: errors in the payload, and a rejected
 * mutation.
 */
export function writeErrors(error: MutationRejectedError): readonly WriteError[] {
  return error.problems.map(({ field, ...problem }) => ({
    ...problem,
    input: field === '' ? undefined : field,
  }));
}

export function toRefusal(
  errors: readonly WriteError[],
  inputs: readonly InputDescriptor[],
  t: TFunction,
): Refusal {
  const fields = new Map<string, string>();
  const record: string[] = [];
  for (const error of errors) {
    const text = refusalText(error, t);
    const input = fieldOf(error, inputs);
    if (input) fields.set(input.name, [fields.get(input.name), text].filter(Boolean).join(' '));
    else if (!record.includes(text)) record.push(text);
  }
  return { fields: Object.fromEntries(fields), record };
}

/**
 * The server's own sentence when it speaks the language of the page; else ours for the code; else
 * ours for what the server seems to mean, with its words behind it.
 */
export function refusalText({ message, code }: WriteError, t: TFunction): string {
  const known = explained.find((each) => each === code);
  const isRussian = /[а-яё]/i.test(message);
  return known && !isRussian ? t(`form.refused.${known}`) : foreignMessage(message, code, t);
}

/** The input of a form that a refusal is about. */
export function fieldOf(
  { input }: WriteError,
  inputs: readonly InputDescriptor[],
): InputDescriptor | undefined {
  return input === undefined ? undefined : inputNamed(inputs, input);
}

/**
 * Servers name an input as in the schema, as a path, or as a column of the database: `email`,
 * `patch.email`, `customer_id`.
 */
function inputNamed(inputs: readonly InputDescriptor[], name: string): InputDescriptor | undefined {
  const camel = name.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
  const [outer = name] = name.split('.');
  const candidates = [name, camel, outer];
  return (
    inputs.find((input) => candidates.includes(input.name)) ??
    inputs.find((input) => input.field !== undefined && candidates.includes(input.field))
  );
}
