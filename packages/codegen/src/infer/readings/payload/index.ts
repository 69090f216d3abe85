import type { PayloadErrors } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import { readFirst, type NamedRead } from '../../contracts/reading.ts';
import { errorList } from './error-list.ts';
import { flag } from './flag.ts';
import { oneError } from './one-error.ts';
import { outcome } from './outcome.ts';
import type { PayloadPlace, PayloadReading } from './payload-place.ts';
import { union } from './union.ts';

/** Ways to say no in a payload, most telling first. */
const readings: readonly PayloadReading[] = [union, errorList, oneError, flag, outcome];

/** How what a mutation answers says that it was refused, and why. */
export const readErrors = (
  place: PayloadPlace,
  facts: Facts,
): NamedRead<PayloadErrors> | undefined => readFirst(readings, place, facts);
