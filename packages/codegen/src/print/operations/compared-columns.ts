import type { FieldKind, ListOperation } from '../../model.ts';
import type { ViewField } from '../context/view.ts';

/** How values of a column are compared in the browser; what is not here is not. */
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

/** A column that the browser can sort and filter by. */
export interface ComparedColumn {
  readonly name: string;
  readonly comparison: Comparison;
  readonly kind: FieldKind;
  readonly type: string;
  readonly reference: string | undefined;
}

/**
 * The columns that a list is sorted and filtered by in the browser, where the server sends all of
 * its records at once: whatever bounds their number leaves some out, and a search would not say
 * so.
 */
export function comparedColumns(
  { paging, above = [], requiredConditions }: ListOperation,
  columns: readonly ViewField[],
): readonly ComparedColumn[] {
  if (paging.kind !== 'none' || paging.limit) return [];
  // What the list requires a condition on is the same in all of its records.
  const conditions = [
    ...above.flatMap((each) => each.requiredConditions ?? []),
    ...requiredConditions,
  ];
  const required = new Set(conditions.map(({ name }) => name));
  return columns.flatMap(({ name, model, within, node }): ComparedColumn[] => {
    const comparison = model && !model.list ? comparisons.get(model.kind) : undefined;
    if (!model || !comparison || within !== undefined || node.alias || required.has(name))
      return [];
    const { kind, type, reference } = model;
    return [{ name, comparison, kind, type, reference: reference?.resource }];
  });
}

/** Whether a field has an order that people know. */
export const isSortable = ({ kind }: ComparedColumn): boolean => kind !== 'reference';
