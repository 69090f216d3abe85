import type { Field, Problem } from '../../../model.ts';
import type { RecordType } from '../../contracts/schema.ts';
import type { Survey } from '../../contracts/survey.ts';
import { once } from '../../facts/once.ts';
import { readFields } from '../fields.ts';

/** What is shown of an object that an action or a query answers. */
export type ShownFields = (type: RecordType) => readonly Field[];

/**
 * Plain values, references, and objects in it down to `deepest`; each type is read once. What
 * cannot be shown is added to `left`.
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
    // What holds nothing else is asked for in order to see it.
    return read.fields.length === 0 && read.secrets.length > 0
      ? readFields(resource, survey, undefined, { ...options, tellsSecrets: true }).fields
      : read.fields;
  });
