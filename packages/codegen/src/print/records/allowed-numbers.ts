import type { Field, Input } from '../../model.ts';
import { literal, type Code } from '../code/code.ts';

/** What integers may be, where the schema says that; the values of an enum are a table of its own. */
export const allowedNumbers = (
  of: Pick<Field | Input, 'kind' | 'values'> | undefined,
): Code | undefined => (of?.values && of.kind !== 'enum' ? literal(of.values) : undefined);
