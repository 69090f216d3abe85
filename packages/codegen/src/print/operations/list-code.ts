import { getNamedType, isRequiredArgument, Kind, type FieldNode, type GraphQLCompositeType, type GraphQLOutputType, type OperationDefinitionNode, type SelectionNode } from 'graphql';

import { memberAt, type CountOperation, type Filter, type FilterField, type ListOperation } from '../../model.ts';
import { ArgumentTree, textFor } from '../arguments/arguments.ts';
import { applyAsked, askedDescriptors } from '../arguments/asked.ts';
import { filterCode, usableFilter, type FilterCode } from '../arguments/filter.ts';
import { pagingCode } from '../arguments/paging.ts';
import { sortCode, type SortCode } from '../arguments/sort.ts';
import { array, arrow, call, code, entries, identifier, literal, member, object, parameter, property, spread, string, typeLiteral, union, usesParameter, type Code, type Members } from '../code/code.ts';
import { imported } from '../code/library.ts';
import { Repeated } from '../code/repeated.ts';
import { declared, type Context } from '../context.ts';
import { fieldNode, intArgument, merge, nest, responseName } from '../documents/ast.ts';
import { selectionCode, selectionsCode, variablesCode } from '../documents/document-code.ts';
import { adaptation, adaptedList } from '../records/adapt.ts';
import { currencies } from '../records/currencies.ts';
import { fieldDescriptor, fieldMembers } from '../records/field-descriptor.ts';
import { readFirst, readList, rootAccess } from '../records/read.ts';
import { flagged, keyAndLabel } from '../records/record-selection.ts';
import { rowType } from '../records/record-types.ts';
import { resultType } from '../records/result-type.ts';
import { viewFields, type ViewField } from '../records/view-fields.ts';
import { compositeOf, rootField, rootType, typeBelow, type AnyField } from '../schema-path.ts';
import { inRole } from '../unprintable.ts';
import { argumentsAbove } from './arguments-above.ts';
import { refusalSelections } from './error-members.ts';
import { ofOwner } from './of-owner.ts';
import { operationCode, operationOf, type OperationCode } from './query-code.ts';

export interface ListCode {
  readonly declarations: readonly Code[];
  readonly list: Code;
  /** Absent where the list has to be asked with something first, and of records that nothing refers to. */
  readonly picker: Code | undefined;
  readonly count: Code | undefined;
  readonly operations: readonly OperationCode[];
  readonly types: ListTypes;
}

/** What the compiler can know of a list. */
export interface ListTypes {
  readonly columns: readonly string[];
  readonly isSorted: boolean;
  /** In the table of its conditions. */
  readonly filters: readonly FilterField[];
  /** What it cannot do without. */
  readonly asked: readonly FilterField[];
}

const request = parameter('request');
const data = parameter('data');
const owner = parameter('owner');

interface ListOptions {
  /** First part of the names of its documents. */
  readonly name: string;
  readonly count: CountOperation | undefined;
  /** What the fields of the page say, by name. */
  readonly fields: ReadonlyMap<string, Members>;
}

/**
 * Documents and descriptors of list, picker and count, which share their paging, order and filters. A list that another record holds has functions in their place, which
 * take the key of that record.
 */
