import {
  getNamedType,
  isCompositeType,
  isUnionType,
  Kind,
  type GraphQLCompositeType,
  type GraphQLNamedType,
  type SelectionNode,
} from 'graphql';

import type { Field, OtherQuery, QueryAnswer, QueryPages, Resource } from '../../model.ts';
import { ArgumentTree } from '../arguments/arguments.ts';
import { askedInputs } from '../arguments/input-code.ts';
import { pagingCode, type PagingCode } from '../arguments/paging.ts';
import { setValues } from '../arguments/set-values.ts';
import {
  array,
  arrow,
  call,
  code,
  entries,
  identifier,
  member,
  object,
  parameter,
  property,
  spread,
  string,
  typeLiteral,
  type Code,
} from '../code/code.ts';
import { imported } from '../code/library.ts';
import type { Repeated } from '../code/repeated.ts';
import type { Context } from '../context/context.ts';
import type { View, ViewField } from '../context/view.ts';
import { fieldNode, inlineFragment, merge, nest, responseName } from '../documents/ast.ts';
import { adaptation, adaptedList } from '../records/adapt.ts';
import { fieldDescriptor } from '../records/field-descriptor.ts';
import { readFirst, readList, rootAccess, type Access } from '../records/read.ts';
import { keyAndLabel, nestedSelections } from '../records/record-selection.ts';
import { viewFields } from '../records/view-fields.ts';
import { compositeOf, fieldOf, rootField, typeBelow } from '../schema-path.ts';
import { Unprintable } from '../unprintable.ts';
import { besideRows, type DeclaredRows } from './declared-rows.ts';
import { refusalSelections } from './error-members.ts';
import { leafField } from './leaf-answer.ts';
import { columnField } from './list-columns.ts';
import { rowView } from './list-rows.ts';
import { operationCode, operationOf, type OperationCode } from './query-code.ts';

export interface OtherQueryCode {
  readonly operation: OperationCode;
  /** Declarations of the operation and of the names in its types. */
  readonly declarations: readonly Code[];
  /** Members of its descriptor. */
  readonly members: readonly Code[];
  /** It cannot be answered before something was typed. */
  readonly asksFirst: boolean;
  /**
   * Fields read from the answered object. Forms of actions that change the object are filled from
   * them.
   */
  readonly shown?: {
    readonly view: View;
    readonly resource: Resource | undefined;
    readonly fields: readonly Field[];
  };
}

const [values, data, record, request] = [
  parameter('values'),
  parameter('data'),
  parameter('record'),
  parameter('request'),
];

/**
 * Document and descriptor of a query that belongs to no resource's screens. `name`: of its
 * document. `rowsOf`: what the module of a resource says of its records.
 */
export function otherQueryCode(
  context: Context,
  query: OtherQuery,
  name: string,
  rowsOf: RowsOf,
): OtherQueryCode | Unprintable {
  const { schema, types } = context;
  const tree = new ArgumentTree(rootField(schema, 'query', query.root), types);
  tree.require(query.required);
  const asked = setValues(context, tree, query.inputs);
  const pages = query.pages && pagesOf(context, query, query.pages);
  pages?.paging.apply(tree);
  tree.fillEmpty();
  const inputs = [
    ...asked.filter(({ required }) => required),
    ...asked.filter(({ required }) => !required),
  ];

  const root = rootAccess(schema, 'query', query.root);
  const answer = answerOf(context, query, root, { pages, rowsOf });
  if (answer instanceof Unprintable) return new Unprintable(tree.missing ?? answer.reason);
  const done = operationOf(context, {
    kind: 'query',
    name,
    root: query.root,
    arguments: tree,
    selections: merge([
      ...answer.selections,
      ...(pages?.selections ?? []),
      ...refusalSelections(context, query.refusals),
    ]),
  });
  if (done instanceof Unprintable) return done;
  const operation = operationCode(
    { ...context, repeated: answer.repeated ?? context.repeated },
    done,
    { variablesType: typeLiteral(tree.members()) },
  );
  return {
    operation,
    declarations: [...(answer.declarations ?? []), ...operation.declarations],
    members: [
      property('document', operation.constant),
      property('inputs', inputs.length > 0 ? askedInputs(context, inputs) : array([])),
      property('answer', answer.descriptor),
      ...(pages ? [property('pages', pages.descriptor)] : []),
      property('variables', arrow([values, request], tree.values())),
      property('result', arrow([data, request], answer.read)),
    ],
    asksFirst: inputs.some(({ required, defaultValue }) => required && defaultValue === undefined),
    ...(answer.shown ? { shown: answer.shown } : {}),
  };
}

