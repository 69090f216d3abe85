import type { Field } from '../../../model.ts';
import type { Draft } from '../../contracts/draft.ts';
import { asksForSecret } from './asks-for-secret.ts';

/** The field of the record that a condition is about. */
export interface NamedField {
  readonly name: string;
  readonly kind: Field['kind'];
  readonly reference?: Field['reference'];
}

/** Possible names of conditions: fields of the record, and the scalars that hold keys of references. */
export function conditionNames(draft: Draft): ReadonlyMap<string, NamedField> {
  const names = new Map<string, NamedField>();
  for (const part of draft.key) names.set(part.field, { name: part.field, kind: part.kind });
  // Secrets are among the names, so that a condition on one is not read as something else.
  for (const [name = '', ...more] of draft.secrets)
    if (more.length === 0) names.set(name, { name, kind: 'string' });
  for (const field of draft.fields) {
    names.set(field.name, field);
    for (const via of field.reference?.via ?? [])
      names.set(via, { name: field.name, kind: 'reference', reference: field.reference });
  }
  // The record may hold the other record alone, while the filter takes its key.
  for (const { name, list, reference } of draft.fields) {
    if (!reference || list || reference.via) continue;
    for (const key of [`${name}Id`, `${name}ID`, `${name}_id`])
      if (!names.has(key)) names.set(key, { name, kind: 'reference', reference });
  }
  return names;
}

/**
 * Tests whether a condition compares a value that no screen shows: a secret field of the record, or
 * a secret by its name.
 */
export const isAboutSecret = (name: string, { secrets, fields, key }: Draft): boolean =>
  secrets.some((path) => path.join('.') === name) ||
  (asksForSecret(name) &&
    ![...fields.map((field) => field.name), ...key.map(({ field }) => field)].includes(name));