export function listCode(context: Context, list: ListOperation, { name: prefix, count: counted, fields }: ListOptions): ListCode {
  const { types, resource } = context;
  const field = rootField(context.schema, 'query', list.root);
  const record = recordAt(context, field.type, list);
  const named = keyAndLabel(context, resource, record);
  const { type, row } = context.view;
  const columns = viewFields(context, record, row);
  const always = merge([...named, ...currencies(context, type, type === record ? columns : viewFields(context, type, row))]);
  const paging = pagingCode(context, list);
  const sort = list.sort && sortCode(context, list.sort, field);
  const usable = usableFilter(list.filter, field);
  const scopes = (list.above ?? []).flatMap(({ asked = [] }) => asked);
  const searchBy = list.search ? [] : labelSearch(context, usable);
  const filter = usable && filterCode(context, usable, field, { name: prefix, searchBy, asked: [...scopes, ...list.asked], fields });
  const searchable = literal(Boolean(list.search) || searchBy.length > 0);

  const isHeld = list.above?.some((above) => above.key.length > 0) ?? false;
  const tree = new ArgumentTree(field, types, { above: argumentsAbove(context, list.above, field.args.map(({ name }) => name)) });
  tree.require(list.required);
  paging.apply(tree);
  sort?.apply(tree);
  applyFilter(tree, list, filter, context);
  applyAsked(context, list.asked, tree);

  const flags = new Flags([...tree.names, ...Object.keys(tree.variables())]);
  const around = (records: readonly SelectionNode[]) => merge([...nest(list.records, records), ...paging.selections, ...refusalSelections(context, list.refusals)]);
  const rowSelection = merge([...always, ...flagged(row, always, (name) => flags.of(name), resource.envelope)]);

  // Nobody picks from a list that has to be asked something first, or what nothing can refer to.
  const isPickable = list.asked.length === 0 && resource.key.length > 0 && !isHeld;
  const plain = { kind: 'query', root: list.root, arguments: tree } as const;
  const rowsOperation = operationOf(context, { ...plain, name: `${prefix}List`, variables: flags.variables(), selections: around(rowSelection) });
  const pickerOperation = isPickable ? operationOf(context, { ...plain, name: `${prefix}Picker`, selections: around(named) }) : undefined;
  const view = rowView(context, record, rowSelection);
  const frame = pickerOperation && sharedFrame(context, prefix, record, { document: pickerOperation.document, selection: named }, { document: rowsOperation.document, selection: rowSelection });
  const label = resultType(record, named, context);
  const picker = pickerOperation && operationCode(context, pickerOperation, {
    variablesType: typeLiteral(tree.members()), ...frame?.of(label, selectionsCode(named, context.repeated)), variables: frame && identifier('argumentTypes'),
  });
  const plainVariables = identifier(isPickable ? `${prefix}PickerVariables` : `${prefix}Arguments`);
  const hasFlags = flags.names.length > 0;
  const rows = operationCode(context, rowsOperation, {
    variablesType: hasFlags ? code`${plainVariables} & ${imported('Flags')}<typeof flags>` : plainVariables,
    ...frame?.of(view.type, rowCode(flags, rowSelection, context)),
    variables: frame && (hasFlags ? object([spread(identifier('argumentTypes')), spread(call(imported('flagTypes'), [identifier('flags')]))]) : identifier('argumentTypes')),
  });
  const count = inRole('count', () => counted && countCode(context, list, counted, { name: prefix, filter, sort }));

  const all = readList(rootAccess(context.schema, 'query', list.root), list.records);
  const asked = tree.values();
  const variables = arrow([...(isHeld ? [{ name: owner, type: imported('RecordKey') }] : []), { name: request, type: imported('ListRequest') }], asked, plainVariables);
  const records = (view: readonly ViewField[]): Code => property('records', arrow([data, request], adaptedList(paging.records(all), adaptation(context, record, view))));
  const dataType = identifier(`${prefix}${isPickable ? 'Picker' : 'List'}Data`);
  const page = arrow([{ name: data, type: dataType }, { name: request, type: imported('ListRequest') }], paging.page(all), imported('PageInfo'));

  return {
    declarations: [
      ...(searchBy.length > 0 ? [searchedFilters(searchBy)] : []),
      ...(sort?.declarations ?? []),
      ...(filter?.declarations ?? []),
      ...view.declarations,
      ...(frame?.declarations ?? []),
      ...(picker?.declarations ?? [code`type ${plainVariables} = ${typeLiteral(tree.members())};`]),
      ...(hasFlags ? [columnsOf(flags, frame && ownFlags(flags, rowSelection), context)] : []),
      ...rows.declarations,
      ...(count?.operation.declarations ?? []),
      code`const variables = ${variables};`,
      code`const page = ${page};`,
      code`${identifier(isHeld ? '' : 'export ')}const list = ${ofOwner(isHeld, code`${object([
        property('document', rows.constant),
        property('columns', columnsCode(context, columns, fields)),
        property('paging', string(paging.kind)),
        ...(paging.backwards ? [property('backwards', identifier('true'))] : []),
        property('sortable', sort ? call(identifier('Object.keys'), [identifier('sorts')]) : array([])),
        property('multiSort', literal(sort?.multiple ?? false)),
        property('defaultSort', sort ? identifier('defaultSort') : array([])),
        property('filters', filtersCode([...(list.above ?? []).flatMap(({ root, asked = [] }) => askedDescriptors(context, asked, rootField(context.schema, 'query', root))), ...askedDescriptors(context, list.asked, field)], filter)),
        property('searchable', searchable),
        property('variables', requestedVariables(hasFlags, isHeld, usesParameter(asked, request))),
        records(columns),
        identifier('page'),
      ])} satisfies ${imported('ListDescriptor')}<${rows.types}>`)};`,
      ...(picker ? [code`const picker = ${object([
        property('document', picker.constant),
        property('searchable', searchable),
        identifier('variables'),
        records([]),
        identifier('page'),
      ])} satisfies ${imported('PickerDescriptor')}<${picker.types}>;`] : []),
      ...(count ? [code`const count = ${ofOwner(isHeld, code`${object(count.members)} satisfies ${imported('CountDescriptor')}<${count.operation.types}>`)};`] : []),
    ],
    list: call(imported('erased'), [isHeld ? call(identifier('list'), [owner]) : identifier('list')]),
    picker: picker && call(imported('erased'), [identifier('picker')]),
    count: count && call(imported('erased'), [isHeld ? call(identifier('count'), [owner]) : identifier('count')]),
    types: { columns: columns.map(({ name }) => name), isSorted: sort !== undefined, filters: usable?.fields ?? [], asked: [...scopes, ...list.asked] },
    operations: [...(picker ? [picker] : []), rows, ...(count ? [count.operation] : [])],
  };
}

