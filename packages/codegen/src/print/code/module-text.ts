import { code, type Code, type Use } from './code.ts';
import { header } from './header.ts';
import { generatedModule, type Imports } from './imports.ts';
import { importLines } from './library.ts';
import type { Declaration, SchemaTypes } from './schema-types.ts';

/** Path of the module that declares what several modules use, from the folder of generated code, without its ending. */
export const sharedModule = 'shared';

/** What several modules use: they import it from `shared.ts` instead of declaring it each. */
export interface Shared {
  readonly names: ReadonlySet<string>;
  /** The module; `undefined` where nothing is shared. */
  readonly text: string | undefined;
}

const usesOf = (pieces: readonly Code[]): readonly Use[] => [...new Set(pieces.flatMap(({ uses }) => uses))];
const nothing: ReadonlySet<string> = new Set();

/** What two modules or more would declare, and what that is made of. */
export function shared(types: SchemaTypes, modules: readonly (readonly Code[])[], imports: Imports): Shared {
  const declared = modules.map((body) => types.declarations(usesOf(body)).filter(({ isShared }) => isShared));
  const counts = new Map<string, number>();
  for (const { name } of declared.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const uses = declared.flat().filter(({ name }) => (counts.get(name) ?? 0) > 1).flatMap((declaration) => declaration.uses);
  if (uses.length === 0) return { names: nothing, text: undefined };
  const declarations = types.declarations(uses);
  return { names: new Set(declarations.map(({ name }) => name)), text: layOut('../', [], declarations.map(exported), imports) };
}

const exported = ({ isType, code: declaration }: Declaration): Code => (isType ? declaration : code`export ${declaration}`);

/** A module of these declarations, with the imports, types of the schema and constants that they use. `folder`: path to the folder of generated code. */
export function moduleText(types: SchemaTypes, body: readonly Code[], folder: './' | '../', imports: Imports, from: ReadonlySet<string> = nothing): string {
  const declarations = types.declarations(usesOf(body));
  const own = declarations.filter(({ name }) => !from.has(name));
  const all = [...own.map(({ code: declaration }) => declaration), ...body];
  const named = new Set(usesOf(all).map((use) => types.nameIn(use)));
  const foreign = declarations.filter(({ name }) => from.has(name) && named.has(name));
  const names = foreign.map(({ name, isType }) => (isType && !foreign.every((other) => other.isType) ? `type ${name}` : name)).sort();
  const line = `import ${foreign.every(({ isType }) => isType) ? 'type ' : ''}{ ${names.join(', ')} } from '${generatedModule(`${folder}${sharedModule}`, imports)}';`;
  return layOut(folder === './' ? '../' : '../../', [...(foreign.length > 0 ? [line] : []), ...generatedLines(usesOf(all), folder, imports)], all, imports);
}

/** The lines that import from other generated modules. */
function generatedLines(uses: readonly Use[], folder: string, imports: Imports): readonly string[] {
  const used = new Map(uses.flatMap((use) => (use.kind === 'generated' ? [[`${use.name} ${use.path}`, use] as const] : [])));
  const byPath = [...Map.groupBy(used.values(), ({ path }) => path)].sort(([a], [b]) => (a < b ? -1 : 1));
  return byPath.map(([path, own]) => {
    const onlyTypes = own.every(({ isValue }) => !isValue);
    const names = own.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ name, isValue }) => (isValue || onlyTypes ? name : `type ${name}`));
    return `import ${onlyTypes ? 'type ' : ''}{ ${names.join(', ')} } from '${generatedModule(`${folder}${path}`, imports)}';`;
  });
}

function layOut(above: string, own: readonly string[], all: readonly Code[], imports: Imports): string {
  const lines = [...importLines(usesOf(all), above, imports), ...own];
  return `${[header + lines.join('\n'), ...all.map(({ text }) => text)].join('\n\n')}\n`;
}
