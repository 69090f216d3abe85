import {
  getNamedType,
  getNullableType,
  GraphQLNonNull,
  isCompositeType,
  isLeafType,
  isListType,
  type GraphQLNamedType,
  type SelectionNode,
} from 'graphql';

import type { Action, ActionKey, ArgumentPath, Input, Path, Resource } from '../../model.ts';
import { ArgumentTree } from '../arguments/arguments.ts';
import { convertLeaf } from '../arguments/convert.ts';
import { askedInputs, type ShownIn } from '../arguments/input-code.ts';
import { setValues } from '../arguments/set-values.ts';
import {
  array,
  arrow,
  block,
  call,
  code,
  entries,
  identifier,
  object,
  parameter,
  property,
  string,
  typeLiteral,
  type Code,
} from '../code/code.ts';
import { imported } from '../code/library.ts';
import type { Context } from '../context/context.ts';
import { fieldNode, merge, nest } from '../documents/ast.ts';
import { adaptation, adaptedList, adaptedRecord } from '../records/adapt.ts';
import { fieldDescriptor } from '../records/field-descriptor.ts';
import { accessTo, readList, readOne, rootAccess, type Access } from '../records/read.ts';
import { keyAndLabel, nestedSelections } from '../records/record-selection.ts';
import type { ShownPart } from '../records/shown-part.ts';
import { viewFields } from '../records/view-fields.ts';
import { compositeOf, isList, rootField, typeBelow } from '../schema-path.ts';
import { Unprintable } from '../unprintable.ts';
import { leafField } from './leaf-answer.ts';
import type { OfferedPlace } from './offered-place.ts';
import { confirmation, errorsCode, errorSelections, unionErrors } from './payload-errors.ts';
import { operationCode, operationOf, type OperationCode } from './query-code.ts';
import { heldArguments, keyArguments } from './write-code.ts';

export interface ActionCode {
  readonly declarations: readonly Code[];
  readonly code: Code;
  readonly operation: OperationCode;
  /** Inputs of its form. */
  readonly inputs: readonly Input[];
  /** Field of the page that shows the child record the action changes. */
  readonly part?: ShownPart | undefined;
}

const [values, key, keys, record, data] = [
  parameter('values'),
  parameter('key'),
  parameter('keys'),
  parameter('record'),
  parameter('data'),
];

/**
 * Records that an action takes besides the values of its form: type of the descriptor, and
 * parameters of its `variables`.
 */
const takings = {
  record: { descriptor: 'RecordAction', given: [values, key, record] },
  records: { descriptor: 'RecordsAction', given: [values, keys] },
  nothing: { descriptor: 'FreeAction', given: [values] },
} as const;

/** Data with the present values of an action's form, besides the record that the action changes. */
export interface ActionReads {
  /** The record of the page, or the answer of a query, as far as it shows values of the form. */
  readonly shownIn?: ShownIn | undefined;
  /** Name of that query. */
  readonly query?: string | undefined;
  /** Field of the page that shows the child record the action changes. */
  readonly part?: ShownPart | undefined;
}

