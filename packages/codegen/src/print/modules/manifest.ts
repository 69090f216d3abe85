import type { OtherQuery, Resource } from '../../model.ts';
import {
  array,
  arrow,
  code,
  entries,
  identifier,
  object,
  string,
  typeLiteral,
  type Code,
} from '../code/code.ts';
import { shortDescription } from '../code/description.ts';
import { header } from '../code/header.ts';
import { generatedModule, libraryModule, type Imports } from '../code/imports.ts';
import { memberCode } from '../code/schema-types.ts';
import type { PrintedTexts } from '../context/context.ts';
import { queriesTitle } from './queries-title.ts';
import { typesName } from './resource-types.ts';
import { titlesCode } from './texts-code.ts';

export interface ManifestOptions {
  /** First part of the names of the types of each resource. */
  readonly prefixes: ReadonlyMap<string, string>;
  readonly hasTools: boolean;
  /** Queries that screens offer. */
  readonly queries: readonly OtherQuery[];
  readonly texts: PrintedTexts | undefined;
  /** Absent: one group, by title. */
  readonly navigation: Code | undefined;
  readonly imports: Imports;
}

/** All of it in one object, for the application over this schema. */
export function adminModule(imports: Imports, hasGroups: boolean): string {
  const module = (name: string): string => generatedModule(`./${name}`, imports);
  return `${header}import type { GeneratedAdmin } from '${libraryModule('resource/index.ts', '../', imports.library)}';

import { ${hasGroups ? 'navigation, ' : ''}queries, resources, tools, type ResourceTypes } from '${module('resources')}';
import { schema } from '${module('schema')}';

/** What an application is made of: \`defineAdmin({ api: admin, … })\`. */
export const admin: GeneratedAdmin<ResourceTypes> = { resources, ${hasGroups ? 'navigation, ' : ''}tools, queries, schema, signIn: () => import('${module('sign-in')}') };
`;
}

/** The manifest: part of the entry bundle, so it holds what navigation needs and no more. */
export function manifest(
  resources: readonly Resource[],
  files: ReadonlyMap<string, string>,
  { prefixes, hasTools, queries, texts, navigation, imports }: ManifestOptions,
): string {
  const items = resources.map((resource): Code => {
    const description = shortDescription(resource.description);
    const capabilities = [
      resource.list && 'list',
      resource.one && 'show',
      resource.create && 'create',
      resource.update && resource.one && 'update',
      resource.remove && 'remove',
    ].flatMap((capability) => (capability ? [string(capability)] : []));
    return object(
      entries({
        name: string(resource.name),
        type: string(resource.type),
        description: description !== undefined && string(description),
        title: titlesCode(texts?.resources.get(resource.name)),
        capabilities: array(capabilities),
        ofViewer: resource.ofViewer && identifier('true'),
        load: arrow(
          [],
          code`import(${string(generatedModule(`./resources/${files.get(resource.name) ?? resource.name}`, imports))}).then(${identifier('loaded')})`,
        ),
      }),
    );
  });
  const registry = resources.map(({ name, type }) => ({
    name,
    types: typesName(prefixes.get(name) ?? type),
    module: generatedModule(`./resources/${files.get(name) ?? name}`, imports),
  }));
  const any = resources.length > 0;
  return `${header}import type { ActionGroup, ${navigation ? 'GeneratedGroup, ' : ''}QueriesSummary, ${any ? 'ResourceDescriptor, ' : ''}ResourceSummary } from '${libraryModule('resource/index.ts', '../', imports.library)}';
${registry.map(({ types, module }) => `import type { ${types} } from '${module}';\n`).join('')}
/** What definitions of screens may name, by resource. */
export type ResourceTypes = ${typeLiteral(registry.map(({ name, types }) => memberCode(name, identifier(types), false))).text};

${any ? 'const loaded = (module: { readonly resource: ResourceDescriptor }): ResourceDescriptor => module.resource;\n\n' : ''}export const resources: readonly ResourceSummary[] = ${array(items).text};

${navigation ? `/** Groups of the navigation, for an application that defines none. */\nexport const navigation: readonly GeneratedGroup[] = ${navigation.text};\n\n` : ''}/** What can be done that belongs to no resource; \`undefined\` where there is nothing. */
export const tools: (() => Promise<ActionGroup>) | undefined = ${hasTools ? `() => import('${generatedModule('./tools', imports)}').then((module) => module.tools)` : 'undefined'};

/** What can be asked that no resource shows; \`undefined\` where there is nothing. */
export const queries: QueriesSummary | undefined = ${queries.length > 0 ? object(entries({ title: queriesTitle(queries), search: queries.some(({ place }) => place === 'search') && identifier('true'), load: arrow([], code`import(${string(generatedModule('./queries', imports))}).then((module) => module.queries)`) })).text : 'undefined'};
`;
}
