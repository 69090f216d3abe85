import type { OperationDefinitionNode } from 'graphql';

import type { Resource } from '../model.ts';
import type { CacheRules } from './cache/cache-rules.ts';
import { generatedModule } from './code/imports.ts';
import type { Context } from './context/context.ts';
import { fragmentText } from './documents/fragments.ts';
import type { PersistedDocument } from './documents/persisted.ts';
import { actionGroup, type ActionModule, type PrintedActions } from './modules/action-module.ts';
import { printQuery, type PrintedQuery } from './modules/query-module.ts';
import { signInModule, type SignInModule } from './modules/sign-in-module.ts';
import { printNested, type PrintedNested } from './nested-lists.ts';
import { actionRole, queryRole, resourceRole, type OmittedOperation } from './omitted.ts';
import { declaredRows, type DeclaredRows } from './operations/declared-rows.ts';
import { printActions } from './print-actions.ts';
import { printResource, type PrintedResource } from './print-resource.ts';
import { contextOfNone, fileOf, noResource, sharedContext, type Printing } from './printing.ts';
import { viewOf } from './records/view.ts';
import { Unprintable } from './unprintable.ts';

/** All modules of a model, before they are laid out as text. */
export interface PrintedModules {
  readonly resources: readonly PrintedResource[];
  /** By name of the resource. */
  readonly actions: ReadonlyMap<string, ActionModule>;
  readonly nested: PrintedNested;
  readonly queries: readonly PrintedQuery[];
  /** Actions that belong to no resource. */
  readonly tools: ActionModule | undefined;
  readonly signIn: SignInModule;
  readonly operations: readonly OperationDefinitionNode[];
  readonly persisted: readonly PersistedDocument[];
  readonly rules: readonly CacheRules[];
  readonly omitted: readonly OmittedOperation[];
}

/** Some resources cannot be printed or reached: nothing may refer to them. */
export interface FewerResources {
  /** Resources that stay. */
  readonly names: ReadonlySet<string>;
  /** Operations that are omitted together with the resources. */
  readonly omitted: readonly OmittedOperation[];
}

interface OwnModules {
  readonly name: string;
  readonly actions: PrintedActions;
  readonly printed: PrintedResource | Unprintable;
}

export function printModules(printing: Printing): PrintedModules | FewerResources {
  const { model, plan, types, refused, schema } = printing;
  const own = plan.addressed.map((resource) => printOwn(printing, resource));
  const unprintable = own.flatMap(({ name, printed }): OmittedOperation[] =>
    printed instanceof Unprintable
      ? [{ resource: name, role: resourceRole, reason: printed.reason }]
      : [],
  );
  if (unprintable.length > 0) {
    const names = own.flatMap(({ name, printed }) =>
      printed instanceof Unprintable ? [] : [name],
    );
    return { names: new Set(names), omitted: unprintable };
  }
  const resources = own.flatMap(({ printed }) => (printed instanceof Unprintable ? [] : [printed]));
  const contexts = new Map(resources.map(({ resource, context }) => [resource.name, context]));
  const rowsOf = declaredRowsIn(printing, contexts);
  const nested = printNested(
    { ...model, resources: resources.map(({ resource }) => resource) },
    { printing, contexts, rowsOf },
  );
  const { queries, omitted: omittedQueries } = printQueries(printing, contexts, rowsOf);
  const omitted = [...own.flatMap(omittedOf), ...nested.omitted, ...omittedQueries];
  const reachable = resources.filter(({ resource }) => isReachable(resource, nested));
  if (reachable.length < resources.length) {
    const names = new Set(reachable.map(({ resource: { name } }) => name));
    return {
      names,
      omitted: omitted.filter(({ resource }) => resource !== '' && !names.has(resource)),
    };
  }
  const tools = printActions(printing, noResource, queries);
  const signIn = signInModule({ schema, model, types, refused });
  const modules = [
    ...own.flatMap(modulesOf),
    ...nested.modules.map(({ module }) => module),
    ...queries.map(({ code: { operation }, rules }) => ({
      operations: [operation.operation.document],
      persisted: [operation.operation.persisted],
      rules,
    })),
    ...(tools.module ? [tools.module] : []),
  ];
  return {
    resources,
    actions: new Map(
      own.flatMap(({ name, actions: { module } }) => (module ? [[name, module]] : [])),
    ),
    nested,
    queries,
    tools: tools.module,
    signIn,
    operations: [...modules, signIn].flatMap(({ operations }) => operations),
    persisted: [...modules, signIn].flatMap(({ persisted }) => persisted),
    rules: modules.map(({ rules }) => rules),
    omitted: [...omitted, ...omittedActions('', tools), ...signIn.omitted],
  };
}