function requestedVariables(hasFlags: boolean, isHeld: boolean, takesRequest: boolean): Code {
  if (!hasFlags && !isHeld) return identifier('variables');
  const variables = call(identifier('variables'), [...(isHeld ? [owner] : []), ...(takesRequest ? [request] : [])]);
  return arrow([request], hasFlags ? object([spread(variables), spread(call(imported('chosen'), [identifier('flags'), request]))]) : variables);
}

/** Of the nodes of a row those behind the flag of their own name, where all flags are such and these nodes are its last. */
function ownFlags(flags: Flags, row: readonly SelectionNode[]): readonly FieldNode[] | undefined {
  const entries = flags.entries();
  if (entries.length === 0) return undefined;
  const nodes = row.slice(-entries.length);
  const own = nodes.filter((node): node is FieldNode => node.kind === Kind.FIELD && node.directives?.length === 1);
  const isOwn = entries.every(([column, flag], at) => flag === flagOf(column) && own[at] && responseName(own[at]) === column);
  const others = row.slice(0, -entries.length);
  return isOwn && own.length === entries.length && others.every((node) => !node.directives?.length) ? own : undefined;
}

/** `const { columns, flags } = flagged<'status'>('status')`, or a table of flags where they are not so plain. */
function columnsOf(flags: Flags, own: readonly FieldNode[] | undefined, { repeated }: Context): Code {
  if (!own) return code`const flags = ${object(flags.entries().map(([column, flag]) => property(flag, string(column))))} as const;`;
  const names = union(flags.entries().map(([column]) => string(column)));
  return code`const { columns, flags } = ${call(code`${imported('flagged')}<${names}>`, own.map((node) => selectionCode({ ...node, directives: [] }, repeated)))};`;
}

function rowCode(flags: Flags, row: readonly SelectionNode[], { repeated }: Context): Code {
  const own = ownFlags(flags, row);
  if (!own) return selectionsCode(row, repeated);
  return array([...row.slice(0, -own.length).map((node) => selectionCode(node, repeated)), spread(identifier('columns'))]);
}

/** The type of a row by name, declared where it is not one that the module has already. */
function rowView(context: Context, record: GraphQLCompositeType, selection: readonly SelectionNode[]): { readonly type: Code; readonly declarations: readonly Code[] } {
  const type = resultType(record, selection, context);
  if (type.kind === 'identifier') return { type, declarations: [] };
  const name = identifier(`${context.prefix}Row`);
  const declared = rowType(context, record, selection);
  context.repeated.add(record.name, type, name);
  return { type: name, declarations: [code`/** A record in the list: what is behind a flag is there when its column is asked for. */\nexport type ${name} = ${declared};`] };
}

