import type { Resource } from '../model.ts';
import { cacheRules } from './cache/cache-rules.ts';
import type { Code } from './code/code.ts';
import { generatedModule } from './code/imports.ts';
import { ModuleTexts, sharedModule } from './code/module-text.ts';
import { ownScalars, scalarsModule } from './code/own-scalars.ts';
import { toolsModule } from './modules/action-module.ts';
import { adminModule, manifest } from './modules/manifest.ts';
import { hasNavigation, navigationCode } from './modules/navigation-code.ts';
import { queriesModule, queryModule, type PrintedQuery } from './modules/query-module.ts';
import { relatedModule } from './modules/related-module.ts';
import { schemaModule } from './modules/schema-module.ts';
import { actionRole } from './omitted.ts';
import { hasRelations } from './operations/list-filter.ts';
import type { PrintedModules } from './print-modules.ts';
import { fileOf, type Printing } from './printing.ts';

type Bodies = ReadonlyMap<string, readonly Code[]>;

/** Text by path below the folder of generated code. */
export function layOut(printing: Printing, printed: PrintedModules): ReadonlyMap<string, string> {
  const { imports, types, remembered } = printing;
  const texts = (remembered.modules ??= new ModuleTexts(types, imports));
  const sharing = new Map([
    ...resourceBodies(printing, printed),
    ...printed.nested.modules.map(({ path, module }) => [`${path}.ts`, module.body] as const),
  ]);
  const shared = texts.shared([...sharing.values()]);
  const inFolder = new Map([
    ...relatedBodies(printing, printed),
    ...[...printed.actions].map(
      ([name, { body }]) => [`actions/${fileOf(printing, name)}.ts`, body] as const,
    ),
    ...printed.queries.map(
      (query) => [`${queryFile(printing, query)}.ts`, queryBody(printing, printed, query)] as const,
    ),
  ]);
  return new Map([
    ...[...sharing].map(([path, body]) => [path, texts.text(body, '../', shared.names)] as const),
    ...(shared.text === undefined ? [] : [[`${sharedModule}.ts`, shared.text] as const]),
    ...[...inFolder].map(([path, body]) => [path, texts.text(body, '../')] as const),
    ...[...bodiesAtTop(printing, printed)].map(
      ([path, body]) => [path, texts.text(body, './')] as const,
    ),
    ...ownTexts(printing, printed),
  ]);
}

/** The modules of resources, which say what lists they hold and who links to them. */
function resourceBodies(
  printing: Printing,
  { resources, actions, nested, queries }: PrintedModules,
): Bodies {
  const { refused, remembered } = printing;
  const links = [...actions.values()].flatMap((module) => module.links);
  const taken = importedNames(nested.imported, queries);
  return new Map(
    resources.map(({ resource: { name }, module }) => {
      const path = `resources/${fileOf(printing, name)}`;
      const summaries = nested.summaries.get(name) ?? [];
      const exported = taken.get(path) ?? new Set();
      const linked = links.flatMap(({ of, summary }) => (of === name ? [summary] : []));
      const described = [
        ...summaries.map(({ summary }) => summary.text),
        ...exported,
        ...linked.map(({ text }) => text),
      ].join('\n');
      const body = remembered.bodies.of(path, [module, described], refused, () =>
        module.body(summaries, exported, linked),
      );
      return [`${path}.ts`, body];
    }),
  );
}

/** By path of a resource's module, the names that other modules import from it. */
function importedNames(
  nested: ReadonlyMap<string, ReadonlySet<string>>,
  queries: readonly PrintedQuery[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map(nested);
  const uses = queries.flatMap(({ code: { declarations, members } }) =>
    [...declarations, ...members].flatMap((piece) => piece.uses),
  );
  for (const use of uses) {
    if (use.kind === 'generated')
      names.set(use.path, new Set([...(names.get(use.path) ?? []), use.name]));
  }
  return names;
}

/** By which related records lists are filtered. */
function relatedBodies(printing: Printing, { resources }: PrintedModules): Bodies {
  const byName = new Map(resources.map(({ resource }) => [resource.name, resource]));
  const hasModule = ({ list }: Resource): boolean => hasRelations(list?.filter);
  return new Map(
    [...byName.values()]
      .filter(hasModule)
      .map((resource) => [
        `related/${fileOf(printing, resource.name)}.ts`,
        relatedModule(resource, byName),
      ]),
  );
}

const queryFile = ({ plan }: Printing, { query: { name } }: PrintedQuery): string =>
  `queries/${plan.queryPaths.get(name) ?? name}`;

/** The module of a query, which says what actions edit its answer. */
function queryBody(
  printing: Printing,
  { omitted }: PrintedModules,
  query: PrintedQuery,
): readonly Code[] {
  const { model, texts, refused, remembered } = printing;
  const { name } = query.query;
  const left = new Set(omitted.map(({ role }) => role));
  const edits = model.actions
    .filter(
      (action) =>
        action.reads === name && action.place !== 'session' && !left.has(actionRole(action.name)),
    )
    .map((action) => action.name);
  const named = texts?.queryParts.get(name);
  return remembered.bodies.of(
    queryFile(printing, query),
    [query, JSON.stringify([edits, named?.fields, named?.values])],
    refused,
    () => queryModule(query, edits, texts),
  );
}

/** Modules in the folder of `admin.ts`. */
function bodiesAtTop(printing: Printing, { tools, queries, signIn }: PrintedModules): Bodies {
  const { plan, imports, texts } = printing;
  const { resources } = plan;
  const files = new Map(queries.map((each) => [each.query.name, queryFile(printing, each)]));
  return new Map([
    ...(tools
      ? ([
          ['actions.ts', tools.body],
          ['tools.ts', toolsModule(tools.items, imports)],
        ] as const)
      : []),
    ...(queries.length > 0
      ? [
          [
            'queries.ts',
            queriesModule(queries, (name) => generatedModule(files.get(name) ?? name, imports), {
              resources,
              ...(texts && { texts }),
            }),
          ] as const,
        ]
      : []),
    ['sign-in.ts', signIn.body] as const,
  ]);
}

/** Modules that are printed as text. */
function ownTexts(
  { schema, model, plan, facts, written, texts, imports }: Printing,
  { resources, tools, queries, operations, rules }: PrintedModules,
): ReadonlyMap<string, string> {
  const scalars = ownScalars(model, imports);
  const printed = resources.map(({ resource }) => resource);
  const navigation = hasNavigation(model) ? navigationCode(model, printed, texts) : undefined;
  return new Map([
    ['admin.ts', adminModule(imports, navigation !== undefined)],
    [
      'resources.ts',
      manifest(printed, plan.paths, {
        prefixes: plan.prefixes,
        hasTools: tools !== undefined,
        queries: queries.map(({ query }) => query),
        texts,
        navigation,
        imports,
      }),
    ],
    ...(scalars === undefined ? [] : [[`${scalarsModule}.ts`, scalars] as const]),
    [
      'schema.ts',
      schemaModule(
        schema,
        model,
        [...operations, ...written],
        cacheRules(facts, written),
        rules,
        imports,
      ),
    ],
  ]);
}
