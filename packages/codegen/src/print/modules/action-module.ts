import type { OperationDefinitionNode } from 'graphql';

import type { Action, Resource } from '../../model.ts';
import {
  array,
  arrow,
  code,
  entries,
  identifier,
  literal,
  object,
  property,
  string,
  type Code,
} from '../code/code.ts';
import { shortDescription } from '../code/description.ts';
import { generatedModule, type Imports } from '../code/imports.ts';
import { imported } from '../code/library.ts';
import type { Context } from '../context/context.ts';
import type { PersistedDocument } from '../documents/persisted.ts';
import { actionCode, type ActionCode, type ActionReads } from '../operations/action-code.ts';
import { withFilteredKeys } from '../operations/filtered-keys.ts';
import { offeredPlace, type OfferedPlace } from '../operations/offered-place.ts';
import { Unprintable } from '../unprintable.ts';
import { cacheRules, cacheRulesCode, type CacheRules } from '../cache/cache-rules.ts';
import { actionTypes } from './resource-types.ts';
import { partTextsCode, titleCode } from './texts-code.ts';

export interface ActionModule {
  readonly body: readonly Code[];
  /** Summaries of the actions, which screens need before the module is loaded. */
  readonly items: Code;
  readonly operations: readonly OperationDefinitionNode[];
  readonly persisted: readonly PersistedDocument[];
  readonly rules: CacheRules;
  /** Its relations, as the resource on the other side offers them. */
  readonly links: readonly OwnLink[];
}

/** A relation, as a member of the descriptor of the resource on its other side. */
export interface OwnLink {
  /** Name of the other resource. */
  readonly of: string;
  readonly summary: Code;
}

export interface PrintedActions {
  /** `undefined` where there is no action that can be printed. */
  readonly module: ActionModule | undefined;
  readonly omitted: readonly { readonly name: string; readonly reason: string }[];
}

interface PrintedAction {
  readonly action: Action;
  readonly place: OfferedPlace;
  readonly code: ActionCode;
}

/**
 * Module of a resource's actions, or of the actions without a resource. Actions that cannot be sent
 * are left out. `documentNames`: by name of the action. `readsOf`: selections that hold the present
 * values of its form.
 */
export function actionModule(
  context: Context,
  resource: Resource | undefined,
  actions: readonly Action[],
  documentNames: ReadonlyMap<string, string>,
  readsOf: (action: Action, place: OfferedPlace) => ActionReads = () => ({}),
): PrintedActions {
  const omitted: { readonly name: string; readonly reason: string }[] = [];
  const printed = actions.flatMap((meant): readonly PrintedAction[] => {
    const action = withFilteredKeys(context, meant, resource);
    const place = offeredPlace(action, resource);
    if (!place) return [];
    const code = actionCode(
      context,
      action,
      place,
      documentNames.get(action.name) ?? action.name,
      readsOf(action, place),
    );
    if (!(code instanceof Unprintable)) return [{ action, place, code }];
    omitted.push({ name: action.name, reason: code.reason });
    return [];
  });
  if (printed.length === 0) return { module: undefined, omitted };
  const done = printed.map(({ code: { operation } }) => operation.operation);
  const operations = done.map(({ document }) => document);
  const written = new Map(
    printed.flatMap(({ action, place }) =>
      isBounded(action, place) ? [[action.root.join('.'), writtenTypes(action)] as const] : [],
    ),
  );
  const rules = cacheRules(context.cacheFacts, operations, { actions: written });
  const table = object(
    printed.map(({ action, code: { code: descriptor } }) => property(action.name, descriptor)),
  );
  const cache = cacheRulesCode(rules);
  const body = [
    ...printed.flatMap(({ code: { declarations } }) => declarations),
    ...(resource
      ? [
          actionTypes(
            context,
            printed.map(({ action, code: { inputs } }) => ({ name: action.name, inputs })),
          ),
        ]
      : []),
    code`export const module: ${imported('ActionModule')} = ${object(entries({ actions: table, cache: cache.text !== '{}' && cache, texts: partTexts(context, resource, printed) }))};`,
  ];
  return {
    module: {
      body,
      items: array(printed.map((each) => summary(context, resource, each))),
      operations,
      persisted: done.map(({ persisted }) => persisted),
      rules,
      links: resource ? printed.flatMap((each) => linkOf(context, resource, each) ?? []) : [],
    },
    omitted,
  };
}

