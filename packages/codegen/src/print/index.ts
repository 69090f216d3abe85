import {
  Kind,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

import type { Action, Input, Resource, ResourceModel } from '../model.ts';
import type { ShownIn } from './arguments/input-code.ts';
import { cacheFacts } from './cache/cache-facts.ts';
import { cacheRules, type CacheRules } from './cache/cache-rules.ts';
import { code, identifier, using, type Code } from './code/code.ts';
import { header } from './code/header.ts';
import { besideLibrary, generatedModule, type Imports } from './code/imports.ts';
import { ModuleTexts, sharedModule } from './code/module-text.ts';
import { ownScalars, scalarsModule } from './code/own-scalars.ts';
import { Repeated } from './code/repeated.ts';
import { SchemaTypes } from './code/schema-types.ts';
import type { Context, PrintedTexts } from './context/context.ts';
import { selectionSet } from './documents/ast.ts';
import { findRefused } from './documents/find-refused.ts';
import { flatten, fragmentText } from './documents/fragments.ts';
import type { PersistedDocument } from './documents/persisted.ts';
import { memory } from './memory.ts';
import { actionGroup, actionModule, toolsModule, type OwnLink } from './modules/action-module.ts';
import { adminModule, manifest } from './modules/manifest.ts';
import {
  operationsOf,
  persistedOf,
  printQuery,
  queriesModule,
  queryModule,
  type PrintedQuery,
} from './modules/query-module.ts';
import { relatedModule } from './modules/related-module.ts';
import type { ResourceModule } from './modules/resource-module.ts';
import { schemaModule } from './modules/schema-module.ts';
import { signInModule, signInTypes } from './modules/sign-in-module.ts';
import { fragmentsOf, persistedOperations } from './modules/written-documents.ts';
import { printNested } from './nested-lists.ts';
import { actionRole, queryRole, resourceRole, type OmittedOperation } from './omitted.ts';
import type { ActionReads } from './operations/action-code.ts';
import { declaredRows, type DeclaredRows } from './operations/declared-rows.ts';
import { hasRelations } from './operations/list-filter.ts';
import { planModules } from './plan.ts';
import { printResource, type PrintedResource } from './print-resource.ts';
import { resultType } from './records/result-type.ts';
import { shownPart } from './records/shown-part.ts';
import { viewOf } from './records/view.ts';
import { rootType } from './schema-path.ts';
import type { ShownNames } from './shown-names.ts';
import { UnprintableOperation } from './unprintable.ts';

export { besideLibrary, libraryModule, type Imports } from './code/imports.ts';
export { importedScalars } from './code/scalar-type.ts';
export {
  asSent,
  documentManifest,
  persisted,
  type PersistedDocument,
} from './documents/persisted.ts';
export { ModelError } from './schema-path.ts';
export { nestedRole } from './nested-lists.ts';
export { actionRole, queryRole, resourceRole, type OmittedOperation } from './omitted.ts';
export { sendableWrites } from './operations/sendable-writes.ts';
export {
  persistedOperations,
  writtenModules,
  type WrittenDocument,
} from './modules/written-documents.ts';

/** What printing goes by beside schema and model. */
export interface PrintOptions {
  /**
   * Documents written by hand. Their fragments `OrderRow` and `OrderShow` say what list and show
   * page of `Order` hold. @defaultValue none
   */
  readonly documents?: readonly DocumentNode[];
  /**
   * What things are called in Russian, where the schema does not say it: of the dictionary, and of
   * a person. @defaultValue nothing is called in Russian but by the schema
   */
  readonly texts?: PrintedTexts;
  /**
   * How modules are named that are imported.
   *
   * @defaultValue as in the sources of `@admin/gql`
   */
  readonly imports?: Imports;
}

/** What is printed of a model. Nothing is written. */
export interface PrintedResources {
  /** Text by path below the folder of generated code. */
  readonly files: ReadonlyMap<string, string>;
  /** Every generated operation, for validation. */
  readonly operations: readonly OperationDefinitionNode[];
  /** Every operation as it is sent, generated and written by hand, for allow-lists. */
  readonly persisted: readonly PersistedDocument[];
  /** Operations of the model that cannot be sent: a required value that nothing gives. */
  readonly omitted: readonly OmittedOperation[];
  /** By resource, the names of what its screens show. */
  readonly shown: ReadonlyMap<string, ShownNames>;
}

/**
 * Model to TypeScript: a module per resource, the manifest, what the cache knows from the start.
 * Same input, same bytes.
 */
export function printResources(
  schema: GraphQLSchema,
  model: ResourceModel,
  options: PrintOptions = {},
): PrintedResources {
  const definitions = (options.documents ?? []).flatMap((document) => document.definitions);
  const fragments = fragmentsOf(definitions);
  const written = operationsWritten(definitions);
  const { imports = besideLibrary } = options;
  const printed = printAnswered(
    { schema, model, fragments, written, imports, texts: options.texts },
    new Map(),
  );
  const files = new Map(printed.files).set(
    'documents.ts',
    documentsModule(definitions.length > 0, imports),
  );
  return {
    ...printed,
    files,
    persisted: [...printed.persisted, ...persistedOperations(definitions)],
  };
}

/** What the cache has to know of documents written by hand alone. */
export function writtenSchema(
  schema: GraphQLSchema,
  model: ResourceModel,
  definitions: readonly DefinitionNode[],
  imports: Imports,
  above: string,
): string {
  const written = operationsWritten(definitions);
  return schemaModule(
    schema,
    model,
    written,
    cacheRules(cacheFacts(schema, model), written),
    [],
    imports,
    above,
  );
}

/** Operations with the fragments that they spread written out. */
function operationsWritten(
  definitions: readonly DefinitionNode[],
): readonly OperationDefinitionNode[] {
  const fragments = fragmentsOf(definitions);
  return definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? [
          {
            ...definition,
            selectionSet: selectionSet(
              flatten(definition.selectionSet.selections, undefined, fragments),
            ),
          },
        ]
      : [],
  );
}

