import { getNamedType, isRequiredArgument, type GraphQLCompositeType, type GraphQLOutputType, type SelectionNode } from 'graphql';

import type { CountOperation, FilterField, ListOperation } from '../model.ts';
import { adaptation, adaptedList } from './adapt.ts';
import { ArgumentTree, textFor } from './arguments.ts';
import { fieldNode, intArgument, merge, nest } from './ast.ts';
import { applyAsked, askedDescriptors } from './asked.ts';
import { array, call, object, property, string, typeLiteral } from './code.ts';
import type { Context } from './context.ts';
import { fieldDescriptor, member, viewFields, type ViewField } from './field-descriptor.ts';
import { filterCode, type FilterCode } from './filter.ts';
import { currencies } from './currencies.ts';
import { pagingCode, rootCode } from './paging.ts';
import { operationCode, type OperationCode } from './query-code.ts';
import { readList, readOne } from './read.ts';
import { refusalSelections } from './error-members.ts';
import { flagged, keyAndLabel, recordType, viewSelections } from './record-selection.ts';
import { compositeOf, rootField, typeBelow, type AnyField } from './schema-path.ts';
import { sortCode, type SortCode } from './sort.ts';
import { inRole } from './unprintable.ts';

export interface ListCode {
  readonly declarations: readonly string[];
  readonly list: string;
  /** Absent where the list has to be asked with something first, and of records that nothing refers to. */
  readonly picker: string | undefined;
  readonly count: string | undefined;
  readonly operations: readonly OperationCode[];
}

