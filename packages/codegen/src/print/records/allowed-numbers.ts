import type { Field, Input } from '../../model.ts';
import { literal, type Code } from '../code/code.ts';

/** Code of the integers that the schema allows. The values of an enum have a separate table. */
export const allowedNumbers = (
  of: Pick<Field | Input, 'kind' | 'values'> | undefined,
): Code | undefined => (of?.values && of.kind !== 'enum' ? literal(of.values) : undefined);
