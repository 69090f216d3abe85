import type { PayloadErrors } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { Reading } from '../../contracts/reading.ts';
import type { OutputField } from '../../contracts/schema.ts';

/** A mutation, as readings of its payload see it. */
export interface PayloadPlace {
  readonly field: OutputField;
  /** Type of the records that it writes. */
  readonly record: string;
}

/** Recognizer of the errors in a payload. */
export type PayloadReading = Reading<PayloadPlace, PayloadErrors, Facts>;
