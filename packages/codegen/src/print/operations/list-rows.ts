import type { GraphQLCompositeType, OperationDefinitionNode, SelectionNode } from 'graphql';

import {
  array,
  arrow,
  call,
  code,
  identifier,
  parameter,
  usesParameter,
  type Code,
  type Members,
} from '../code/code.ts';
import { imported } from '../code/library.ts';
import { Repeated } from '../code/repeated.ts';
import type { Context } from '../context/context.ts';
import type { ViewField } from '../context/view.ts';
import { merge } from '../documents/ast.ts';
import { selectionsCode, variablesCode } from '../documents/document-code.ts';
import { currencies } from '../records/currencies.ts';
import { keyAndLabel, selectableOn } from '../records/record-selection.ts';
import { knownMembers, rowType, type KnownMembers } from '../records/record-types.ts';
import { membersType, resultMembers, resultType } from '../records/result-type.ts';
import { viewFields } from '../records/view-fields.ts';
import { rootType } from '../schema-path.ts';
import { columnField, columnsCode } from './list-columns.ts';

/** Declarations that all lists of the same records share, independent of their arguments. */
export interface ListedRecord {
  readonly type: GraphQLCompositeType;
  /** Key and label. */
  readonly named: readonly SelectionNode[];
  /** Selections that do not depend on the requested columns. */
  readonly always: readonly SelectionNode[];
  /** Further selections of the list, and `more`. */
  readonly row: readonly SelectionNode[];
  readonly columns: readonly ViewField[];
  readonly columnsCode: Code;
  /** Values of the page that no column has. */
  readonly more: readonly ViewField[];
  readonly moreCode: Code;
  /** Members of the label's and the page's types. The type of a row is derived from them. */
  readonly known: KnownMembers | undefined;
}

/** @param fields what the fields of the page say, by name */
export function listedRecord(
  context: Context,
  record: GraphQLCompositeType,
  fields: ReadonlyMap<string, Members>,
): ListedRecord {
  const { type } = context.view;
  const ofRecord = (selections: readonly SelectionNode[]) =>
    type === record ? selections : selectableOn(record, selections);
  const row = ofRecord(context.view.row);
  const beside = ofRecord(context.view.more);
  const named = keyAndLabel(context, context.resource, record);
  const columns = viewFields(context, record, row);
  const always = merge([
    ...named,
    ...currencies(
      context,
      type,
      type === record ? columns : viewFields(context, type, context.view.row),
    ),
  ]);
  const more = viewFields(context, record, beside);
  return {
    type: record,
    named,
    always,
    row: merge([...row, ...beside]),
    columns,
    columnsCode: columnsCode(context, columns, fields),
    more,
    moreCode: array(more.map((field) => columnField(context, field, fields))),
    known: knownMembers(context, record, named),
  };
}

/**
 * The type of a row by name, declared where it is not one that the module has already.
 * `description`: what a row is.
 */
export function rowView(
  context: Context,
  { type: record, known }: ListedRecord,
  selection: readonly SelectionNode[],
  description = 'A record in the list: what is behind a flag is there when its column is asked for.',
): { readonly type: Code; readonly declarations: readonly Code[] } {
  const members = resultMembers(record, selection, context);
  const type = members
    ? context.repeated.of(record.name, membersType(members))
    : resultType(record, selection, context);
  if (type.kind === 'identifier') return { type, declarations: [] };
  const name = identifier(`${context.prefix}Row`);
  const declared = (members && known && rowType(context, members, known)) ?? type;
  context.repeated.add(record.name, type, name);
  return {
    type: name,
    declarations: [code`/** ${identifier(description)} */\nexport type ${name} = ${declared};`],
  };
}

interface Selected {
  readonly document: OperationDefinitionNode;
  /** Selection of a record. */
  readonly selection: readonly SelectionNode[];
}

/** Common frame of picker and list around the records; `undefined` where they share nothing. */
export function sharedFrame(
  context: Context,
  name: string,
  record: GraphQLCompositeType,
  picker: Selected,
  list: Selected,
) {
  const [TRecord, records] = [parameter('TRecord'), parameter('records')];
  const typeOf = ({ document, selection }: Selected): Code => {
    const own = resultType(record, selection, { ...context, repeated: new Repeated() });
    return resultType(rootType(context.schema, 'query'), document.selectionSet.selections, {
      ...context,
      repeated: new Repeated().add(record.name, own, TRecord),
    });
  };
  const selectionOf = ({ document, selection }: Selected): Code =>
    selectionsCode(
      document.selectionSet.selections,
      new Repeated().add('selection', selectionsCode(selection, new Repeated()), records),
    );
  const [type, selections] = [typeOf(picker), selectionOf(picker)];
  if (type.text !== typeOf(list).text || selections.text !== selectionOf(list).text)
    return undefined;
  if (!usesParameter(type, TRecord) || !usesParameter(selections, records)) return undefined;
  const page = identifier(`${name}Page`);
  return {
    declarations: [
      code`type ${page}<TRecord> = ${type};`,
      code`const argumentTypes = ${variablesCode(picker.document)};`,
      code`const around = ${arrow([{ name: records, type: imported('Selections') }], selections)};`,
    ],
    of: (of: Code, selection: Code) => ({
      data: code`${page}<${of}>`,
      selections: call(identifier('around'), [selection]),
    }),
  };
}
