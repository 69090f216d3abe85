import type { OperationDefinitionNode } from 'graphql';

import type { OtherQuery, Related, Resource } from '../../model.ts';
import { dimensionsCode, openDimensions } from '../arguments/dimensions.ts';
import { FormInputs } from '../arguments/input-code.ts';
import { shareValues } from '../arguments/shared-values.ts';
import {
  array,
  call,
  code,
  entries,
  identifier,
  literal,
  nullCode,
  object,
  parameter,
  property,
  string,
  type Code,
} from '../code/code.ts';
import { shortDescription } from '../code/description.ts';
import { imported } from '../code/library.ts';
import type { Context } from '../context/context.ts';
import type { PersistedDocument } from '../documents/persisted.ts';
import { listCode } from '../operations/list-code.ts';
import { showCode } from '../operations/show-code.ts';
import {
  writeArguments,
  writeCode,
  type WriteArguments,
  type WriteCode,
} from '../operations/write-code.ts';
import { fieldMembers } from '../records/field-descriptor.ts';
import { keyPath } from '../records/key-path.ts';
import { labelFunction } from '../records/label-code.ts';
import { nonNull } from '../records/read.ts';
import { recordTypes } from '../records/record-types.ts';
import { namesInForm, type ShownNames } from '../shown-names.ts';
import { Unprintable } from '../unprintable.ts';
import { cacheRules, cacheRulesCode, type CacheRules } from '../cache/cache-rules.ts';
import { isOffered } from '../offered-query.ts';
import { resourceTypes } from './resource-types.ts';
import { textsCode } from './texts-code.ts';

export interface ResourceModule {
  /**
   * Its declarations; those of what they use are added when it is known what several modules share.
   *
   * @param nested lists that its records hold
   * @param imported names that other modules take from it
   * @param links relations of other resources with it
   */
  readonly body: (
    nested: readonly OwnNested[],
    imported: ReadonlySet<string>,
    links: readonly Code[],
  ) => readonly Code[];
  readonly operations: readonly OperationDefinitionNode[];
  /** The same operations as they are sent. */
  readonly persisted: readonly PersistedDocument[];
  /** Of the types that its operations select. */
  readonly rules: CacheRules;
  /** Of its page also the lists that the records hold. */
  readonly shown: ShownNames;
}

/** Actions on the records of a resource. */
export interface OwnActions {
  /** As a member of its descriptor. */
  readonly group: Code;
  /** Path of their module from the folder of generated code: `actions/orders`. */
  readonly path: string;
}

/** A list that the records of a resource hold. */
export interface OwnNested {
  readonly name: string;
  /** As a member of the descriptor. */
  readonly summary: Code;
}

/**
 * The module of one resource: its documents with their types, and its descriptor.
 *
 * @param actions what can be done with its records
 * @param relations the module that tells by which related records its list is filtered, as it
 *   imports that
 */
export function resourceModule(
  context: Context,
  actions: OwnActions | undefined,
  relations?: string,
): ResourceModule | Unprintable {
  const { resource } = context;
  const { shown } = context.view;
  const printed = printOperations(context, relations);
  if (printed instanceof Unprintable) return printed;
  const { list, create, update, operations } = printed;
  const documents = operations.map(({ operation }) => operation.document);
  const rules = cacheRules(context.cacheFacts, documents, { resource });
  const isKeyed = resource.key.length > 0;
  const members: DescriptorMembers = {
    related: isKeyed ? relatedLists(context) : [],
    label: isKeyed && labelOf(context),
    actions,
    rules,
  };
  return {
    body: (nested, exported, links) =>
      bodyOf(context, printed, members, { nested, exported, links }),
    operations: documents,
    persisted: operations.map(({ operation }) => operation.persisted),
    rules,
    shown: {
      list: list?.types.shown ?? [],
      show: shown.map(({ name }) => name),
      create: namesInForm(create?.inputs ?? [], shown),
      edit: namesInForm(update?.inputs ?? [], shown),
    },
  };
}