/** Documents and descriptors of list, picker and count, which share their paging, order and filters. */
export function listCode(context: Context, list: ListOperation, fields: ReadonlyMap<string, string>): ListCode {
  const { scope, resource, prefix } = context;
  const field = rootField(context.schema, 'query', list.root);
  const record = recordAt(field.type, list);
  const named = keyAndLabel(context, resource, record);
  const row = viewSelections(context, 'Row');
  const always = merge([...named, ...currencies(context, recordType(context), row)]);
  const columns = viewFields(context, record, row);
  const paging = pagingCode(context, list, field);
  const sort = list.sort && sortCode(context, list.sort, field);
  const searchBy = list.search ? [] : labelSearch(context, list);
  const filter = list.filter && list.filter.fields.length > 0 ? filterCode(context, list.filter, field, { searchBy, asked: list.asked }) : undefined;
  const searchable = Boolean(list.search) || searchBy.length > 0;

  const tree = new ArgumentTree(field, scope);
  tree.require(list.required);
  paging.apply(tree);
  sort?.apply(tree);
  applyFilter(tree, list, filter, context);
  applyAsked(context, list.asked, tree);

  const flags = new Flags(tree.names);
  const around = (records: readonly SelectionNode[]) => merge([...nest(list.records, records), ...paging.selections, ...refusalSelections(context, list.refusals)]);
  const rowSelections = flagged(row, always, (name) => flags.of(name), resource.envelope);
  const flagVariables = Object.fromEntries(flags.names.map((name) => [name, 'Boolean!']));

  // Nobody picks from a list that has to be asked something first, or what nothing can refer to.
  const isPickable = list.asked.length === 0 && resource.key.length > 0;
  const picker = isPickable
    ? operationCode(context, { kind: 'query', name: `${prefix}Picker`, root: list.root, arguments: tree, selections: around(named), variablesType: tree.members() })
    : undefined;
  const plainVariables = isPickable ? `${prefix}PickerVariables` : `${prefix}Arguments`;
  const rows = operationCode(context, {
    kind: 'query', name: `${prefix}List`, root: list.root, arguments: tree, variables: flagVariables,
    selections: around([...always, ...rowSelections]),
    variablesType: flags.names.length === 0 ? plainVariables : `${plainVariables} & { ${flags.names.map((name) => `readonly ${name}: boolean`).join('; ')} }`,
  });
  const count = inRole('count', () => countCode(context, list, { filter, sort }));

  const all = readList(rootCode(context, list.root), field.type, list.records, scope);
  const descriptor = (name: string, contract: string, members: readonly string[]) => [
    `${name === 'list' ? 'export ' : ''}const ${name} = ${object(members)} satisfies ${scope.contract(contract)}<${operationNames(name, prefix)}>;`,
  ];
  const parameters = (code: string, data = 'data') =>
    needsRequest(code) ? `${/\bdata\b/.test(code) ? data : data.replace('data', '_data')}, request` : /\bdata\b/.test(code) ? data : '';
  const cut = paging.records(all);
  const info = paging.page(all);
  const variablesEntries = tree.entries();
  const asked = variablesEntries.some(needsRequest);

  const declarations = [
    ...(searchBy.length > 0 ? [searchedFilters(searchBy, scope.contract('ListRequest'))] : []),
    ...(sort?.declarations ?? []),
    ...(filter?.declarations ?? []),
    ...(picker?.declarations ?? [`type ${plainVariables} = ${typeLiteral(tree.members())};`]),
    ...rows.declarations,
    ...(count?.operation.declarations ?? []),
    `const variables = (${asked ? `request: ${scope.contract('ListRequest')}` : ''}): ${plainVariables} => (${object(variablesEntries)});`,
    `const page = (${parameters(info, `data: ${prefix}${isPickable ? 'Picker' : 'List'}Data`).replace(/\brequest\b/, () => `request: ${scope.contract('ListRequest')}`)}): ${scope.contract('PageInfo')} => (${info});`,
    ...descriptor('list', 'ListDescriptor', [
      property('document', `${prefix}ListDocument`),
      property('columns', array(columns.map((column) => columnCode(context, column, fields)))),
      property('paging', string(paging.kind)),
      ...(paging.backwards ? ['backwards: true'] : []),
      property('sortable', array((sort?.fields ?? []).map(string))),
      property('multiSort', String(sort?.multiple ?? false)),
      sort ? 'defaultSort' : 'defaultSort: []',
      property('filters', array([...askedDescriptors(context, list.asked, field), ...(filter?.descriptors ?? [])])),
      property('searchable', String(searchable)),
      flags.names.length === 0
        ? 'variables'
        : `variables: (request) => (${object([asked ? '...variables(request)' : '...variables()', ...flags.entries().map(([column, flag]) => property(flag, `request.columns.includes(${string(column)})`))])})`,
      `records: (${parameters(cut)}) => ${adaptedList(cut, adaptation(context, record, columns))}`,
      'page',
    ]),
    ...(isPickable ? descriptor('picker', 'PickerDescriptor', [
      property('document', `${prefix}PickerDocument`),
      property('searchable', String(searchable)),
      'variables',
      `records: (${parameters(cut)}) => ${adaptedList(cut, adaptation(context, record, []))}`,
      'page',
    ]) : []),
    ...(count ? descriptor('count', 'CountDescriptor', count.members) : []),
  ];
  return {
    declarations,
    list: call(scope.helper('erased'), ['list']),
    picker: isPickable ? call(scope.helper('erased'), ['picker']) : undefined,
    count: count && call(scope.helper('erased'), ['count']),
    operations: [...(picker ? [picker] : []), rows, ...(count ? [count.operation] : [])],
  };
}

const needsRequest = (code: string): boolean => /\brequest\b/.test(code);

function operationNames(descriptor: string, prefix: string): string {
  const name = `${prefix}${descriptor[0]?.toUpperCase() ?? ''}${descriptor.slice(1)}`;
  return `${name}Data, ${name}Variables`;
}

/** A list may return a slimmer type than the resource's: its records are what is selected. */
function recordAt(type: GraphQLOutputType, list: ListOperation): GraphQLCompositeType {
  return compositeOf(getNamedType(list.records.reduce(typeBelow, type)));
}

/** Filter and search, in the arguments of the list or of its count. */
function applyFilter(tree: ArgumentTree, list: ListOperation, filter: FilterCode | undefined, context: Context): void {
  filter?.apply(tree);
  if (list.search && tree.has(list.search)) {
    tree.set(list.search, textFor(tree.place(list.search).type, 'request.search', context.scope) + ' || undefined');
  }
}

