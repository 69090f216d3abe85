import type { Filter, FilterField, ListOperation } from '../../model.ts';
import { textFor, type ArgumentTree } from '../arguments/arguments.ts';
import type { FilterCode } from '../arguments/filter.ts';
import { array, arrow, code, object, parameter, property, spread, string, type Code } from '../code/code.ts';
import { imported } from '../code/library.ts';
import type { Context } from '../context.ts';

const request = parameter('request');

/** Filter and search, in the arguments of the list or of its count. */
export function applyFilter(tree: ArgumentTree, list: ListOperation, filter: FilterCode | undefined, context: Context): void {
  filter?.apply(tree);
  if (list.search && tree.has(list.search)) {
    tree.set(list.search, code`${textFor(tree.place(list.search).type, code`${request}.search`, context.types)} || undefined`);
  }
}

/** Filters that look for a text in the label, where the list takes no free text itself. */
export function labelSearch(context: Context, filter: Filter | undefined): readonly FilterField[] {
  const { label, fields, envelope } = context.resource;
  const texts = label.map((path) => (path[0] === envelope ? path.slice(1) : path)).filter((path) => path.length === 1 && fields.some(({ name, kind }) => name === path[0] && (kind === 'string' || kind === 'text' || kind === 'email')));
  const found = filter?.fields.find((field) => field.name === texts[0]?.[0]);
  const operator = found?.operators.find(({ operator: name }) => name === 'contains') ?? found?.operators.find(({ operator: name }) => name === 'startsWith');
  return found && operator ? [{ ...found, operators: [operator] }] : [];
}

export function searchedFilters(searchBy: readonly FilterField[]): Code {
  const parts = searchBy.map(({ name, operators }) =>
    object([
      property('field', string(name)),
      property('operator', code`${string(operators[0]?.operator ?? 'contains')} as const`),
      property('value', code`${request}.search`),
    ]),
  );
  const all = array([spread(code`${request}.filters`), ...parts]);
  return code`const asked = ${arrow([{ name: request, type: imported('ListRequest') }], code`${request}.search === '' ? ${request}.filters : ${all}`)};`;
}

export const filtersCode = (asked: readonly Code[], filter: FilterCode | undefined): Code =>
  asked.length === 0 && filter ? filter.descriptors : array([...asked, ...(filter ? [spread(filter.descriptors)] : [])]);