const writeRoles = ['create', 'update', 'remove'] as const;

type WriteRole = (typeof writeRoles)[number];

type PrintedOperations = Exclude<ReturnType<typeof printOperations>, Unprintable>;

/** Fields, types and operations of the records, or the first operation that cannot be printed. */
function printOperations(context: Context, relations: string | undefined) {
  const { resource, prefix, view } = context;
  const { list: listed, one } = resource;
  const fields = new Map(view.shown.map((field) => [field.name, fieldMembers(context, field)]));
  const types = resource.key.length > 0 ? recordTypes(context) : [];
  const list =
    listed &&
    listCode(context, listed, {
      name: prefix,
      count: resource.count,
      fields,
      relations,
      isTree: resource.tree !== undefined,
    });
  if (list instanceof Unprintable) return list.in('list');
  const show = one && showCode(context, one);
  if (show instanceof Unprintable) return show.in('one');
  const forms = new FormInputs(context, fields);
  const written = argumentsOfWrites(context);
  if (written instanceof Unprintable) return written;
  const writes: { [role in WriteRole]?: WriteCode } = {};
  for (const [role, given] of written) {
    const made = writeCode(context, role, given, forms);
    if (made instanceof Unprintable) return made.in(role);
    writes[role] = made;
  }
  const { create, update, remove } = writes;
  const operations = [
    ...(list?.operations ?? []),
    ...[show, create, update, remove].flatMap((part) => part?.operation ?? []),
  ];
  return { fields, types, list, show, forms, create, update, remove, operations };
}

/** Members of a descriptor besides its operations that do not depend on other modules. */
interface DescriptorMembers {
  readonly related: readonly Related[];
  readonly label: Code | false;
  readonly actions: OwnActions | undefined;
  readonly rules: CacheRules;
}

/** References of other modules to the resource. */
interface Neighbours {
  readonly nested: readonly OwnNested[];
  readonly exported: ReadonlySet<string>;
  readonly links: readonly Code[];
}

function bodyOf(
  context: Context,
  printed: PrintedOperations,
  members: DescriptorMembers,
  neighbours: Neighbours,
): readonly Code[] {
  const { resource } = context;
  const { fields, list, show, create, update, remove } = printed;
  const isKeyed = resource.key.length > 0;
  const table = object([...fields].map(([name, field]) => property(name, object(entries(field)))));
  return [
    ...printed.types,
    ...(isKeyed
      ? [
          code`export const key: ${imported('KeyFields')} = ${array(resource.key.map(({ field }) => string(field)))};`,
        ]
      : []),
    ...(fields.size > 0
      ? [
          code`${identifier(neighbours.exported.has('fields') ? 'export ' : '')}const fields = ${call(imported('withNames'), [table])} satisfies Readonly<Record<string, ${imported('FieldDescriptor')}>>;`,
        ]
      : []),
    ...(list?.declarations ?? []),
    ...printed.forms.declarations(),
    ...[show, create, update, remove].flatMap((part) => part?.declarations ?? []),
    resourceTypes(context, {
      list: list?.types,
      hasShow: show !== undefined,
      create: create?.inputs,
      update: update?.inputs,
      actions: members.actions?.path,
      related: members.related.map(({ name }) => name),
      nested: neighbours.nested.map(({ name }) => name),
    }),
    code`export const resource: ${imported(isKeyed ? 'KeyedResource' : 'KeylessResource')} = ${descriptorOf(context, printed, members, neighbours)};`,
  ];
}

