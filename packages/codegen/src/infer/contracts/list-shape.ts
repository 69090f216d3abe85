import type { Path } from '../../model.ts';
import type { RecordType } from './schema.ts';

/** Path of a list's records in the value of its field. */
export interface ListShape {
  readonly record: RecordType;
  /** From the value of the field to the list of records. */
  readonly records: Path;
  /** The type around the records, absent for a plain list. */
  readonly wrapper?: RecordType;
  /** The step to the wrapper, where that is one of several answers: `...UserList`. */
  readonly within?: string;
  /** 0 to 1: how far a root field that returns this is one that lists a resource. */
  readonly confidence: number;
}

/** A list shape, and the reading that found it. */
export interface FoundShape extends ListShape {
  readonly kind: string;
  /** Ends the sentence “it returns …”. */
  readonly because: string;
}