/** Document and descriptor of an action. `name`: of its document. */
export function actionCode(
  context: Context,
  action: Action,
  place: OfferedPlace,
  name: string,
  { shownIn, query, part }: ActionReads = {},
): ActionCode | Unprintable {
  const { schema, types } = context;
  const field = rootField(schema, 'mutation', action.root);
  const tree = new ArgumentTree(field, types);
  tree.require(action.required);
  const isGiven =
    place !== 'global' && place !== 'collection' && place !== 'singleton' && action.key.length > 0;
  const takesMany = action.key.some(({ list, each }) => list || each !== undefined);
  const takes = !isGiven ? 'nothing' : place === 'rows' && takesMany ? 'records' : 'record';
  if (action.filter && action.key.length === 0)
    return new Unprintable(
      tree.missing ??
        `${action.root.join('.')} takes its records by a filter that has no place for their keys`,
    );
  if (takes === 'record') keyArguments(context, tree, action.key);
  if (takes === 'records') manyKeys(context, tree, action.key);
  heldArguments(context, tree, isGiven ? action.recordArguments : []);
  const all = isGiven
    ? action.inputs
    : [
        ...distinct(
          action.key.map(({ input }) => input),
          action.inputs,
        ),
        ...action.inputs,
      ];
  const inputs = setValues(context, tree, all);

  tree.fillEmpty();

  const answer = answerOf(
    context,
    action,
    takes === 'record' ||
      (takes === 'nothing' && (place === 'singleton' || action.role !== undefined)),
  );
  const outcomes = takes === 'records' ? action.outcomes : undefined;
  const selections = merge([
    ...errorSelections(context, action.errors),
    ...errorSelections(context, outcomes),
    ...answer.selections,
    ...(action.proofs ?? []).flatMap(({ path }) => nest(path, [])),
  ]);
  const isLeaf = isLeafType(getNamedType(field.type));
  const done = operationOf(context, {
    kind: 'mutation',
    name,
    root: action.root,
    arguments: tree,
    selections: isLeaf ? [] : selections.length > 0 ? selections : [fieldNode('__typename')],
  });
  if (done instanceof Unprintable) return done;
  const operation = operationCode(context, done, { variablesType: typeLiteral(tree.members()) });
  const { descriptor, given } = takings[takes];
  const keysOfPart = targetInputs(action.part?.key, inputs);
  const constant = identifier(name.replace(/^./, (first) => first.toLowerCase()));
  return {
    operation,
    inputs,
    // The form asks for a key that nothing fills in.
    part: part?.each && !keysOfPart ? undefined : part,
    declarations: [
      ...operation.declarations,
      code`const ${constant} = ${object([
        property('document', operation.constant),
        property('takes', string(takes)),
        property('inputs', inputs.length > 0 ? askedInputs(context, inputs, shownIn) : array([])),
        ...entries({
          reads: query !== undefined && string(query),
          other: targetInputs(action.other?.key, inputs),
          part: keysOfPart,
          answer: answer.descriptor,
        }),
        property('variables', arrow(given, tree.values())),
        property('result', arrow([data], resultCode(context, action, answer, outcomes))),
      ])} satisfies ${imported(descriptor)}<${operation.types}>;`,
    ],
    code: call(imported('descriptor'), [constant]),
  };
}

/**
 * Puts the keys of several records into the arguments: as a list of keys, or each into an object of
 * a list.
 */
function manyKeys(context: Context, tree: ArgumentTree, taken: readonly ActionKey[]): void {
  for (const { field, argument, each } of taken) {
    const named = getNamedType(tree.place(argument).type);
    const value = call(imported('keyValue'), [
      key,
      string(field),
      named.name === 'Int' ? imported('integer') : convertLeaf(named, context.types),
    ]);
    const forEach = (item: Code): Code => call(imported('eachKey'), [keys, arrow([key], item)]);
    if (each) tree.repeat(each, forEach);
    tree.set(
      argument,
      each ? (isList(tree.place(argument).type) ? array([value]) : value) : forEach(value),
    );
  }
}

/** Inputs for what no record gives, with names that no other input has. */
function distinct(inputs: readonly Input[], others: readonly Input[]): readonly Input[] {
  const taken = new Set(others.map(({ name }) => name));
  return inputs.map((input) => {
    let { name } = input;
    for (let number = 2; taken.has(name); number += 1) name = `${input.name}${number}`;
    taken.add(name);
    return { ...input, name };
  });
}

/** `{ id: 'productId' }`: the inputs that take the key of another record, or of a part. */
function targetInputs(
  taken: readonly ActionKey[] = [],
  inputs: readonly Input[],
): Code | undefined {
  const names = taken.flatMap(({ field, argument }) => {
    const input = inputs.find(({ at }) => isSame(at ?? [], argument));
    return input ? [property(field, string(input.name))] : [];
  });
  return names.length > 0 && names.length === taken.length ? object(names) : undefined;
}

const isSame = (one: ArgumentPath, other: ArgumentPath): boolean =>
  one.join('.') === other.join('.');

interface Answer {
  readonly selections: readonly SelectionNode[];
  readonly descriptor?: Code | undefined;
  /** Entry of the result, read from the root field's value. */
  readonly read?: (root: Access) => { readonly record?: Code; readonly answer?: Code };
}

/**
 * @param one The action is about one record: it answers that, and not those that it reached or
 *   made.
 */
