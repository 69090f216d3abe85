import { type PgCodec, TYPES } from '@dataplan/pg';
import { SafeError } from 'grafast';

/**
 * Error of a value that an answer cannot hold exactly. Thrown while a cell is read, it is the error
 * of that cell, and the other cells are answered.
 */
export function unreadable(text: string, why: string): SafeError {
  const shown = text.length > 100 ? `${text.slice(0, 100)}…` : text;
  return new SafeError(`The value ${shown} cannot be read through the API: ${why}.`, {
    code: 'VALUE_UNREADABLE',
  });
}

/** Types of which some values are in no answer: `NaN`, `Infinity`, more hours than `Int` has. */
const partlyReadable: ReadonlySet<PgCodec> = new Set<PgCodec>([
  TYPES.float,
  TYPES.float4,
  TYPES.interval,
  TYPES.point,
  TYPES.lseg,
  TYPES.box,
  TYPES.path,
  TYPES.polygon,
  TYPES.circle,
]);

/** Tests whether a value of the codec may be an error: an array may have any number of dimensions. */
export function mayBeUnreadable(codec: PgCodec): boolean {
  if (codec.arrayOfCodec || partlyReadable.has(codec)) return true;
  return codec.domainOfCodec ? mayBeUnreadable(codec.domainOfCodec) : false;
}