/** Filters that look for a text in the label, where the list takes no free text itself. */
function labelSearch(context: Context, list: ListOperation): readonly FilterField[] {
  const { label, fields, envelope } = context.resource;
  const texts = label.map((path) => (path[0] === envelope ? path.slice(1) : path)).filter((path) => path.length === 1 && fields.some(({ name, kind }) => name === path[0] && (kind === 'string' || kind === 'text' || kind === 'email')));
  const found = list.filter?.fields.find((field) => field.name === texts[0]?.[0]);
  const operator = found?.operators.find(({ operator: name }) => name === 'contains') ?? found?.operators.find(({ operator: name }) => name === 'startsWith');
  return found && operator ? [{ ...found, operators: [operator] }] : [];
}

function searchedFilters(searchBy: readonly FilterField[], contract: string): string {
  const parts = searchBy.map(({ name, operators }) => `{ field: ${string(name)}, operator: ${string(operators[0]?.operator ?? 'contains')} as const, value: request.search }`);
  return `const asked = (request: ${contract}) => (request.search === '' ? request.filters : [...request.filters, ${parts.join(', ')}]);`;
}

function columnCode(context: Context, column: ViewField, fields: ReadonlyMap<string, string>): string {
  const code = fieldDescriptor(context, column);
  const shared = fields.get(column.name) === code ? member('fields', column.name) : code;
  // What a developer's fragment selects is shown; the model says what of its own defaults is.
  const shown = context.fragments.has(`${context.prefix}Row`) || (column.model?.column ?? true);
  return object([property('field', shared), property('default', String(shown))]);
}

/** What is counted no further than here is told as «more than». */
const mostCounted = 10_000;

function numberSelection({ total, upTo }: CountOperation): readonly SelectionNode[] {
  if (!upTo) return nest(total, []);
  return nest(upTo.path.slice(0, -1), [fieldNode(upTo.path.at(-1) ?? '', [], { arguments: [intArgument(upTo.argument, mostCounted + 1)] })]);
}

function countCode(context: Context, list: ListOperation, { filter, sort }: { readonly filter: FilterCode | undefined; readonly sort: SortCode | undefined }): { operation: OperationCode; members: readonly string[] } | undefined {
  const { count } = context.resource;
  if (!count) return undefined;
  const { scope, prefix } = context;
  const field = rootField(context.schema, 'query', count.root);
  const tree = new ArgumentTree(field, scope);
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
  const operation = operationCode(context, {
    kind: 'query', name: `${prefix}Count`, root: count.root, arguments: tree,
    selections: [...numberSelection(count), ...refusalSelections(context, count.refusals)], variablesType: tree.members(),
  });
  const total = readOne(rootCode(context, count.root), field.type, count.upTo?.path ?? count.total, scope).replace(/ \?\? null$/, '');
  const entriesCode = tree.entries();
  return {
    operation,
    members: [
      property('document', `${prefix}CountDocument`),
      `variables: (${entriesCode.some(needsRequest) ? 'request' : ''}) => (${object(entriesCode)})`,
      `total: (data) => ${count.upTo ? call(scope.helper('bounded'), [`Number(${total} ?? 0)`, String(mostCounted)]) : `({ count: Number(${total} ?? 0), exact: true })`}`,
    ],
  };
}

/** A total beside the records of a page: the page is as small as the server lets it be. */
function fillPaging(tree: ArgumentTree, { paging }: ListOperation, field: AnyField): void {
  const size = 'limit' in paging ? paging.limit : 'size' in paging ? paging.size : 'first' in paging ? paging.first : undefined;
  const position = 'offset' in paging ? paging.offset : 'page' in paging ? paging.page : undefined;
  const first = paging.kind === 'page' ? String(paging.firstPage) : '0';
  for (const [path, value] of [[size, '1'], [position, first]] as const) {
    const [argument, ...rest] = path ?? [];
    if (argument !== undefined && field.args.some((candidate) => candidate.name === argument && isRequiredArgument(candidate))) tree.set([argument, ...rest], value);
  }
}

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
    let flag = `with${column[0]?.toUpperCase() ?? ''}${column.slice(1)}`;
    while (this.#taken.has(flag)) flag += '_';
    this.#taken.add(flag);
    this.#flags.set(column, flag);
    return flag;
  }

  get names(): readonly string[] {
    return [...this.#flags.values()];
  }

  entries(): readonly (readonly [column: string, flag: string])[] {
    return [...this.#flags];
  }
}

