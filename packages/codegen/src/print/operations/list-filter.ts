import type { Filter, FilterField, ListOperation } from '../../model.ts';
import { textFor, type ArgumentTree } from '../arguments/arguments.ts';
import type { FilterCode } from '../arguments/filter.ts';
import {
  array,
  arrow,
  code,
  object,
  parameter,
  property,
  spread,
  string,
  type Code,
} from '../code/code.ts';
import { imported } from '../code/library.ts';
import type { Context } from '../context/context.ts';

const request = parameter('request');

/** Filter and search, in the arguments of the list or of its count. */
export function applyFilter(
  tree: ArgumentTree,
  list: ListOperation,
  filter: FilterCode | undefined,
  context: Context,
): void {
  filter?.apply(tree);
  if (list.search && tree.has(list.search)) {
    tree.set(
      list.search,
      code`${textFor(tree.place(list.search).type, code`${request}.search`, context.types)} || undefined`,
    );
  }
}

/**
 * Conditions that look for a text in the label, each with the operator that does, where the list
 * takes no free text itself: all of them where the filter can say that one of several holds, else
 * the most telling one.
 */
export function labelSearch(
  { searchBy = [] }: ListOperation,
  filter: Filter | undefined,
): readonly FilterField[] {
  const found = searchBy.flatMap((name): readonly FilterField[] => {
    const field = filter?.fields.find((each) => each.name === name);
    const operator =
      field?.operators.find(({ operator: each }) => each === 'contains') ??
      field?.operators.find(({ operator: each }) => each === 'startsWith');
    return field && operator ? [{ ...field, operators: [operator] }] : [];
  });
  return filter?.and && filter.or?.list ? found : found.slice(0, 1);
}

/** Filters of a list whose search is a single condition. */
export function searchedFilters({ name, operators }: FilterField): Code {
  const part = object([
    property('field', string(name)),
    property('operator', code`${string(operators[0]?.operator ?? 'contains')} as const`),
    property('value', code`${request}.search`),
  ]);
  const all = array([spread(code`${request}.filters`), part]);
  return code`const asked = ${arrow([{ name: request, type: imported('ListRequest') }], code`${request}.search === '' ? ${request}.filters : ${all}`)};`;
}

export const filtersCode = (asked: readonly Code[], filter: FilterCode | undefined): Code =>
  asked.length === 0 && filter
    ? filter.descriptors
    : array([...asked, ...(filter ? [spread(filter.descriptors)] : [])]);

/** Tests whether a list has conditions about related records. They are in a separate module. */
export const hasRelations = (filter: Filter | undefined): boolean =>
  (filter?.relations ?? []).length > 0;