/** Declarations of a resource's records in its module; `undefined` where it has none. */
export type RowsOf = (resource: string) => DeclaredRows | undefined;

interface PagesCode {
  readonly paging: PagingCode;
  readonly selections: readonly SelectionNode[];
  readonly descriptor: Code;
  /** Code of the list in a page, and the field that holds the list where figures stand next to it. */
  readonly of?: { readonly field: string; readonly rows: Code };
}

/** Code that requests an answer page by page. */
function pagesOf(
  context: Context,
  { root: path, answer }: OtherQuery,
  { paging: read, of, total }: QueryPages,
): PagesCode {
  const root = rootAccess(context.schema, 'query', path);
  const paging = pagingCode(context, { root: path, paging: read });
  const all = readList(root, of === undefined ? answer.path : [of]);
  const rows = paging.records(all);
  return {
    paging,
    selections: [...paging.selections, ...(total ? nest(total, []) : [])],
    descriptor: object(
      entries({
        paging: string(paging.kind),
        backwards: paging.backwards && identifier('true'),
        of: of !== undefined && string(of),
        page: arrow([data, request], paging.page(all)),
        total: total && arrow([data], code`Number(${readFirst(root, total).code} ?? Number.NaN)`),
      }),
    ),
    ...(of === undefined || rows === all ? {} : { of: { field: of, rows } }),
  };
}

interface Answer {
  readonly selections: readonly SelectionNode[];
  readonly descriptor: Code;
  /** Code that reads the answer as a list. */
  readonly read: Code;
  readonly shown?: OtherQueryCode['shown'];
  /** Types of its records, which its result names, and where they are declared in its own module. */
  readonly repeated?: Repeated;
  readonly declarations?: readonly Code[];
}

interface Around {
  readonly pages: PagesCode | undefined;
  readonly rowsOf: RowsOf;
}

function answerOf(
  context: Context,
  query: OtherQuery,
  root: Access,
  around: Around,
): Answer | Unprintable {
  const { answer } = query;
  const type = getNamedType(answer.path.reduce(typeBelow, root.type));
  if (answer.kind === 'values')
    return valuesAnswer(context, query, answer, root, compositeOf(type), around);
  if (answer.kind === 'several')
    return hitsAnswer(context, answer, root, compositeOf(type), around.pages);
  return {
    selections: nest(answer.path, []),
    descriptor: object([
      property('kind', string('value')),
      property('field', leafField(context, 'query', query.root, answer)),
    ]),
    read: readList(root, answer.path),
  };
}

function valuesAnswer(
  context: Context,
  { root: path }: OtherQuery,
  answer: Extract<QueryAnswer, { kind: 'values' }>,
  root: Access,
  type: GraphQLCompositeType,
  { pages, rowsOf }: Around,
): Answer | Unprintable {
  const resource = keyedResource(context, answer.resource);
  const rows = resource && rowsOf(resource.name);
  const shown = shownOf(rows ? besideRows(rows) : context, resource, type, answer.fields);
  if (shown.selections.length === 0)
    return new Unprintable(
      `${path.join('.')} answers ${type.name}, of which nothing can be selected without arguments`,
    );
  const view =
    rows && type.name === resource.type
      ? rowView(shown.context, rows.recordOf(type), shown.selections, 'A record that is answered.')
      : undefined;
  return {
    ...(rows ? { repeated: shown.context.repeated, declarations: view?.declarations ?? [] } : {}),
    selections: nest(answer.path, shown.selections),
    descriptor: object(
      entries({
        kind: string('values'),
        fields: array(
          shown.fields.map((field) =>
            rows
              ? columnField(shown.context, field, rows.fields)
              : fieldDescriptor(shown.context, field),
          ),
        ),
        list: identifier(String(answer.list)),
        resource: resource && string(resource.name),
      }),
    ),
    read: adaptedList(
      answer.list ? onPage(readList(root, answer.path), pages) : readList(root, answer.path),
      [...shown.entries, ...(pages?.of ? [property(pages.of.field, pages.of.rows)] : [])],
    ),
    ...(answer.list
      ? {}
      : {
          shown: {
            resource,
            fields: answer.fields,
            view: {
              type,
              pageType: type,
              named: shown.selections,
              row: [],
              more: [],
              shown: shown.fields,
              page: shown.selections,
              pageFields: new Set(shown.fields.map(({ name }) => name)),
            },
          },
        }),
  };
}

const onPage = (all: Code, pages: PagesCode | undefined): Code => pages?.paging.records(all) ?? all;

