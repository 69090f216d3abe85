import {
  getNamedType,
  isUnionType,
  Kind,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type SelectionNode,
} from 'graphql';

import {
  memberAt,
  type CountOperation,
  type FilterField,
  type ListOperation,
  type Path,
} from '../../model.ts';
import { ArgumentTree } from '../arguments/arguments.ts';
import {
  applyRequiredConditions,
  requiredConditionDescriptors,
} from '../arguments/required-conditions.ts';
import { openDimensions } from '../arguments/dimensions.ts';
import { filterCode, usableFilter } from '../arguments/filter.ts';
import { pagingCode } from '../arguments/paging.ts';
import { sortCode } from '../arguments/sort.ts';
import {
  array,
  arrow,
  call,
  code,
  identifier,
  literal,
  object,
  parameter,
  property,
  spread,
  string,
  typeLiteral,
  usesParameter,
  type Code,
  type Members,
} from '../code/code.ts';
import { imported } from '../code/library.ts';
import type { Context } from '../context/context.ts';
import type { ViewField } from '../context/view.ts';
import { included, merge, nest, responseName } from '../documents/ast.ts';
import { selectionsCode } from '../documents/document-code.ts';
import { adaptation, adaptedList } from '../records/adapt.ts';
import { readList, rootAccess } from '../records/read.ts';
import { flagged } from '../records/record-selection.ts';
import { resultType } from '../records/result-type.ts';
import { compositeOf, rootField, typeBelow } from '../schema-path.ts';
import { Unprintable } from '../unprintable.ts';
import { argumentsAbove } from './arguments-above.ts';
import { comparedColumns, orderInBrowser, type ComparedColumn } from './compared-columns.ts';
import { countCode } from './count-code.ts';
import { refusalSelections } from './error-members.ts';
import { shownColumns } from './list-columns.ts';
import {
  applyFilter,
  filtersCode,
  labelSearch,
  searchedFilters,
  hasRelations,
} from './list-filter.ts';
import { aroundRow, flaggedRow, Flags, plainRow, withFlags } from './list-flags.ts';
import { listedRecord, rowView, sharedFrame, type ListedRecord } from './list-rows.ts';
import { ofOwner } from './of-owner.ts';
import { fieldAbove, pathsCode } from './paths-code.ts';
import { operationCode, operationOf, type OperationCode } from './query-code.ts';

export interface ListCode {
  readonly declarations: readonly Code[];
  readonly list: Code;
  /** Absent where the list requires a condition, and where no field can refer to the records. */
  readonly picker: Code | undefined;
  readonly count: Code | undefined;
  /** Of a tree whose records name what they are in. */
  readonly paths: Code | undefined;
  readonly operations: readonly OperationCode[];
  readonly types: ListTypes;
}

/** Names of a list's columns, filters and conditions, for its types. */
export interface ListTypes {
  readonly columns: readonly string[];
  /** Columns that are visible by default. */
  readonly shown: readonly string[];
  readonly isSorted: boolean;
  /** Columns that the browser sorts and filters where the server does not, by name. */
  readonly compared: readonly ComparedColumn[];
  /** In the table of its conditions. */
  readonly filters: readonly FilterField[];
  /** Conditions without which the list cannot be requested. */
  readonly requiredConditions: readonly FilterField[];
}

const request = parameter('request');
const data = parameter('data');
const owner = parameter('owner');

interface ListOptions {
  /** First part of the names of its documents. */
  readonly name: string;
  readonly count: CountOperation | undefined;
  /** Members of the page's field descriptors, by name. */
  readonly fields: ReadonlyMap<string, Members>;
  /** Declarations that other lists of the same records share, where there are such lists. */
  readonly recordOf?: (record: GraphQLCompositeType) => ListedRecord;
  /** Module with the conditions about related records. */
  readonly relations?: string | undefined;
  /** Its records contain one another. */
  readonly isTree?: boolean;
}

/**
 * Documents and descriptors of list, picker and count, which share their paging, order and filters.
 * A list that another record holds has functions in their place, which take the key of that
 * record.
 */
