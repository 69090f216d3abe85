import type { Field } from '../../../model.ts';
import { once } from '../../facts/once.ts';
import type { RecordType } from '../../facts/schema-types.ts';
import type { Survey } from '../../readings/draft.ts';
import { readFields } from '../fields.ts';

/** What is shown of an object that an action or a query answers. */
export type ShownFields = (type: RecordType) => readonly Field[];

/** Plain values, references, and the plain values of objects in it; each type is read once. */
export const readShownFields = (survey: Survey): ShownFields => once((type) => readFields({ type: type.name, record: type }, survey, undefined, 1).fields);
