import type { FieldKind, ListOperation, SortKey } from '../../model.ts';
import { comparisonOf, type Comparison } from '../../model/comparison.ts';
import type { ViewField } from '../context/view.ts';

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
  // All records of the list have the same value in a field that the list requires a condition on.
  const conditions = [
    ...above.flatMap((each) => each.requiredConditions ?? []),
    ...requiredConditions,
  ];
  const required = new Set(conditions.map(({ name }) => name));
  return columns.flatMap(({ name, model, within, node }): ComparedColumn[] => {
    const comparison = model && !model.list ? comparisonOf(model.kind) : undefined;
    if (!model || !comparison || within !== undefined || node.alias || required.has(name))
      return [];
    const { kind, type, reference } = model;
    return [{ name, comparison, kind, type, reference: reference?.resource }];
  });
}

/** Tests whether a column can be sorted: a reference has no order that a person recognizes. */
export const isSortable = ({ kind }: ComparedColumn): boolean => kind !== 'reference';

/** The order of a list until the user chooses, as far as the browser can make it. */
export function orderInBrowser(
  { order = [] }: ListOperation,
  compared: readonly ComparedColumn[],
): readonly SortKey[] {
  const names = new Set(compared.filter(isSortable).map(({ name }) => name));
  return order.every(({ field }) => names.has(field)) ? order : [];
}