interface Job {
  readonly schema: GraphQLSchema;
  readonly model: ResourceModel;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Operations written by hand, which the cache has to know as well. */
  readonly written: readonly OperationDefinitionNode[];
  readonly imports: Imports;
  readonly texts: PrintedTexts | undefined;
}

/**
 * Prints without the operations that the schema does not answer: all are printed, validated at
 * once, and printed again without those that are refused.
 */
function printAnswered(job: Job, refused: ReadonlyMap<string, string>): PrintedResources {
  const printed = printAll(job, refused);
  const { answered } = memory(job.model, job.imports);
  const found = findRefused(
    job.schema,
    printed.operations.filter((operation) => !answered.has(operation)),
  );
  if (found.size > 0) return printAnswered(job, new Map([...refused, ...found]));
  printed.operations.forEach((operation) => answered.add(operation));
  return printed;
}

function printAll(job: Job, refused: ReadonlyMap<string, string>): PrintedResources {
  const { schema, model, fragments, written, imports, texts } = job;
  const plan = planModules(model);
  const { addressed, resources, byType, prefixes, nestedNames, paths } = plan;
  const { offered, documentNames, queryDocuments, actions } = plan;
  const types = new SchemaTypes(schema, model, [...signInTypes, ...plan.declaredTypes]);
  const bodies = new Map<string, readonly Code[]>();
  const operations: OperationDefinitionNode[] = [];
  const documents: PersistedDocument[] = [];
  const rules: CacheRules[] = [];
  const omitted: OmittedOperation[] = [];
  const kept: Resource[] = [];
  const remembered = memory(model, imports);
  const facts = cacheFacts(schema, model);
  const actionBodies = new Map<string, readonly Code[]>();
  const nestedBodies = new Map<string, readonly Code[]>();
  const links: OwnLink[] = [];
  const isAnswered = (printedOperations: readonly OperationDefinitionNode[] = []): boolean =>
    !printedOperations.some(({ name }) => refused.has(name?.value ?? ''));
  /** For what belongs to no resource. */
  const ofNone = (kind: 'query' | 'mutation') => ({
    schema,
    model,
    resource: noResource,
    prefix: '',
    resources,
    byType,
    fragments,
    types,
    refused,
    operatorTables: remembered.operatorTables,
    cacheFacts: facts,
    repeated: new Repeated(),
    view: {
      type: rootType(schema, kind),
      named: [],
      row: [],
      more: [],
      shown: [],
      page: [],
      held: new Set<string>(),
    },
    ...(texts && { texts }),
  });
  /** What the form of an action edits: the answer of a query, in the words of its own module. */
  const readsOf = (query: string): ActionReads => {
    const printed = queries.find((each) => each.query.name === query);
    if (!printed?.code.shown) return {};
    const { view, resource, fields } = printed.code.shown;
    const name = queryDocuments.get(query) ?? query;
    const context = { ...ofNone('query'), resource: resource ?? { ...noResource, fields }, view };
    const type = using(identifier(`${name}Read`), {
      kind: 'constant',
      name: `${name}Read`,
      declaration: code`type ${identifier(`${name}Read`)} = ${resultType(view.type, view.page, context)};`,
    });
    return { query, shownIn: { context, type } };
  };
  /** The page of a record, as far as an action reads it. */
  const pageOf = (
    { update: _update, remove: _remove, ...resource }: Resource,
    prefix: string,
  ): ShownIn => {
    const context = { ...ofNone('query'), resource, prefix };
    const type = using(identifier(`${prefix}Record`), {
      kind: 'generated',
      name: `${prefix}Record`,
      path: `resources/${paths.get(resource.name) ?? resource.name}`,
    });
    return { context: { ...context, view: viewOf(context) }, type };
  };
  /** The part of a record that an action is about, as its page shows it. */
  const partOf = (meant: NonNullable<Action['part']>, { context, type }: ShownIn): ActionReads => {
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
  };
  /**
   * What the module of a resource, or that of the tools, says of the actions; their own module is
   * noted.
   */
  const printActions = (
    name: string,
    resource: Resource,
    prefix: string,
    path: string,
  ): Code | undefined => {
    const own = actions.get(name);
    if (!own) return undefined;
    const fragment = fragmentText(`${prefix}Show`, fragments);
    const told = JSON.stringify(
      own.map(({ name: action }) => [
        texts?.actions.get(action)?.text,
        texts?.links.get(action),
        texts?.actionParts.get(action)?.fields,
        texts?.actionParts.get(action)?.values,
      ]),
    );
    const before = remembered.actions.get(name);
    const names = new Set(
      resource.fields.flatMap((field) => [field.name, ...(field.reference?.via ?? [])]),
    );
    const isShown = (input: Input): boolean =>
      names.has(input.field ?? input.name) || names.has(input.name);
    let known: ShownIn | undefined;
    const page = (): ShownIn => (known ??= pageOf(resource, prefix));
    const found =
      before?.fragment === fragment && before.told === told && isAnswered(before.module?.operations)
        ? before
        : actionModule(
            { ...ofNone('mutation'), resource, prefix },
            resources.get(name),
            own,
            documentNames,
            (action, place) => {
              if (action.reads !== undefined && place === 'singleton') return readsOf(action.reads);
              if ((place === 'child' || place === 'record') && action.part?.path)
                return partOf(action.part, page());
              return place === 'record' && action.inputs.some(isShown) ? { shownIn: page() } : {};
            },
          );
    remembered.actions.set(name, { ...found, fragment, told });
    omitted.push(
      ...found.omitted.map(({ name: action, reason }) => ({
        resource: name,
        role: actionRole(action),
        reason,
      })),
    );
    if (!found.module) return undefined;
    actionBodies.set(path, found.module.body);
    operations.push(...found.module.operations);
    documents.push(...found.module.persisted);
    rules.push(found.module.rules);
    links.push(...found.module.links);
    return found.module.items;
  };
  const contexts = new Map<string, Context>();
  const modules = new Map<string, ResourceModule>();
  const unprintable: OmittedOperation[] = [];
  for (const resource of addressed) {
    const prefix = prefixes.get(resource.name) ?? resource.type;
    const file = paths.get(resource.name) ?? resource.name;
    const items = printActions(resource.name, resource, prefix, `actions/${file}.ts`);
    const fragment = [`${prefix}Row`, `${prefix}Show`]
      .map((name) => fragmentText(name, fragments))
      .join('\n');
    const told = JSON.stringify(texts?.resources.get(resource.name));
    const before = remembered.resources.get(resource.name);
    const print = (): PrintedResource =>
      printResource(
        resource,
        (reduced) => {
          const known = {
            schema,
            model,
            resource: reduced,
            prefix,
            resources,
            byType,
            fragments,
          };
          return {
            ...known,
            view: viewOf(known),
            types,
            refused,
            operatorTables: remembered.operatorTables,
            cacheFacts: facts,
            repeated: new Repeated(),
            ...(texts && { texts }),
          };
        },
        items && {
          group: actionGroup(items, generatedModule(`../actions/${file}`, imports)),
          path: `actions/${file}`,
        },
        generatedModule(`../related/${file}`, imports),
      );
    const isSame =
      before?.fragment === fragment && before.told === told && isAnswered(before.module.operations);
    const found = isSame ? before : printedOrReason(print);
    if (!('module' in found)) {
      unprintable.push({ resource: resource.name, role: resourceRole, reason: found.reason });
      continue;
    }
    const printed = { ...found, fragment, told };
    remembered.resources.set(resource.name, printed);
    omitted.push(...printed.omitted);
    kept.push(printed.resource);
    modules.set(resource.name, printed.module);
    contexts.set(resource.name, printed.context);
    operations.push(...printed.module.operations);
    documents.push(...printed.module.persisted);
    rules.push(printed.module.rules);
  }
  if (unprintable.length > 0) {
    const left = new Set(unprintable.map(({ resource }) => resource));
    const names = new Set(model.resources.flatMap(({ name }) => (left.has(name) ? [] : [name])));
    const again = printAll({ ...job, model: reducedModel(job, names) }, refused);
    return { ...again, omitted: [...unprintable, ...again.omitted] };
  }
  const rows = new Map<string, DeclaredRows>();
  const rowsOf = (name: string): DeclaredRows | undefined => {
    const context = contexts.get(name);
    const found =
      rows.get(name) ??
      (context && declaredRows({ ...context, refused }, `resources/${paths.get(name) ?? name}`));
    if (found) rows.set(name, found);
    return found;
  };
  const nested = printNested(
    { ...model, resources: kept },
    {
      contexts,
      rowsOf,
      names: nestedNames,
      paths,
      imports,
      refused,
      remembered: remembered.nested,
    },
  );
  omitted.push(...nested.omitted);
  for (const { path, module } of nested.modules) {
    operations.push(...module.operations);
    documents.push(...module.persisted);
    rules.push(module.rules);
    nestedBodies.set(`${path}.ts`, module.body);
  }
  const queries = offered.flatMap((query): readonly PrintedQuery[] => {
    const before = remembered.queries.get(query.name);
    const about =
      query.answer.kind === 'values' ? contexts.get(query.answer.resource ?? '') : undefined;
    const isSame =
      before?.about === about &&
      isAnswered(before && 'code' in before.printed ? operationsOf([before.printed]) : []);
    const printed =
      before && isSame
        ? before.printed
        : printQuery(ofNone('query'), query, queryDocuments.get(query.name) ?? query.name, rowsOf);
    remembered.queries.set(query.name, { about, printed });
    if ('code' in printed) return [printed];
    omitted.push({ resource: '', role: queryRole(query.name), reason: printed.reason });
    return [];
  });
  operations.push(...operationsOf(queries));
  documents.push(...persistedOf(queries));
  rules.push(...queries.map((query) => query.rules));
  // What these import, the modules of resources export.
  const taken = new Map(nested.imported);
  for (const use of queries.flatMap(({ code: { declarations, members } }) =>
    [...declarations, ...members].flatMap(({ uses }) => uses),
  )) {
    if (use.kind === 'generated')
      taken.set(use.path, new Set([...(taken.get(use.path) ?? []), use.name]));
  }
  const shown = new Map<string, ShownNames>();
  for (const [name, module] of modules) {
    const path = `resources/${paths.get(name) ?? name}`;
    const summaries = nested.summaries.get(name) ?? [];
    shown.set(name, {
      ...module.shown,
      show: module.shown.show.filter((field) => !summaries.some((list) => list.name === field)),
    });
    const exported = taken.get(path) ?? new Set();
    const linked = links.flatMap(({ of, summary }) => (of === name ? [summary] : []));
    const about = [
      ...summaries.map(({ summary }) => summary.text),
      ...exported,
      ...linked.map(({ text }) => text),
    ].join('\n');
    bodies.set(
      `${path}.ts`,
      remembered.bodies.of(module, about, () => module.body(summaries, exported, linked)),
    );
  }
  const usable = kept.filter(
    (resource) =>
      resource.list ??
      resource.one ??
      (resource.within !== undefined && nested.rows.has(resource.name) ? resource : undefined),
  );
  if (usable.length < kept.length) {
    // What cannot be reached is no resource, and nothing refers to it.
    const names = new Set(usable.map(({ name }) => name));
    const again = printAll({ ...job, model: reducedModel(job, names) }, refused);
    return {
      ...again,
      omitted: [
        ...omitted.filter(({ resource }) => resource !== '' && !names.has(resource)),
        ...again.omitted,
      ],
    };
  }
  const tools = printActions('', noResource, '', 'actions.ts');
  const actionsLeft = new Set(omitted.map(({ role }) => role));
  const laidOut = (remembered.modules ??= new ModuleTexts(types, imports));
  const common = laidOut.shared([...bodies.values(), ...nestedBodies.values()]);
  const files = new Map(
    [...bodies, ...nestedBodies].map(([path, body]) => [
      path,
      laidOut.text(body, '../', common.names),
    ]),
  );
  if (common.text !== undefined) files.set(`${sharedModule}.ts`, common.text);
  for (const resource of usable) {
    if (hasRelations(resource.list?.filter))
      files.set(
        `related/${paths.get(resource.name) ?? resource.name}.ts`,
        laidOut.text(
          relatedModule(resource, new Map(usable.map((each) => [each.name, each]))),
          '../',
        ),
      );
  }
  for (const [path, body] of actionBodies)
    files.set(path, laidOut.text(body, path.includes('/') ? '../' : './'));
  if (tools) files.set('tools.ts', laidOut.text(toolsModule(tools, imports), './'));
  const queryFile = (name: string): string => `queries/${plan.queryPaths.get(name) ?? name}`;
  for (const query of queries) {
    const edits = model.actions
      .filter(
        ({ name, reads, place }) =>
          reads === query.query.name && place !== 'session' && !actionsLeft.has(actionRole(name)),
      )
      .map(({ name }) => name);
    const called = texts?.queryParts.get(query.query.name);
    files.set(
      `${queryFile(query.query.name)}.ts`,
      laidOut.text(
        remembered.bodies.of(query, JSON.stringify([edits, called?.fields, called?.values]), () =>
          queryModule(query, edits, texts),
        ),
        '../',
      ),
    );
  }
  if (queries.length > 0)
    files.set(
      'queries.ts',
      laidOut.text(
        queriesModule(queries, (name) => generatedModule(queryFile(name), imports), {
          resources,
          ...(texts && { texts }),
        }),
        './',
      ),
    );
  const signIn = signInModule({ schema, model, types, refused });
  files.set('sign-in.ts', laidOut.text(signIn.body, './'));
  files.set('admin.ts', adminModule(imports));
  files.set(
    'resources.ts',
    manifest(kept, paths, {
      prefixes,
      hasTools: tools !== undefined,
      queries: queries.map(({ query }) => query),
      texts,
      imports,
    }),
  );
  const own = ownScalars(model, imports);
  if (own !== undefined) files.set(`${scalarsModule}.ts`, own);
  files.set(
    'schema.ts',
    schemaModule(
      schema,
      model,
      [...operations, ...signIn.operations, ...written],
      cacheRules(facts, written),
      rules,
      imports,
    ),
  );
  return {
    files,
    operations: [...operations, ...signIn.operations],
    persisted: [...documents, ...signIn.persisted],
    omitted,
    shown,
  };
}

/** The module of a resource, or why there is none. */
function printedOrReason(print: () => PrintedResource): PrintedResource | { reason: string } {
  try {
    return print();
  } catch (error) {
    if (error instanceof UnprintableOperation) return { reason: error.message };
    throw error;
  }
}

/** The model with these resources alone; the same object each time that it is asked for. */
function reducedModel({ model, imports }: Job, names: ReadonlySet<string>): ResourceModel {
  const remembered = memory(model, imports);
  const before = remembered.reduced;
  const isSame =
    before?.resources.length === names.size &&
    before.resources.every(({ name }) => names.has(name));
  return isSame
    ? before
    : (remembered.reduced = {
        ...model,
        resources: model.resources.filter(({ name }) => names.has(name)),
      });
}

/** Stands for the resource of actions that have none. */
const noResource: Resource = {
  name: '',
  type: '',
  key: [],
  label: [],
  fields: [],
  related: [],
  nested: [],
  decisions: [],
};

/** Entry point of the documents written by hand. */
const documentsModule = (any: boolean, imports: Imports): string =>
  `${header}${any ? `export * from '${generatedModule('./documents/index', imports)}';\n` : 'export {};\n'}`;