function descriptorOf(
  context: Context,
  { fields, list, show, create, update, remove }: PrintedOperations,
  { related, label, actions, rules }: DescriptorMembers,
  { nested, links }: Neighbours,
): Code {
  const { resource } = context;
  const isKeyed = resource.key.length > 0;
  const description = shortDescription(resource.description);
  const queries = context.model.queries.filter(
    (query) => isOffered(query) && isAbout(query, resource),
  );
  return object(
    entries({
      name: string(resource.name),
      type: string(resource.type),
      description: description !== undefined && string(description),
      key: isKeyed ? identifier('key') : nullCode,
      label,
      fields:
        fields.size > 0 ? call(identifier('Object.values'), [identifier('fields')]) : array([]),
      dimensions: (resource.dimensions ?? []).length > 0 && dimensionsCode(resource),
      list: list?.list,
      count: list?.count,
      show: show?.code,
      picker: list?.picker,
      create: create?.code,
      update: update?.code,
      remove: remove?.code,
      related: isKeyed && array(relatedCode(related)),
      tree:
        isKeyed &&
        resource.tree &&
        object(
          entries({
            filter: string(resource.tree.filter),
            key: string(resource.tree.key),
            paths: list?.paths,
          }),
        ),
      nested: nested.length > 0 && array(nested.map(({ summary }) => summary)),
      actions: actions?.group,
      linkedBy: isKeyed && links.length > 0 && array(links),
      queries: queries.length > 0 && array(queries.map(({ name }) => string(name))),
      cache: cacheRulesCode(rules),
      texts: resourceTexts(context),
    }),
  );
}

function labelOf(context: Context): Code {
  const { resource, prefix, view } = context;
  return labelFunction(
    context,
    parameter('record'),
    identifier(`${prefix}Label`),
    nonNull(view.type),
    resource.label.length > 0 ? resource.label : resource.key.map(keyPath),
  );
}

/**
 * Arguments of its writes; what the forms of a new and of a changed record send alike, a function
 * says for both.
 */
function argumentsOfWrites(context: Context): ReadonlyMap<WriteRole, WriteArguments> | Unprintable {
  const written = new Map<WriteRole, WriteArguments>();
  for (const role of writeRoles) {
    const write = context.resource[role];
    const made = write && sendable(writeArguments(context, write));
    if (made instanceof Unprintable) return made.in(role);
    if (made) {
      openDimensions(context.resource, role, made.tree);
      written.set(role, made);
    }
  }
  const [into, beside] = [written.get('create'), written.get('update')].map((made) =>
    made?.write.input && made.write.input.path.length > 0
      ? { tree: made.tree, path: made.write.input.path }
      : undefined,
  );
  if (into && beside) shareValues(into, beside, context.types);
  return written;
}

function sendable(made: WriteArguments): WriteArguments | Unprintable {
  const problem = made.tree.problem();
  return problem === undefined ? made : new Unprintable(problem);
}

/**
 * Tests whether a query is about the resource as a whole. A query that finds a record adds nothing
 * to the resource's list.
 */
function isAbout({ place, resource, answer }: OtherQuery, { name }: Resource): boolean {
  const isOfOne =
    place === 'lookup' && answer.kind === 'values' && !answer.list && answer.resource === name;
  return resource === name && place !== 'search' && !isOfOne;
}

function resourceTexts({ texts, model, resource }: Context): Code | undefined {
  const actions = model.actions
    .filter((action) => action.resource === resource.name)
    .flatMap(({ name }): (readonly [string, string])[] => {
      const told = texts?.actions.get(name);
      return told?.text === undefined || told.source === 'schema' ? [] : [[name, told.text]];
    });
  return textsCode(texts?.resources.get(resource.name), Object.fromEntries(actions));
}

const relatedLists = ({ resource, resources }: Context): readonly Related[] =>
  resource.related.filter((related) => resources.get(related.resource)?.list);

const relatedCode = (related: readonly Related[]): readonly Code[] =>
  related.map(({ name, description, resource, on }) => {
    const short = shortDescription(description);
    return object([
      property('name', string(name)),
      ...(short === undefined ? [] : [property('description', string(short))]),
      property('resource', string(resource)),
      property('on', literal(on.map(({ filter, key }) => ({ filter, key })))),
    ]);
  });
