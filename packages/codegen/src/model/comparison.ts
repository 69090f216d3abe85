import type { FieldKind } from './field.ts';

/** Comparison of a column's values in the browser. Kinds without an entry are not compared. */
export type Comparison = 'text' | 'amount' | 'choice';

const comparisons: ReadonlyMap<FieldKind, Comparison> = new Map<FieldKind, Comparison>([
  ['string', 'text'],
  ['text', 'text'],
  ['url', 'text'],
  ['email', 'text'],
  ['id', 'text'],
  ['uuid', 'choice'],
  ['enum', 'choice'],
  ['boolean', 'choice'],
  ['reference', 'choice'],
  ['integer', 'amount'],
  ['bigint', 'amount'],
  ['decimal', 'amount'],
  ['float', 'amount'],
  ['date', 'amount'],
  ['time', 'amount'],
  ['instant', 'amount'],
  ['localDateTime', 'amount'],
]);

export const comparisonOf = (kind: FieldKind): Comparison | undefined => comparisons.get(kind);