export function listCode(
  context: Context,
  list: ListOperation,
  options: ListOptions,
): ListCode | Unprintable {
  const { name: prefix, count: counted, isTree = false } = options;
  const asked = listRequest(context, list, options);
  const { listed, sort, filter, isHeld } = asked;
  const documents = rowDocuments(context, list, prefix, asked);
  if (documents instanceof Unprintable) return documents;
  const { rows, picker, frame } = documents;
  const above = isTree && frame ? fieldAbove(context, listed.type) : undefined;
  const paths =
    above === undefined || !frame
      ? undefined
      : pathsCode(context, above, {
          name: prefix,
          plain: asked.plain,
          around: asked.around,
          named: listed.named,
          label: documents.label,
          frame,
          variablesType: documents.variablesType,
        });
  const { compared } = asked;
  // The server's count includes records that the browser filters out.
  const count =
    counted && compared.length === 0
      ? countCode(context, list, counted, { name: prefix, filter, sort })
      : undefined;
  if (count instanceof Unprintable) return count.in('count');
  const erased = (name: string): Code =>
    call(imported('descriptor'), [isHeld ? call(identifier(name), [owner]) : identifier(name)]);
  return {
    declarations: [
      ...requestDeclarations(asked),
      ...documents.view.declarations,
      ...(frame?.declarations ?? []),
      ...(picker?.declarations ?? [
        code`type ${documents.variablesType} = ${typeLiteral(asked.tree.members())};`,
      ]),
      ...documents.columns.declarations,
      ...(compared.length > 0
        ? [
            code`const compared = ${object(compared.map(({ name, comparison }) => property(name, string(comparison))))} as const;`,
          ]
        : []),
      ...rows.declarations,
      ...(count?.operation.declarations ?? []),
      ...(paths?.declarations ?? []),
      ...descriptors(context, list, options, asked, { ...documents, paths, above }),
      ...(count
        ? [
            code`const count = ${ofOwner(isHeld, code`${object(count.members)} satisfies ${imported('CountDescriptor')}<${count.operation.types}>`)};`,
          ]
        : []),
    ],
    list: erased('list'),
    picker: picker && call(imported('descriptor'), [identifier('picker')]),
    count: count ? erased('count') : undefined,
    paths: paths && call(imported('descriptor'), [identifier('paths')]),
    types: {
      columns: listed.columns.map(({ name }) => name),
      shown: shownColumns(context, listed.columns),
      isSorted: sort !== undefined,
      compared,
      filters: asked.usable?.fields ?? [],
      requiredConditions: [...asked.scopes, ...list.requiredConditions],
    },
    operations: [
      ...(picker ? [picker] : []),
      rows,
      ...(count ? [count.operation] : []),
      ...(paths ? [paths] : []),
    ],
  };
}

type ListRequest = ReturnType<typeof listRequest>;

/** Arguments and selections that the list's documents share. */
function listRequest(
  context: Context,
  list: ListOperation,
  {
    name: prefix,
    fields,
    recordOf = (record) => listedRecord(context, record, fields),
  }: ListOptions,
) {
  const field = rootField(context.schema, 'query', list.root);
  const listed = recordOf(recordAt(context, field.type, list));
  const { always, row } = listed;
  const paging = pagingCode(context, list);
  const sort = list.sort && sortCode(context, list.sort, field, list.order);
  const usable = usableFilter(list.filter, field);
  const scopes = (list.above ?? []).flatMap(({ requiredConditions = [] }) => requiredConditions);
  const searchBy = labelSearch(list, usable);
  const filter =
    usable &&
    filterCode(context, usable, field, {
      name: prefix,
      searchBy,
      requiredConditions: [...scopes, ...list.requiredConditions],
      fields,
    });
  const tree = new ArgumentTree(field, context.types, {
    above: argumentsAbove(
      context,
      list.above,
      field.args.map(({ name }) => name),
    ),
  });
  tree.require(list.required);
  paging.apply(tree);
  sort?.apply(tree);
  applyFilter(tree, list, filter, context);
  applyRequiredConditions(context, list.requiredConditions, tree);
  if (list === context.resource.list) openDimensions(context.resource, 'list', tree);
  const compared = isNested(list) ? [] : comparedColumns(list, listed.columns);
  const flags = new Flags([...tree.names, ...Object.keys(tree.variables())]);
  return {
    field,
    listed,
    paging,
    sort,
    usable,
    scopes,
    searchBy,
    searchable: literal(Boolean(list.search) || searchBy.length > 0),
    filter,
    tree,
    flags,
    compared,
    isHeld: isNested(list),
    plain: { kind: 'query', root: list.root, arguments: tree } as const,
    around: (records: readonly SelectionNode[]): readonly SelectionNode[] =>
      merge([
        ...nest(list.records, records),
        ...paging.selections,
        ...refusalSelections(context, list.refusals),
      ]),
    selection: merge([
      ...always,
      ...flagged(row, always, (name) => flags.of(name), context.resource.envelope),
    ]),
  };
}

/** Tests whether a record holds the list. */
const isNested = ({ above }: ListOperation): boolean =>
  above?.some(({ key }) => key.length > 0) ?? false;

const requestDeclarations = ({ searchBy, sort, filter }: ListRequest): readonly Code[] => {
  const [onlyBy, ...moreBy] = searchBy;
  return [
    ...(onlyBy && moreBy.length === 0 ? [searchedFilters(onlyBy)] : []),
    ...(sort?.declarations ?? []),
    ...(filter?.declarations ?? []),
  ];
};

