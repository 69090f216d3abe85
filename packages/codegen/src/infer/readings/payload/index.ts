import { firstOf } from '../../contracts/reading.ts';
import { errorList } from './error-list.ts';
import { flag } from './flag.ts';
import { oneError } from './one-error.ts';
import { outcome } from './outcome.ts';
import { union } from './union.ts';

/** Recognizers of errors in the answer of a mutation, the most reliable first. */
export const readErrors = firstOf([union, errorList, oneError, flag, outcome]);
