import type { MutationRejectedError } from '@admin/gql';
import type { InputDescriptor, WriteError } from '@admin/gql/resource';
import type { TFunction } from 'i18next';

import { explained, foreignMessage } from './foreign-message.ts';

/** Refusal of the server, split by the place that shows it. */
export interface Refusal {
  /** @defaultValue «Запись не сохранена» */
  readonly title?: string;
  /** By input name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Messages about the record, or about an input that the form does not have. */
  readonly record: readonly string[];
}

/** Write errors of a rejected mutation, in the shape of errors in a payload. */
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
 * Message of a refusal: the server's text in the language of the page, else our text for its code,
 * else our text for the likely meaning, followed by the server's text.
 */
export function refusalText({ message, code }: WriteError, t: TFunction): string {
  const known = explained.find((each) => each === code);
  const isRussian = /[а-яё]/i.test(message);
  return known && !isRussian ? t(`form.refused.${known}`) : foreignMessage(message, code, t);
}

/** Input that a refusal is about. */
export function fieldOf(
  { input }: WriteError,
  inputs: readonly InputDescriptor[],
): InputDescriptor | undefined {
  return input === undefined ? undefined : inputNamed(inputs, input);
}

/**
 * Input with a name in a server's message. Servers use the name in the schema, a path, or a column
 * of the database: `email`, `patch.email`, `customer_id`.
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