type RowDocuments = Exclude<ReturnType<typeof rowDocuments>, Unprintable>;

/** The documents of the rows and of the picker, whose common pieces are declared once. */
function rowDocuments(
  context: Context,
  list: ListOperation,
  prefix: string,
  { listed, tree, flags, isHeld, plain, around, selection }: ListRequest,
) {
  const { resource } = context;
  const { type: record, named } = listed;
  // A picker does not ask for conditions, so that a list with required ones has none; nor does a
  // list that no field refers to. A scope is chosen before.
  const isPickable =
    list.requiredConditions.every(({ scope }) => scope !== undefined) &&
    resource.key.length > 0 &&
    !isHeld;
  const rowsOperation = operationOf(context, {
    ...plain,
    name: `${prefix}List`,
    variables: flags.variables(),
    selections: around(selection),
  });
  if (rowsOperation instanceof Unprintable) return rowsOperation;
  // A picture distinguishes records whose labels are alike.
  const picture =
    isUnionType(record) || resource.envelope !== undefined
      ? undefined
      : listed.columns.find(isPicture);
  const picked = picture ? merge([...named, picture.node]) : named;
  const pickerOperation = isPickable
    ? operationOf(context, { ...plain, name: `${prefix}Picker`, selections: around(picked) })
    : undefined;
  if (pickerOperation instanceof Unprintable) return pickerOperation;
  const view = rowView(context, listed, selection);
  const frame =
    pickerOperation &&
    sharedFrame(
      context,
      prefix,
      record,
      { document: pickerOperation.document, selection: picked },
      { document: rowsOperation.document, selection },
    );
  // Code that reads both answers uses the picker's type: its rows have no fields that the list's
  // rows lack.
  const label = resultType(
    record,
    picture && isLeftOut(picture, selection)
      ? merge([...named, included(picture.node, '')])
      : picked,
    context,
  );
  const picker =
    pickerOperation &&
    operationCode(context, pickerOperation, {
      variablesType: typeLiteral(tree.members()),
      ...frame?.of(label, selectionsCode(picked, context.repeated)),
      variables: frame && identifier('argumentTypes'),
    });
  const variables = identifier(isPickable ? `${prefix}PickerVariables` : `${prefix}Arguments`);
  const hasFlags = flags.names.length > 0;
  const short = flaggedRow(flags, selection, context);
  const inside =
    short && !frame ? aroundRow(rowsOperation.document, selection, short, context) : undefined;
  const columns = short && (frame ?? inside) ? short : plainRow(flags, selection, context);
  const rows = operationCode(context, rowsOperation, {
    variablesType: hasFlags ? code`${variables} & ${imported('Flags')}<typeof flags>` : variables,
    ...(frame
      ? {
          ...frame.of(view.type, columns.selections),
          variables: hasFlags
            ? withFlags([spread(identifier('argumentTypes'))])
            : identifier('argumentTypes'),
        }
      : inside && { selections: inside, variables: withFlags(typesOf(tree.variables())) }),
  });
  return {
    rows,
    picker,
    picture,
    view,
    frame,
    label,
    columns,
    variablesType: variables,
    dataType: identifier(`${prefix}${isPickable ? 'Picker' : 'List'}Data`),
    hasFlags,
  };
}

/** Tests whether a request for rows can omit the picture. */
const isLeftOut = (picture: ViewField, selection: readonly SelectionNode[]): boolean =>
  selection.some(
    (node) =>
      node.kind === Kind.FIELD &&
      responseName(node) === picture.name &&
      (node.directives?.length ?? 0) > 0,
  );

