import {
  array,
  call,
  entries,
  member,
  object,
  spread,
  type Code,
  type Members,
} from '../code/code.ts';
import { imported } from '../code/library.ts';
import { declared, type Context } from '../context/context.ts';
import type { ViewField } from '../context/view.ts';
import { fieldDescriptor, fieldMembers } from '../records/field-descriptor.ts';

/** `shown(fields.number, fields.status)`, and those that are there to be chosen. */
export function columnsCode(
  context: Context,
  columns: readonly ViewField[],
  fields: ReadonlyMap<string, Members>,
): Code {
  const runs: { readonly isShown: boolean; readonly codes: Code[] }[] = [];
  for (const column of columns) {
    const isShown = isShownColumn(context, column);
    if (runs.at(-1)?.isShown !== isShown) runs.push({ isShown, codes: [] });
    runs.at(-1)?.codes.push(columnField(context, column, fields));
  }
  const calls = runs.map(({ isShown, codes }) =>
    call(imported(isShown ? 'visibleColumns' : 'hiddenColumns'), codes),
  );
  return calls.length === 1 && calls[0] ? calls[0] : array(calls.map(spread));
}

/** Every field of a developer's fragment is visible. For a default fragment, the model decides. */
const isShownColumn = ({ fragments, prefix }: Context, { model }: ViewField): boolean =>
  fragments.has(`${prefix}Row`) || (model?.column ?? true);

/**
 * Names of the columns that are shown until the user chooses: where none is meant to be, the first
 * six.
 */
export function shownColumns(context: Context, columns: readonly ViewField[]): readonly string[] {
  const shown = columns.filter((column) => isShownColumn(context, column));
  return (shown.length > 0 ? shown : columns.slice(0, 6)).map(({ name }) => name);
}

/**
 * `fields.number`, or a separate descriptor where the column selects the field differently from the
 * page.
 */
export function columnField(
  context: Context,
  column: ViewField,
  fields: ReadonlyMap<string, Members>,
): Code {
  const known = fields.get(column.name);
  const isKnown =
    known && object(entries(known)).text === object(entries(fieldMembers(context, column))).text;
  return isKnown
    ? member(declared(context, 'fields'), column.name)
    : fieldDescriptor(context, column);
}
