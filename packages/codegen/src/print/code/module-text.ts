import { code, type Code, type Use } from './code.ts';
import { header } from './header.ts';
import { generatedModule, type Imports } from './imports.ts';
import { importLines } from './library.ts';
import type { Declaration, SchemaTypes } from './schema-types.ts';

/**
 * Path of the module that declares what several modules use, from the folder of generated code,
 * without its ending.
 */
export const sharedModule = 'shared';

/**
 * Declarations that several modules use. They import them from `shared.ts` instead of repeating
 * them.
 */
export interface Shared {
  readonly names: ReadonlySet<string>;
  /** The module; `undefined` where nothing is shared. */
  readonly text: string | undefined;
}

const usesOf = (pieces: readonly Code[]): readonly Use[] => {
  const uses = new Set<Use>();
  for (const piece of pieces) for (const use of piece.uses) uses.add(use);
  return [...uses];
};
const nothing: ReadonlySet<string> = new Set();

/** Modules of the same types, printed again and again: what is in one is laid out once. */
export class ModuleTexts {
  readonly #types: SchemaTypes;
  readonly #imports: Imports;
  readonly #declared = new WeakMap<readonly Code[], readonly Declaration[]>();
  readonly #texts = new WeakMap<
    readonly Code[],
    { readonly from: ReadonlySet<string>; readonly text: string }
  >();
  #shared: { readonly modules: readonly (readonly Code[])[]; readonly shared: Shared } | undefined;

  constructor(types: SchemaTypes, imports: Imports) {
    this.#types = types;
    this.#imports = imports;
  }

  /** Declarations that two modules or more would repeat, and their own dependencies. */
  shared(modules: readonly (readonly Code[])[]): Shared {
    const before = this.#shared;
    if (
      before?.modules.length === modules.length &&
      before.modules.every((module, at) => module === modules[at])
    )
      return before.shared;
    const declared = modules.flatMap((body) =>
      this.#declarations(body).filter(({ isShared }) => isShared),
    );
    const counts = Map.groupBy(declared, ({ name }) => name);
    const uses = declared
      .filter(({ name }) => (counts.get(name) ?? []).length > 1)
      .flatMap((declaration) => declaration.uses);
    const declarations = this.#types.declarations(uses);
    const all = declarations.map(exported);
    const text = uses.length === 0 ? undefined : this.#layOut('../', [], all, usesOf(all));
    const shared = { names: new Set(declarations.map(({ name }) => name)), text };
    this.#shared = { modules, shared };
    return shared;
  }

  /**
   * A module of these declarations, with the imports, types of the schema and constants that they
   * use. `folder`: path to the folder of generated code.
   */
  text(body: readonly Code[], folder: './' | '../', from: ReadonlySet<string> = nothing): string {
    const before = this.#texts.get(body);
    if (before?.from === from) return before.text;
    const declarations = this.#declarations(body);
    const all = [
      ...declarations.flatMap(({ name, code: declaration }) =>
        from.has(name) ? [] : [declaration],
      ),
      ...body,
    ];
    const uses = usesOf(all);
    const named = new Set(uses.map((use) => this.#types.nameIn(use)));
    const foreign = declarations.filter(({ name }) => from.has(name) && named.has(name));
    const onlyTypes = foreign.every(({ isType }) => isType);
    const names = foreign
      .map(({ name, isType }) => (isType && !onlyTypes ? `type ${name}` : name))
      .sort();
    const line = `import ${onlyTypes ? 'type ' : ''}{ ${names.join(', ')} } from '${generatedModule(`${folder}${sharedModule}`, this.#imports)}';`;
    const text = this.#layOut(
      folder === './' ? '../' : '../../',
      [...(foreign.length > 0 ? [line] : []), ...generatedLines(uses, folder, this.#imports)],
      all,
      uses,
    );
    this.#texts.set(body, { from, text });
    return text;
  }

  #declarations(body: readonly Code[]): readonly Declaration[] {
    const found = this.#declared.get(body) ?? this.#types.declarations(usesOf(body));
    this.#declared.set(body, found);
    return found;
  }

  #layOut(
    above: string,
    own: readonly string[],
    all: readonly Code[],
    uses: readonly Use[],
  ): string {
    const lines = [...importLines(uses, above, this.#imports), ...own];
    return `${[header + lines.join('\n'), ...all.map(({ text }) => text)].join('\n\n')}\n`;
  }
}

const exported = ({ isType, code: declaration }: Declaration): Code =>
  isType ? declaration : code`export ${declaration}`;

/** The lines that import from other generated modules. */
function generatedLines(uses: readonly Use[], folder: string, imports: Imports): readonly string[] {
  const used = new Map(
    uses.flatMap((use) =>
      use.kind === 'generated' ? [[`${use.name} ${use.path}`, use] as const] : [],
    ),
  );
  const byPath = [...Map.groupBy(used.values(), ({ path }) => path)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return byPath.map(([path, own]) => {
    const onlyTypes = own.every(({ isValue }) => !isValue);
    const names = own
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, isValue }) => (isValue || onlyTypes ? name : `type ${name}`));
    return `import ${onlyTypes ? 'type ' : ''}{ ${names.join(', ')} } from '${generatedModule(`${folder}${path}`, imports)}';`;
  });
}