/**
 * An action that links two records, edits a child record or deletes records changes no other
 * record. Any other action can change any data.
 */
const isBounded = ({ place: meant, role }: Action, place: OfferedPlace): boolean =>
  place === 'relation' || place === 'child' || meant === 'crud' || role === 'remove';

const writtenTypes = ({ type, other, part, answer }: Action): readonly string[] =>
  [type, other?.type, part?.type, answer.kind === 'other' ? answer.type : undefined].flatMap(
    (name) => name ?? [],
  );

function partTexts(
  { texts }: Context,
  resource: Resource | undefined,
  printed: readonly PrintedAction[],
): Code | undefined {
  return partTextsCode(
    printed.flatMap(({ action }) => texts?.actionParts.get(action.name) ?? []),
    resource && texts?.resources.get(resource.name),
  );
}

function summary(
  context: Context,
  resource: Resource | undefined,
  { action, place, code: { inputs, part } }: PrintedAction,
): Code {
  const description = shortDescription(action.description);
  const other = place === 'relation' && action.other?.resource;
  return object(
    entries({
      name: string(action.name),
      place: string(place),
      description: description !== undefined && string(description),
      // A resource says in its texts what its actions are called.
      title: resource ? undefined : titleCode(context.texts?.actions.get(action.name)),
      destructive: action.destructive && identifier('true'),
      asks: inputs.length > 0 && identifier('true'),
      removes: place === 'rows' && action.role === 'remove' && identifier('true'),
      unlinks: place === 'relation' && action.unlinks && identifier('true'),
      part:
        part &&
        object(entries({ path: literal(part.path), each: part.each && identifier('true') })),
      other: typeof other === 'string' && context.resources.has(other) && string(other),
    }),
  );
}

/**
 * A relation seen from the other resource, `addCustomersToGroup` on the page of a customer. It
 * requires that the key of either record is a single value, and that the other resource has no such
 * relation itself.
 */
function linkOf(
  context: Context,
  resource: Resource,
  { action, place, code: { inputs } }: PrintedAction,
): OwnLink | undefined {
  const { name, key, other, unlinks, destructive, description } = action;
  const of = other?.resource;
  if (
    place !== 'relation' ||
    of === undefined ||
    of === resource.name ||
    key.length !== 1 ||
    other?.key.length !== 1 ||
    context.resources.get(of)?.key.length !== 1
  )
    return undefined;
  const hasOwn = context.model.actions.some(
    (each) =>
      each.place === 'relation' &&
      each.resource === of &&
      each.other?.resource === resource.name &&
      each.unlinks === unlinks,
  );
  if (hasOwn) return undefined;
  const short = shortDescription(description);
  const title = context.texts?.links.get(name);
  return {
    of,
    summary: object(
      entries({
        name: string(name),
        place: string(place),
        description: short !== undefined && string(short),
        title:
          title &&
          object(entries({ ru: title.ru !== undefined && string(title.ru), en: string(title.en) })),
        destructive: destructive && identifier('true'),
        // The user chooses the other record where no row determines it.
        asks: (!unlinks || inputs.length > 1) && identifier('true'),
        unlinks: unlinks && identifier('true'),
        other: string(resource.name),
      }),
    ),
  };
}

/** `actions: { items: […], load: () => import('../actions/orders.ts')… }` */
export const actionGroup = (items: Code, path: string): Code =>
  object([
    property('items', items),
    property('load', arrow([], code`import(${string(path)}).then((loaded) => loaded.module)`)),
  ]);

/** The module of what can be done that belongs to no resource: loaded with the page of tools. */
export const toolsModule = (items: Code, imports: Imports): readonly Code[] => [
  code`export const tools: ${imported('ActionGroup')} = ${actionGroup(items, generatedModule('./actions', imports))};`,
];