/** Resource whose records have a key: they have pages, or rows that can be told apart. */
function keyedResource({ resources }: Context, name: string | undefined): Resource | undefined {
  const found = name === undefined ? undefined : resources.get(name);
  return found && found.key.length > 0 ? found : undefined;
}

interface Shown {
  readonly selections: readonly SelectionNode[];
  readonly fields: readonly ViewField[];
  /** With the resource of the records. */
  readonly context: Context;
  /** Entries that lift nested fields to the top of the record, where screens expect them. */
  readonly entries: readonly Code[];
}

/**
 * Fields read from an object that a query answers: of a resource's record, key, label and the row
 * of its list; of any other object, the fields that the model names.
 */
function shownOf(
  context: Context,
  resource: Resource | undefined,
  type: GraphQLCompositeType,
  fields: readonly Field[],
): Shown {
  if (!resource) {
    const selections = nestedSelections(context, type, { fields }, 1);
    const named = new Map(fields.map((field) => [field.name, field]));
    return {
      selections,
      fields: viewFields(context, type, selections).map((field) => ({
        ...field,
        model: named.get(field.name),
      })),
      context,
      entries: [],
    };
  }
  const own = { ...context, resource };
  const always = keyAndLabel(own, resource, type);
  const columns =
    resource.envelope === undefined
      ? nestedSelections(own, type, { fields: resource.fields.filter(({ column }) => column) }, 1)
      : [];
  const shown = viewFields(own, type, isUnionType(type) ? [] : columns);
  return {
    selections: merge([...always, ...columns]),
    fields: shown,
    context: own,
    entries: adaptation(own, type, shown),
  };
}

/** Answer with records of several types. Each type has a fragment with its selections. */
function hitsAnswer(
  context: Context,
  { path, members }: Extract<QueryAnswer, { kind: 'several' }>,
  root: Access,
  type: GraphQLCompositeType,
  pages: PagesCode | undefined,
): Answer | Unprintable {
  const responses = new Map<string, string>();
  const parts = members.flatMap((each) => {
    const of: GraphQLNamedType | undefined = context.schema.getType(each.type);
    if (!isCompositeType(of)) return [];
    const resource = keyedResource(context, each.resource);
    const shown = shownOf(context, resource, of, each.fields);
    if (shown.selections.length === 0) return [];
    const { selections, renamed } = apart(of, shown.selections, responses);
    return [{ type: of, resource, shown, selections, renamed }];
  });
  if (parts.length === 0)
    return new Unprintable(
      `${type.name} has no member of which anything can be selected without arguments`,
    );
  const readers = parts.flatMap(({ type: of, shown, renamed }) => {
    const changed = [
      ...renamed.map(([name, response]) => property(name, member(record, response))),
      ...shown.entries,
    ];
    return changed.length > 0
      ? [property(of.name, arrow([record], object([spread(record), ...changed])))]
      : [];
  });
  return {
    selections: nest(path, [
      fieldNode('__typename'),
      ...parts.map(({ type: of, selections }) => inlineFragment(of.name, selections)),
    ]),
    descriptor: object([
      property('kind', string('hits')),
      property(
        'members',
        object(
          parts.map(({ type: of, resource, shown }) =>
            property(
              of.name,
              object(
                entries({
                  resource: resource && string(resource.name),
                  fields: array(shown.fields.map((field) => fieldDescriptor(shown.context, field))),
                }),
              ),
            ),
          ),
        ),
      ),
    ]),
    read: call(imported('unionRecords'), [
      onPage(readList(root, path), pages),
      ...(readers.length > 0 ? [object(readers)] : []),
    ]),
  };
}

/**
 * Adds an alias to a field whose name an earlier type uses with another type: the server would
 * refuse both under the same response name.
 */
function apart(
  type: GraphQLNamedType,
  selections: readonly SelectionNode[],
  taken: Map<string, string>,
): {
  readonly selections: readonly SelectionNode[];
  readonly renamed: readonly (readonly [name: string, response: string])[];
} {
  const renamed: (readonly [string, string])[] = [];
  const own = selections.map((node) => {
    if (node.kind !== Kind.FIELD || node.name.value === '__typename') return node;
    const name = responseName(node);
    const ofField = String(fieldOf(type, node.name.value).type);
    const first = taken.get(name) ?? ofField;
    taken.set(name, first);
    if (first === ofField) return node;
    const response = `${name}_${type.name}`;
    renamed.push([name, response]);
    return { ...node, alias: { kind: Kind.NAME, value: response } as const };
  });
  return { selections: own, renamed };
}
