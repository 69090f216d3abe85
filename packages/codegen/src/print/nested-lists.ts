import type { NestedList, ResourceModel } from '../model.ts';
import { generatedModule, type Imports } from './code/imports.ts';
import type { Context } from './context/context.ts';
import { nestedModule, nestedSummary, type NestedModule } from './modules/nested-module.ts';
import type { OwnNested } from './modules/resource-module.ts';
import type { DeclaredRows } from './operations/declared-rows.ts';
import { asUnprintable, UnprintableOperation } from './unprintable.ts';

/** A module as it was printed with what the context of its rows was then. */
export interface RememberedNested {
  readonly context: Context;
  readonly module: NestedModule | UnprintableOperation;
}

interface Given {
  /** In which each resource was printed. */
  readonly contexts: ReadonlyMap<string, Context>;
  /** What the module of each declares of its records. */
  readonly rowsOf: (resource: string) => DeclaredRows | undefined;
  /**
   * First part of the names of the documents of each list, by its resource and name:
   * `RepositoryIssues` by `repositories.issues`.
   */
  readonly names: ReadonlyMap<string, string>;
  /** Name of its file, without ending. */
  readonly paths: ReadonlyMap<string, string>;
  readonly imports: Imports;
  /** See `Context`. */
  readonly refused: ReadonlyMap<string, string>;
  readonly remembered: Map<string, RememberedNested>;
}

interface PrintedNested {
  readonly modules: readonly { readonly path: string; readonly module: NestedModule }[];
  /** By name of the resource whose records hold them, what its module says of them. */
  readonly summaries: ReadonlyMap<string, readonly OwnNested[]>;
  /** By path of a resource's module, what is imported from it. */
  readonly imported: ReadonlyMap<string, ReadonlySet<string>>;
  /** Resources that some list is of. */
  readonly rows: ReadonlySet<string>;
  readonly omitted: readonly {
    readonly resource: string;
    readonly role: string;
    readonly reason: string;
  }[];
}

/** How an omitted operation calls itself that is a list which records hold. */
export const nestedRole = (name: string): string => `nested ${name}`;

/** A module for each list that records hold. Those that cannot be sent are left out. */
export function printNested(
  { resources }: Pick<ResourceModel, 'resources'>,
  { contexts, rowsOf, names, paths, imports, refused, remembered }: Given,
): PrintedNested {
  const modules: { readonly path: string; readonly module: NestedModule }[] = [];
  const summaries = new Map<string, readonly OwnNested[]>();
  const imported = new Map<string, Set<string>>();
  const listed = new Set<string>();
  const omitted: { readonly resource: string; readonly role: string; readonly reason: string }[] =
    [];
  for (const owner of resources) {
    const own = owner.nested.flatMap((nested): OwnNested[] => {
      const context = contexts.get(nested.resource);
      const rows = rowsOf(nested.resource);
      if (!context || !rows) return [];
      const name = names.get(`${owner.name}.${nested.name}`) ?? nested.name;
      const path = `nested/${paths.get(owner.name) ?? owner.name}.${nested.name}`;
      const module = printed(nested, { context, rows, name }, path, { refused, remembered });
      if (module instanceof UnprintableOperation) {
        omitted.push({
          resource: owner.name,
          role: nestedRole(nested.name),
          reason: module.message,
        });
        return [];
      }
      modules.push({ path, module });
      listed.add(nested.resource);
      for (const use of module.body.flatMap(({ uses }) => uses)) {
        if (use.kind === 'generated')
          imported.set(use.path, (imported.get(use.path) ?? new Set()).add(use.name));
      }
      return [
        {
          name: nested.name,
          summary: nestedSummary(nested, generatedModule(`../${path}`, imports)),
        },
      ];
    });
    summaries.set(owner.name, own);
  }
  return { modules, summaries, imported, rows: listed, omitted };
}

function printed(
  nested: NestedList,
  {
    context,
    rows,
    name,
  }: { readonly context: Context; readonly rows: DeclaredRows; readonly name: string },
  path: string,
  { refused, remembered }: Pick<Given, 'refused' | 'remembered'>,
): NestedModule | UnprintableOperation {
  const before = remembered.get(path);
  const isRefused =
    before &&
    'operations' in before.module &&
    before.module.operations.some((operation) => refused.has(operation.name?.value ?? ''));
  if (before?.context === context && !isRefused) return before.module;
  const print = (list: NestedList): NestedModule | UnprintableOperation => {
    try {
      return nestedModule(rows, list, name);
    } catch (error) {
      const unprintable = asUnprintable(error);
      if (!unprintable) throw error;
      const { count: _count, ...countless } = list;
      return list.count && unprintable.role === 'count' ? print(countless) : unprintable;
    }
  };
  const module = print(nested);
  remembered.set(path, { context, module });
  return module;
}