/** The descriptors of list, picker and paths, and the functions that they have in common. */
function descriptors(
  context: Context,
  list: ListOperation,
  options: ListOptions,
  asked: ListRequest,
  documents: RowDocuments & {
    readonly paths: OperationCode | undefined;
    readonly above: string | undefined;
  },
): readonly Code[] {
  const { listed, paging, searchable, isHeld, tree } = asked;
  const { picker, picture, paths, above, variablesType, dataType } = documents;
  const all = readList(rootAccess(context.schema, 'query', list.root), list.records);
  const values = tree.values();
  const variables = arrow(
    [
      ...(isHeld ? [{ name: owner, type: imported('RecordKey') }] : []),
      { name: request, type: imported('ListRequest') },
    ],
    values,
    variablesType,
  );
  const records = (view: readonly ViewField[]): Code =>
    property(
      'records',
      arrow(
        [data, request],
        adaptedList(paging.records(all), adaptation(context, listed.type, view)),
      ),
    );
  const page = arrow(
    [
      { name: data, type: dataType },
      { name: request, type: imported('ListRequest') },
    ],
    paging.page(all),
    imported('PageInfo'),
  );
  const members = listMembers(context, list, options, asked, documents);
  return [
    code`const variables = ${variables};`,
    code`const page = ${page};`,
    code`${identifier(isHeld ? '' : 'export ')}const list = ${ofOwner(
      isHeld,
      inBrowser(
        asked.compared,
        code`${object([
          ...members,
          property(
            'variables',
            requestedVariables(documents.hasFlags, isHeld, usesParameter(values, request)),
          ),
          records([...listed.columns, ...listed.more]),
          identifier('page'),
        ])} satisfies ${imported('ListDescriptor')}<${documents.rows.types}>`,
      ),
    )};`,
    ...(picker
      ? [
          code`const picker = ${object([
            property('document', picker.constant),
            property('searchable', searchable),
            identifier('variables'),
            records(picture ? [picture] : []),
            identifier('page'),
            ...(picture
              ? [
                  property(
                    'picture',
                    object([
                      property('field', string(picture.name)),
                      property('image', array(imageOf(picture).map(string))),
                    ]),
                  ),
                ]
              : []),
          ])} satisfies ${imported('PickerDescriptor')}<${picker.types}>;`,
        ]
      : []),
    ...(paths && above !== undefined
      ? [
          code`const paths = ${object([
            property('document', paths.constant),
            property('above', string(above)),
            identifier('variables'),
            records([]),
          ])} satisfies ${imported('PathsDescriptor')}<${paths.types}>;`,
        ]
      : []),
  ];
}

const inBrowser = (compared: readonly ComparedColumn[], list: Code): Code =>
  compared.length > 0 ? call(imported('clientSide'), [list, identifier('compared')]) : list;

/** Descriptor members for columns, order and filters of a list. */
function listMembers(
  context: Context,
  list: ListOperation,
  { relations }: ListOptions,
  { field, listed, paging, sort, filter, searchable, compared }: ListRequest,
  { rows }: RowDocuments,
): readonly Code[] {
  const above = (list.above ?? []).flatMap(({ root, requiredConditions = [] }) =>
    requiredConditionDescriptors(
      context,
      requiredConditions,
      rootField(context.schema, 'query', root),
    ),
  );
  return [
    property('document', rows.constant),
    property('columns', listed.columnsCode),
    ...(listed.more.length > 0 ? [property('more', listed.moreCode)] : []),
    property('paging', string(paging.kind)),
    ...(paging.backwards ? [property('backwards', identifier('true'))] : []),
    property('sortable', sort ? call(identifier('Object.keys'), [identifier('sorts')]) : array([])),
    property('multiSort', literal(sort?.multiple ?? false)),
    property(
      'defaultSort',
      sort ? identifier('defaultSort') : literal(orderInBrowser(list, compared)),
    ),
    property(
      'filters',
      filtersCode(
        [...above, ...requiredConditionDescriptors(context, list.requiredConditions, field)],
        filter,
      ),
    ),
    ...(filter && filter.groups.length > 0
      ? [property('groups', array(filter.groups.map(string)))]
      : []),
    ...(filter && relations !== undefined && hasRelations(list.filter)
      ? [property('related', arrow([], code`import(${string(relations)})`))]
      : []),
    property('searchable', searchable),
  ];
}

const imageOf = ({ image, model }: ViewField): Path => image ?? model?.image ?? [];

/** A column with the one picture of a record. */
const isPicture = ({ node, model, image = model?.image }: ViewField): boolean =>
  image !== undefined && !node.alias && model?.list === false;

const typesOf = (variables: Readonly<Record<string, string>>): readonly Code[] =>
  Object.entries(variables).map(([name, type]) => property(name, string(type)));

function requestedVariables(hasFlags: boolean, isHeld: boolean, takesRequest: boolean): Code {
  if (!hasFlags && !isHeld) return identifier('variables');
  const variables = call(identifier('variables'), [
    ...(isHeld ? [owner] : []),
    ...(takesRequest ? [request] : []),
  ]);
  return arrow(
    [request],
    hasFlags
      ? object([
          spread(variables),
          spread(call(imported('columnVariables'), [identifier('flags'), request])),
        ])
      : variables,
  );
}

/** A list may return a slimmer type than the resource's: its records are what is selected. */
function recordAt(
  context: Context,
  type: GraphQLOutputType,
  { records }: ListOperation,
): GraphQLCompositeType {
  if (memberAt(records.at(-1) ?? '') === context.resource.type) return context.view.type;
  return compositeOf(getNamedType(records.reduce(typeBelow, type)));
}
