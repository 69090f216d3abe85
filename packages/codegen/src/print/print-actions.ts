import type { Action, Input, Resource } from '../model.ts';
import type { ShownIn } from './arguments/input-code.ts';
import { code, identifier, using } from './code/code.ts';
import type { Context } from './context/context.ts';
import { fragmentText } from './documents/fragments.ts';
import { actionModule, type PrintedActions } from './modules/action-module.ts';
import type { PrintedQuery } from './modules/query-module.ts';
import type { ActionReads } from './operations/action-code.ts';
import type { OfferedPlace } from './operations/offered-place.ts';
import { contextOfNone, fileOf, noResource, type Printing } from './printing.ts';
import { resultType } from './records/result-type.ts';
import { shownPart } from './records/shown-part.ts';
import { viewOf } from './records/view.ts';

const none: PrintedActions = { module: undefined, omitted: [] };

/**
 * The actions of one resource, or with `noResource` those of none. `queries`: printed ones, whose
 * answers the forms of actions can edit.
 */
export function printActions(
  printing: Printing,
  resource: Resource,
  queries: readonly PrintedQuery[] = [],
): PrintedActions {
  const { plan, fragments, texts, refused, remembered } = printing;
  const own = plan.actions.get(resource.name);
  if (!own) return none;
  const prefix = prefixOf(printing, resource);
  const named = JSON.stringify(
    own.map(({ name }) => [
      texts?.actions.get(name)?.text,
      texts?.links.get(name),
      texts?.actionParts.get(name)?.fields,
      texts?.actionParts.get(name)?.values,
    ]),
  );
  return remembered.actions.of(
    resource.name,
    [fragmentText(`${prefix}Show`, fragments), named],
    refused,
    () =>
      actionModule(
        { ...contextOfNone(printing, 'mutation'), resource, prefix },
        plan.resources.get(resource.name),
        own,
        plan.documentNames,
        readsOf(printing, resource, queries),
      ),
  );
}

const prefixOf = ({ plan }: Printing, { name, type }: Resource): string =>
  plan.prefixes.get(name) ?? type;

/** Records and answers that hold the present values of an action's form. */
function readsOf(
  printing: Printing,
  resource: Resource,
  queries: readonly PrintedQuery[],
): (action: Action, place: OfferedPlace) => ActionReads {
  const names = new Set(
    [...resource.fields, ...(resource.one?.fields ?? [])].flatMap((field) => [
      field.name,
      ...(field.reference?.via ?? []),
    ]),
  );
  const isShown = (input: Input): boolean =>
    names.has(input.field ?? input.name) || names.has(input.name);
  let known: ShownIn | undefined;
  const page = (): ShownIn => (known ??= pageOf(printing, resource));
  return (action, place) => {
    if (action.reads !== undefined && place === 'singleton')
      return readQuery(printing, action.reads, queries);
    if ((place === 'child' || place === 'record') && action.part?.path)
      return readPart(action.part, page());
    return place === 'record' && action.inputs.some(isShown) ? { shownIn: page() } : {};
  };
}

/** Answer of a query that the form of an action edits, as the query's own module declares it. */
function readQuery(
  printing: Printing,
  query: string,
  queries: readonly PrintedQuery[],
): ActionReads {
  const printed = queries.find((each) => each.query.name === query);
  if (!printed?.code.shown) return {};
  const { view, resource, fields } = printed.code.shown;
  const name = `${printing.plan.queryDocuments.get(query) ?? query}Read`;
  const context: Context = {
    ...contextOfNone(printing, 'query'),
    resource: resource ?? { ...noResource, fields },
    view,
  };
  const type = using(identifier(name), {
    kind: 'constant',
    name,
    declaration: code`type ${identifier(name)} = ${resultType(view.pageType, view.page, context)};`,
  });
  return { query, shownIn: { context, type } };
}

/** The page of a record, as far as an action reads it. */
function pageOf(printing: Printing, resource: Resource): ShownIn {
  const prefix = prefixOf(printing, resource);
  const { update: _update, remove: _remove, ...read } = resource;
  const context = { ...contextOfNone(printing, 'query'), resource: read, prefix };
  const type = using(identifier(`${prefix}Record`), {
    kind: 'generated',
    name: `${prefix}Record`,
    path: `resources/${fileOf(printing, resource.name)}`,
  });
  return { context: { ...context, view: viewOf(context) }, type };
}

/** The part of a record that an action is about, as its page shows it. */
function readPart(meant: NonNullable<Action['part']>, { context, type }: ShownIn): ActionReads {
  const part = shownPart(context, meant, type);
  return {
    part,
    shownIn: part?.values && {
      context: {
        ...context,
        resource: {
          ...noResource,
          fields: part.values.view.shown.flatMap(({ model }) => model ?? []),
        },
        view: part.values.view,
      },
      type: part.values.type,
    },
  };
}
