import type { NestedList, ResourceModel } from '../model.ts';
import { generatedModule } from './code/imports.ts';
import type { Context } from './context/context.ts';
import { nestedModule, nestedSummary, type NestedModule } from './modules/nested-module.ts';
import type { OwnNested } from './modules/resource-module.ts';
import { nestedRole, type OmittedOperation } from './omitted.ts';
import type { DeclaredRows } from './operations/declared-rows.ts';
import { fileOf, type Printing } from './printing.ts';
import { Unprintable } from './unprintable.ts';

interface Given {
  readonly printing: Printing;
  /** In which each resource was printed. */
  readonly contexts: ReadonlyMap<string, Context>;
  /** Rows that the module of each resource declares. */
  readonly rowsOf: (resource: string) => DeclaredRows | undefined;
}

export interface PrintedNested {
  readonly modules: readonly { readonly path: string; readonly module: NestedModule }[];
  /** By name of the resource whose records hold them, what its module says of them. */
  readonly summaries: ReadonlyMap<string, readonly OwnNested[]>;
  /** By path of a resource's module, what is imported from it. */
  readonly imported: ReadonlyMap<string, ReadonlySet<string>>;
  /** Resources that some list is of. */
  readonly rows: ReadonlySet<string>;
  readonly omitted: readonly OmittedOperation[];
}

/** Prints a module for each nested list. Lists that cannot be sent are left out. */
export function printNested(
  { resources }: Pick<ResourceModel, 'resources'>,
  { printing, contexts, rowsOf }: Given,
): PrintedNested {
  const { plan, imports, refused, remembered } = printing;
  const modules: { readonly path: string; readonly module: NestedModule }[] = [];
  const summaries = new Map<string, readonly OwnNested[]>();
  const imported = new Map<string, Set<string>>();
  const listed = new Set<string>();
  const omitted: OmittedOperation[] = [];
  for (const owner of resources) {
    const own = owner.nested.flatMap((nested): OwnNested[] => {
      const context = contexts.get(nested.resource);
      const rows = rowsOf(nested.resource);
      if (!context || !rows) return [];
      const name = plan.nestedNames.get(`${owner.name}.${nested.name}`) ?? nested.name;
      const path = `nested/${fileOf(printing, owner.name)}.${nested.name}`;
      const module = remembered.nested.of(path, [context], refused, () =>
        printList(rows, nested, name),
      );
      if (module instanceof Unprintable) {
        omitted.push({
          resource: owner.name,
          role: nestedRole(nested.name),
          reason: module.reason,
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

/** The module of a list without what cannot be sent, or why there is none. */
function printList(rows: DeclaredRows, list: NestedList, name: string): NestedModule | Unprintable {
  const module = nestedModule(rows, list, name);
  if (!(module instanceof Unprintable)) return module;
  const { count, ...countless } = list;
  return count && module.role === 'count' ? printList(rows, countless, name) : module;
}