function answerOf(context: Context, action: Action, one: boolean): Answer {
  const { answer } = action;
  if (answer.kind === 'nothing') return { selections: [] };
  const root = rootField(context.schema, 'mutation', action.root);
  const type = getNamedType(answer.path.reduce(typeBelow, root.type));
  if (answer.kind === 'record' || answer.kind === 'other') {
    const resource = resourceNamed(context, answer.resource);
    if (!resource || !isCompositeType(type))
      return {
        selections: isLeafType(type)
          ? nest(answer.path, [])
          : nest(answer.path, [fieldNode('__typename')]),
      };
    return recordAnswer({ ...context, resource }, one ? answer.kind : 'other', answer.path, type);
  }
  if (answer.kind === 'values') {
    // Under these names a union answers what it refuses.
    const fields =
      action.errors?.kind === 'union'
        ? answer.fields.filter(({ name }) => !/^error(?:Message|Field|Code)\d*$/.test(name))
        : answer.fields;
    const selections = nestedSelections(context, type, { fields }, 1);
    if (selections.length === 0) return { selections: [] };
    const descriptor = object([
      property('kind', string('values')),
      property(
        'fields',
        array(
          viewFields(context, type, selections).map((field) =>
            fieldDescriptor(context, {
              ...field,
              model: fields.find(({ name }) => name === field.name),
            }),
          ),
        ),
      ),
    ]);
    return {
      selections: nest(answer.path, selections),
      descriptor,
      read: (access) => ({ answer: readList(access, answer.path) }),
    };
  }
  const descriptor = object([
    property('kind', string(answer.kind === 'file' ? 'file' : 'value')),
    property('field', leafField(context, 'mutation', action.root, answer)),
  ]);
  return {
    selections: nest(answer.path, []),
    descriptor,
    read: (access) => ({ answer: readList(access, answer.path) }),
  };
}

const resourceNamed = (context: Context, name: string | undefined): Resource | undefined => {
  const found = name === undefined ? undefined : context.resources.get(name);
  return found && found.key.length > 0 ? found : undefined;
};

/** Key and label of a record. Its page requests the shown fields again. */
function recordAnswer(
  context: Context,
  kind: 'record' | 'other',
  path: Path,
  type: GraphQLNamedType,
): Answer {
  const selections = nest(path, keyAndLabel(context, context.resource, type));
  const adapted = adaptation(context, compositeOf(type), []);
  if (kind === 'record')
    return {
      selections,
      read: (root) => ({ record: adaptedRecord(readOne(root, path), adapted) }),
    };
  const descriptor = object([
    property('kind', string('records')),
    property('resource', string(context.resource.name)),
  ]);
  return {
    selections,
    descriptor,
    read: (root) => ({ answer: adaptedList(readList(root, path), adapted) }),
  };
}

function resultCode(
  context: Context,
  action: Action,
  answer: Answer,
  outcomes: Action['outcomes'],
): Code {
  const root = rootAccess(context.schema, 'mutation', action.root);
  const { errors } = action;
  const read = answer.read?.(root);
  const unionOf = errors?.kind === 'union' ? unionErrors(context, errors, root) : undefined;
  const success = errors?.kind === 'union' ? errors.successType : undefined;
  const confirmed = unionOf
    ? success === undefined || read?.record
      ? undefined
      : unionOf.is(success)
    : confirmation(action, root, read?.record);
  const result = object(
    entries({
      record: read?.record,
      errors: unionOf?.errors ?? errorsCode(errors, root),
      confirmed,
      answer: read?.answer,
      outcomes: outcomes && outcomesCode(outcomes, root),
    }),
  );
  return unionOf ? block([unionOf.line, code`return ${result};`]) : result;
}

/**
 * `data.deleteProducts.map((item) => (item.result === 'NOT_DELETED' ? [{ message: item.message ??
 * '' }] : []))`
 */
function outcomesCode(outcomes: NonNullable<Action['outcomes']>, root: Access): Code {
  const item = parameter('item');
  const list = getNullableType(root.type);
  const type = isListType(list) ? list.ofType : root.type;
  return code`${readList(root, [])}.map(${arrow([item], errorsCode(outcomes, accessTo(item, new GraphQLNonNull(getNamedType(type)))))})`;
}
