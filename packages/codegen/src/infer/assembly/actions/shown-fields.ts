import type { Field } from '../../../model.ts';
import type { RecordType } from '../../contracts/schema.ts';
import type { Survey } from '../../contracts/survey.ts';
import { once } from '../../facts/once.ts';
import { readFields } from '../fields.ts';

/** What is shown of an object that an action or a query answers. */
export type ShownFields = (type: RecordType) => readonly Field[];

/** Plain values, references, and objects in it down to `deepest`; each type is read once. */
export const readShownFields = (survey: Survey, deepest: number): ShownFields =>
  once((type) => readFields({ type: type.name, record: type }, survey, undefined, deepest).fields);
