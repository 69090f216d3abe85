import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

import type { ESTree, Plugin, Rolldown } from 'vite';

/**
 * What is read out of the file of a definition: what stands beside other resources too, its
 * picture, or what its list has no use for.
 */
type Part = 'known' | 'icon' | 'rest';

const parts: Readonly<Record<Part, readonly string[]>> = {
  known: ['group', 'label'],
  icon: ['icon'],
  rest: ['show', 'form', 'actions'],
};
const glob = /\bdefinitionsIn\(\s*import\.meta\.glob\(\s*(['"])([^'"]+)\1\s*\)\s*\)/g;
const partOf = /^([^?]+)\?(known|icon|rest)$/;

export interface DefinitionParts {
  readonly plugin: Plugin;
  /**
   * Name of the chunk that a module is in with the definition of the resource that it is of. `null`
   * of all others.
   */
  readonly chunkOf: (module: string, context: Rolldown.ChunkingContext) => string | null;
  /** Whether every definition needs it. */
  readonly isOfAll: (module: string) => boolean;
  /**
   * Names of the files of `define` that apply what the definition in a module says of its list,
   * which is not shown before they are there.
   */
  readonly appliersOf: (module: string) => readonly string[];
}

/**
 * Gives `definitionsIn(import.meta.glob('./resources/*.tsx'))` what has to be known of definitions
 * before they are loaded: their groups, labels and pictures that are paths come with the
 * application, their pictures that are components in a file of their own, all else with the module
 * of the resource, in one file with it.
 */
export function definitionParts(): DefinitionParts {
  const files = new Set<string>();
  const appliers = new Map<string, readonly string[]>();
  const patterns: RegExp[] = [];
  const plugin: Plugin = {
    name: 'admin:definition-parts',
    enforce: 'pre',
    transform: {
      filter: { code: /\bdefinitionsIn\(|\bexport default\b/ },
      handler(code, id) {
        const asked = [...code.matchAll(glob)].map(([, , pattern = '']) => pattern);
        if (id.endsWith('?icons'))
          return {
            code: `export default { ${asked.map((pattern) => `...import.meta.glob('${pattern}', { query: '?icon', import: 'default', eager: true })`).join(', ')} };`,
            map: null,
          };
        const found = asked.map((pattern) => globbed(resolve(dirname(id), pattern)));
        patterns.push(...found);
        // Where no definition says anything that has to be known before, nothing is asked for; one
        // that begins to has the question put anew.
        const said = asked
          .flatMap((pattern) =>
            filesBelow(resolve(dirname(id), pattern.replace(/[^/]*[*{].*$/, ''))),
          )
          .filter((path) => found.some((pattern) => pattern.test(path)));
        for (const path of said) this.addWatchFile(path);
        if (
          asked.length > 0 &&
          !said.some((path) => /\b(group|label|icon)\b/.test(readFileSync(path, 'utf8')))
        )
          return null;
        const [, file = id, part] = partOf.exec(id) ?? [];
        if (!patterns.some((pattern) => pattern.test(file))) return withParts(code, id);
        files.add(file);
        const program = this.parse(code, { lang: 'tsx', sourceType: 'module' });
        appliers.set(file, appliersIn(program));
        return {
          code: isPart(part)
            ? partOfDefinition(code, program, part)
            : partOfList(code, program, basename(file)),
          map: null,
          moduleType: 'tsx',
        };
      },
    },
  };
  return {
    plugin,
    appliersOf: (module) => appliers.get(module) ?? [],
    isOfAll: (module) =>
      files.size > 0 &&
      /\/ui\/(src|dist)\/define\/(apply-definition|resource-definer)\.[jt]s$|\/define\.[jt]s$/.test(
        module,
      ),
    chunkOf: (module, context) => {
      if (
        /\?icons?$/.test(module) ||
        (files.size > 0 && /\/shell\/load-icons\.[jt]s$/.test(module))
      )
        return 'icons';
      const name = basename(module).replace(/\.\w+$/, '');
      if (files.has(module)) return name;
      const isResource =
        [...files].some((file) => basename(file).replace(/\.\w+$/, '') === name) &&
        context
          .getModuleInfo(module)
          ?.dynamicImporters.some((importer) => /\/resources\.[jt]s$/.test(importer));
      return isResource ? name : null;
    },
  };
}

const isPart = (name: string | undefined): name is Part => name !== undefined && name in parts;

const filesBelow = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
    : [];

/** Asks for the parts of the files that are asked for. */
function withParts(code: string, id: string): { readonly code: string; readonly map: null } | null {
  const asked = (_: string, _quote: string, path: string) =>
    `definitionsIn(import.meta.glob('${path}'), import.meta.glob('${path}', { query: '?known', import: 'default', eager: true }), () => import('./${basename(id)}?icons'))`;
  const asking = code.replace(glob, asked);
  return asking === code ? null : { code: asking, map: null };
}

/**
 * The named properties of the object that `defineResource` takes, with the declarations that they
 * use and no other: nothing else of the file is loaded for them. What a spread brings is not seen.
 */
export function partOfDefinition(code: string, program: ESTree.Program, part: Part): string {
  const properties = propertiesOf(definitionOf(program));
  const wanted =
    part === 'rest'
      ? restIn(program)
      : properties.filter(({ key }) => key.type === 'Identifier' && parts[part].includes(key.name));
  const text = ({ start, end }: Node) => code.slice(start, end);
  const used = usedBy(program, wanted);
  const statements = program.body.flatMap((statement) => keptOf(statement, used, text) ?? []);
  if (part === 'icon')
    return [...statements, `export default ({ ${wanted.map(text).join(', ')} }).icon;`].join('\n');
  // The path of a shape is as short as a title. Of all else it is told that it comes, so that a
  // link keeps its place.
  const icon =
    part === 'known'
      ? properties
          .filter(isNamed('icon'))
          .map((property) => (isText(property.value) ? text(property) : 'hasIcon: true'))
      : [];
  return [...statements, `export default { ${[...wanted.map(text), ...icon].join(', ')} };`].join(
    '\n',
  );
}

/**
 * The definition without its picture, and with what its list has no use for to be loaded by `rest`;
 * neither comes with what these alone use.
 */
export function partOfList(code: string, program: ESTree.Program, file: string): string {
  const rest = restIn(program);
  const cut = [...propertiesOf(definitionOf(program)).filter(isNamed('icon')), ...rest];
  const gone = usedBy(program, cut);
  const isOfFile = (statement: Node) =>
    declaredBy(statement).length === 0 || statement.type === 'ExportNamedDeclaration';
  const still = usedBy(program, program.body.filter(isOfFile), cut);
  // What nothing uses stays: it may do something.
  const unused = program.body.filter(
    (statement) =>
      !isOfFile(statement) &&
      declaredBy(statement).every((name) => gone.has(name) && !still.has(name)),
  );
  const [first] = rest;
  const load = `rest: () => import('./${file}?rest')`;
  return [...cut, ...unused]
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, node) => {
      const after = text.slice(node.end);
      return (
        text.slice(0, node.start) + (node === first ? load + after : after.replace(/^\s*,/, ''))
      );
    }, code);
}

/**
 * What a list has no use for. Its buttons and menus say what actions are called: actions of which
 * more is said than when they are allowed stay with it.
 */
function restIn(program: ESTree.Program): readonly ESTree.ObjectProperty[] {
  const isCondition = (action: Node) => isAll(action, isNamed('when'));
  return propertiesOf(definitionOf(program)).filter(
    (property) =>
      parts.rest.some((name) => isNamed(name)(property)) &&
      (!isNamed('actions')(property) || isAll(property.value, ({ value }) => isCondition(value))),
  );
}

/** Definitions without what these apply do not load them. */
export function appliersIn(program: ESTree.Program): readonly string[] {
  const properties = propertiesOf(definitionOf(program));
  const rest = restIn(program);
  const hasViews = properties.some(
    (property) => isNamed('list')(property) && propertiesOf(property.value).some(isNamed('views')),
  );
  const saysMore = properties.some(
    (property) =>
      (isNamed('form')(property) || isNamed('actions')(property)) && !rest.includes(property),
  );
  return [...(hasViews ? ['apply-views'] : []), ...(saysMore ? ['apply-rest'] : [])];
}

/** Whether an object is written out, and each of its properties is so. */
const isAll = (object: Node, test: (property: ESTree.ObjectProperty) => boolean): boolean =>
  object.type === 'ObjectExpression' &&
  object.properties.every((property) => property.type === 'Property' && test(property));

type Node = ESTree.Node;

const isText = (node: Node) => node.type === 'Literal' && typeof node.value === 'string';

const isNamed =
  (name: string) =>
  ({ key }: ESTree.ObjectProperty) =>
    key.type === 'Identifier' && key.name === name;

/** Of an object that is written out; what a spread brings is not seen. */
const propertiesOf = (object: Node | undefined): readonly ESTree.ObjectProperty[] =>
  object?.type === 'ObjectExpression'
    ? object.properties.filter((property) => property.type === 'Property')
    : [];

/** All names that are used below the nodes, and by what declares these. */
function usedBy(
  program: ESTree.Program,
  nodes: readonly Node[],
  but: readonly Node[] = [],
): ReadonlySet<string> {
  const used = namesIn(nodes, but);
  const seen = new Set<Node>();
  for (let before = -1; before < seen.size;) {
    before = seen.size;
    for (const statement of program.body) {
      if (seen.has(statement) || !declaredBy(statement).some((name) => used.has(name))) continue;
      seen.add(statement);
      if (statement.type !== 'ImportDeclaration')
        for (const name of namesIn(statement, but)) used.add(name);
    }
  }
  return used;
}

/** Names that a statement declares in the module. */
function declaredBy(statement: Node): readonly string[] {
  if (statement.type === 'ImportDeclaration')
    return statement.specifiers.map(({ local }) => local.name);
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => [...namesIn(id)]);
  return declaration && 'id' in declaration && declaration.id ? [...namesIn(declaration.id)] : [];
}

/** What `./resources/*.{ts,tsx}` finds: `*` stands for a part of a name, `**` for folders too. */
function globbed(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/[$()+.[\\\]^|]/g, String.raw`\$&`)
    .replaceAll(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(
    `^${source.replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)}$`,
  );
}

/** What of a statement of the module declares one of the names. */
function keptOf(
  statement: Node,
  used: ReadonlySet<string>,
  text: (node: Node) => string,
): string | undefined {
  if (statement.type === 'ImportDeclaration') {
    const specifiers = statement.specifiers.filter(({ local }) => used.has(local.name));
    const named = specifiers
      .filter(({ type }) => type === 'ImportSpecifier')
      .map(text)
      .join(', ');
    const others = specifiers.filter(({ type }) => type !== 'ImportSpecifier').map(text);
    const clause = [...others, ...(named ? [`{ ${named} }`] : [])].join(', ');
    return clause && statement.importKind !== 'type'
      ? `import ${clause} from ${text(statement.source)};`
      : undefined;
  }
  return declaredBy(statement).some((name) => used.has(name)) ? text(statement) : undefined;
}

/** The object that `export default defineResource(name, { … })` takes, also through a constant. */
function definitionOf({ body }: ESTree.Program): ESTree.ObjectExpression | undefined {
  const exported: Node | undefined = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  if (exported?.type !== 'ExportDefaultDeclaration') return undefined;
  const { declaration } = exported;
  const constants = body.flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? statement.declarations : [],
  );
  const valueOf = (node: Node | null | undefined): Node | null | undefined =>
    node?.type === 'Identifier'
      ? constants.find(({ id }) => id.type === 'Identifier' && id.name === node.name)?.init
      : node;
  const call = valueOf(declaration);
  const object = call?.type === 'CallExpression' ? valueOf(call.arguments[1]) : undefined;
  return object?.type === 'ObjectExpression' ? object : undefined;
}

/** Every name that stands somewhere below, but those of properties. */
function namesIn(
  node: unknown,
  but: readonly unknown[] = [],
  found = new Set<string>(),
): Set<string> {
  if (typeof node !== 'object' || node === null || but.includes(node)) return found;
  if (
    'type' in node &&
    (node.type === 'Identifier' || node.type === 'JSXIdentifier') &&
    'name' in node &&
    typeof node.name === 'string'
  )
    found.add(node.name);
  const isOfProperty = 'computed' in node && node.computed === false;
  for (const [at, below] of Object.entries(node)) {
    if (!isOfProperty || (at !== 'property' && at !== 'key')) namesIn(below, but, found);
  }
  return found;
}
