import type { Field, Problem } from '../../../model.ts';
import type { RecordType } from '../../contracts/schema.ts';
import type { Survey } from '../../contracts/survey.ts';
import { once } from '../../facts/once.ts';
import { readFields } from '../fields.ts';

/** Fields shown of an object that an action or a query answers. */
export type ShownFields = (type: RecordType) => readonly Field[];

/**
 * Reads scalars, references, and nested objects down to `deepest`, once per type. Values that
 * cannot be shown are added to `left`.
 */
export const readShownFields = (
  survey: Survey,
  options: NonNullable<Parameters<typeof readFields>[3]>,
  left: Problem[] = [],
): ShownFields =>
  once((type) => {
    const resource = { type: type.name, record: type };
    const read = readFields(resource, survey, undefined, options);
    left.push(...read.problems);
    // An answer with nothing but secrets is requested for the sake of them.
    return read.fields.length === 0 && read.secrets.length > 0
      ? readFields(resource, survey, undefined, { ...options, tellsSecrets: true }).fields
      : read.fields;
  });