interface Selected {
  readonly document: OperationDefinitionNode;
  /** What is selected of a record. */
  readonly selection: readonly SelectionNode[];
}

/** What picker and list have in common around the records; `undefined` where that is nothing. */
function sharedFrame(context: Context, name: string, record: GraphQLCompositeType, picker: Selected, list: Selected) {
  const [TRecord, records] = [parameter('TRecord'), parameter('records')];
  const typeOf = ({ document, selection }: Selected): Code => {
    const own = resultType(record, selection, { ...context, repeated: new Repeated() });
    return resultType(rootType(context.schema, 'query'), document.selectionSet.selections, { ...context, repeated: new Repeated().add(record.name, own, TRecord) });
  };
  const selectionOf = ({ document, selection }: Selected): Code =>
    selectionsCode(document.selectionSet.selections, new Repeated().add('selection', selectionsCode(selection, new Repeated()), records));
  const [type, selections] = [typeOf(picker), selectionOf(picker)];
  if (type.text !== typeOf(list).text || selections.text !== selectionOf(list).text) return undefined;
  if (!usesParameter(type, TRecord) || !usesParameter(selections, records)) return undefined;
  const page = identifier(`${name}Page`);
  return {
    declarations: [
      code`type ${page}<TRecord> = ${type};`,
      code`const argumentTypes = ${variablesCode(picker.document)};`,
      code`const around = ${arrow([{ name: records, type: imported('Selections') }], selections)};`,
    ],
    of: (of: Code, selection: Code) => ({ data: code`${page}<${of}>`, selections: call(identifier('around'), [selection]) }),
  };
}

/** A list may return a slimmer type than the resource's: its records are what is selected. */
function recordAt(context: Context, type: GraphQLOutputType, { records }: ListOperation): GraphQLCompositeType {
  if (memberAt(records.at(-1) ?? '') === context.resource.type) return context.view.type;
  return compositeOf(getNamedType(records.reduce(typeBelow, type)));
}

/** Filter and search, in the arguments of the list or of its count. */
function applyFilter(tree: ArgumentTree, list: ListOperation, filter: FilterCode | undefined, context: Context): void {
  filter?.apply(tree);
  if (list.search && tree.has(list.search)) {
    tree.set(list.search, code`${textFor(tree.place(list.search).type, code`${request}.search`, context.types)} || undefined`);
  }
}

/** Filters that look for a text in the label, where the list takes no free text itself. */
function labelSearch(context: Context, filter: Filter | undefined): readonly FilterField[] {
  const { label, fields, envelope } = context.resource;
  const texts = label.map((path) => (path[0] === envelope ? path.slice(1) : path)).filter((path) => path.length === 1 && fields.some(({ name, kind }) => name === path[0] && (kind === 'string' || kind === 'text' || kind === 'email')));
  const found = filter?.fields.find((field) => field.name === texts[0]?.[0]);
  const operator = found?.operators.find(({ operator: name }) => name === 'contains') ?? found?.operators.find(({ operator: name }) => name === 'startsWith');
  return found && operator ? [{ ...found, operators: [operator] }] : [];
}