/** The modules of one resource: what can be done with its records, and its own. */
function printOwn(printing: Printing, resource: Resource): OwnModules {
  const { plan, fragments, texts, imports, refused, remembered } = printing;
  const { name } = resource;
  const prefix = plan.prefixes.get(name) ?? resource.type;
  const file = fileOf(printing, name);
  const actions = printActions(printing, resource);
  const items = actions.module?.items;
  const printed = remembered.resources.of(
    name,
    [
      ...[`${prefix}Row`, `${prefix}Show`].map((fragment) => fragmentText(fragment, fragments)),
      JSON.stringify([
        texts?.resources.get(name),
        plan.actions.get(name)?.map((action) => texts?.actions.get(action.name)),
      ]),
      items?.text,
    ],
    refused,
    () =>
      printResource(
        resource,
        (reduced) => {
          const context = { ...sharedContext(printing), resource: reduced, prefix };
          return { ...context, view: viewOf(context) };
        },
        items && {
          group: actionGroup(items, generatedModule(`../actions/${file}`, imports)),
          path: `actions/${file}`,
        },
        generatedModule(`../related/${file}`, imports),
      ),
  );
  return { name, actions, printed };
}

const modulesOf = ({ actions, printed }: OwnModules) => [
  ...(actions.module ? [actions.module] : []),
  ...(printed instanceof Unprintable ? [] : [printed.module]),
];

const omittedOf = ({ name, actions, printed }: OwnModules): readonly OmittedOperation[] => [
  ...omittedActions(name, actions),
  ...(printed instanceof Unprintable ? [] : printed.omitted),
];

const omittedActions = (
  resource: string,
  { omitted }: PrintedActions,
): readonly OmittedOperation[] =>
  omitted.map(({ name, reason }) => ({ resource, role: actionRole(name), reason }));

/** Rows that the module of each resource declares, computed on first use. */
function declaredRowsIn(
  printing: Printing,
  contexts: ReadonlyMap<string, Context>,
): (name: string) => DeclaredRows | undefined {
  const { refused } = printing;
  const rows = new Map<string, DeclaredRows>();
  return (name) => {
    const context = contexts.get(name);
    const found =
      rows.get(name) ??
      (context && declaredRows({ ...context, refused }, `resources/${fileOf(printing, name)}`));
    if (found) rows.set(name, found);
    return found;
  };
}

/** The queries that have a module. */
function printQueries(
  printing: Printing,
  contexts: ReadonlyMap<string, Context>,
  rowsOf: (name: string) => DeclaredRows | undefined,
): {
  readonly queries: readonly PrintedQuery[];
  readonly omitted: readonly OmittedOperation[];
} {
  const { plan, refused, remembered } = printing;
  const printed = plan.offered.map((query) => {
    const { name, answer } = query;
    const about = answer.kind === 'values' ? contexts.get(answer.resource ?? '') : undefined;
    const found = remembered.queries.of(name, [about], refused, () =>
      printQuery(
        contextOfNone(printing, 'query'),
        query,
        plan.queryDocuments.get(name) ?? name,
        rowsOf,
      ),
    );
    return { name, found };
  });
  return {
    queries: printed.flatMap(({ found }) => (found instanceof Unprintable ? [] : [found])),
    omitted: printed.flatMap(({ name, found }): OmittedOperation[] =>
      found instanceof Unprintable
        ? [{ resource: '', role: queryRole(name), reason: found.reason }]
        : [],
    ),
  };
}

/** Tests whether a screen leads to the records of a resource. */
const isReachable = ({ name, list, one, within }: Resource, nested: PrintedNested): boolean =>
  (list ?? one) !== undefined || (within !== undefined && nested.rows.has(name));