function searchedFilters(searchBy: readonly FilterField[]): Code {
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

const filtersCode = (asked: readonly Code[], filter: FilterCode | undefined): Code =>
  asked.length === 0 && filter ? filter.descriptors : array([...asked, ...(filter ? [spread(filter.descriptors)] : [])]);

/** `shown(fields.number, fields.status)`, and those that are there to be chosen. */
function columnsCode(context: Context, columns: readonly ViewField[], fields: ReadonlyMap<string, Members>): Code {
  const runs: { readonly isShown: boolean; readonly codes: Code[] }[] = [];
  for (const column of columns) {
    // What a developer's fragment selects is shown; the model says what of its own defaults is.
    const isShown = context.fragments.has(`${context.prefix}Row`) || (column.model?.column ?? true);
    if (runs.at(-1)?.isShown !== isShown) runs.push({ isShown, codes: [] });
    runs.at(-1)?.codes.push(columnField(context, column, fields));
  }
  const calls = runs.map(({ isShown, codes }) => call(imported(isShown ? 'shown' : 'hidden'), codes));
  return calls.length === 1 && calls[0] ? calls[0] : array(calls.map(spread));
}

/** `fields.number`, or a descriptor of its own where the list has another selection of the field than the page. */
function columnField(context: Context, column: ViewField, fields: ReadonlyMap<string, Members>): Code {
  const known = fields.get(column.name);
  const isKnown = known && object(entries(known)).text === object(entries(fieldMembers(context, column))).text;
  return isKnown ? member(declared(context, 'fields'), column.name) : fieldDescriptor(context, column);
}

/** What is counted no further than here is told as «more than». */
const mostCounted = 10_000;

function numberSelection({ total, upTo }: CountOperation): readonly SelectionNode[] {
  if (!upTo) return nest(total, []);
  return nest(upTo.path.slice(0, -1), [fieldNode(upTo.path.at(-1) ?? '', [], { arguments: [intArgument(upTo.argument, mostCounted + 1)] })]);
}

function countCode(
  context: Context, list: ListOperation, count: CountOperation, { name: prefix, filter, sort }: { readonly name: string; readonly filter: FilterCode | undefined; readonly sort: SortCode | undefined },
): { operation: OperationCode; members: readonly Code[] } {
  const { types } = context;
  const field = rootField(context.schema, 'query', count.root);
  const tree = new ArgumentTree(field, types, { above: argumentsAbove(context, count.above, field.args.map(({ name }) => name)) });
  tree.require(count.required);
  fillPaging(tree, list, field);
  if (count.filter || count.search) {
    applyFilter(
      tree,
      count.search ? list : { ...list, search: undefined },
      count.filter ? filter : undefined,
      context,
    );
  }
  applyAsked(context, list.asked, tree);
  sort?.fill(tree);
  const selections = [...numberSelection(count), ...refusalSelections(context, count.refusals)];
  const operation = operationCode(context, operationOf(context, { kind: 'query', name: `${prefix}Count`, root: count.root, arguments: tree, selections }), {
    variablesType: typeLiteral(tree.members()),
  });
  const total = code`Number(${readFirst(rootAccess(context.schema, 'query', count.root), count.upTo?.path ?? count.total).code} ?? 0)`;
  const told = count.upTo ? call(imported('bounded'), [total, literal(mostCounted)]) : object([property('count', total), property('exact', identifier('true'))]);
  return {
    operation,
    members: [
      property('document', operation.constant),
      property('variables', arrow([request], tree.values())),
      property('total', arrow([data], told)),
    ],
  };
}

/** A total beside the records of a page: the page is as small as the server lets it be. */
function fillPaging(tree: ArgumentTree, { paging }: ListOperation, field: AnyField): void {
  const size = 'limit' in paging ? paging.limit : 'size' in paging ? paging.size : 'first' in paging ? paging.first : undefined;
  const position = 'offset' in paging ? paging.offset : 'page' in paging ? paging.page : undefined;
  const first = paging.kind === 'page' ? paging.firstPage : 0;
  for (const [path, value] of [[size, 1], [position, first]] as const) {
    const [argument, ...rest] = path ?? [];
    if (argument !== undefined && field.args.some((candidate) => candidate.name === argument && isRequiredArgument(candidate))) tree.set([argument, ...rest], literal(value));
  }
}

const flagOf = (column: string): string => `with${column[0]?.toUpperCase() ?? ''}${column.slice(1)}`;

/** Names of the variables that fetch a column: `withStatus`. */
class Flags {
  readonly #flags = new Map<string, string>();
  readonly #taken: Set<string>;

  constructor(taken: readonly string[]) {
    this.#taken = new Set(taken);
  }

  of(column: string): string {
    const found = this.#flags.get(column);
    if (found !== undefined) return found;
    let flag = flagOf(column);
    while (this.#taken.has(flag)) flag += '_';
    this.#taken.add(flag);
    this.#flags.set(column, flag);
    return flag;
  }

  /** Their types, for a document. */
  variables(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.names.map((name) => [name, 'Boolean!']));
  }

  get names(): readonly string[] {
    return [...this.#flags.values()];
  }

  entries(): readonly (readonly [column: string, flag: string])[] {
    return [...this.#flags];
  }
}

