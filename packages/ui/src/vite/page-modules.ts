import type { Plugin, Rolldown } from 'vite';

/**
 * File in the build folder that lists the further files of a page by its screen and its resource.
 * The server of the pages reads it.
 */
export const pageModulesFile = '_assets/pages.json';

export interface PageModules {
  /** Addresses of files by screen: `{ list: ['/_assets/list-screen-Ab12.js'] }`. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  /** Addresses of files by name of the resource. */
  readonly resources: Readonly<Record<string, readonly string[]>>;
}

/**
 * Writes `pages.json`. A server uses it to add the modules of an address to the page, so that they
 * load in parallel with the entry.
 */
export function pageModules(): Plugin {
  let base = '/';
  return {
    name: 'page-modules',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const modules = modulesOfPages(chunks, (module) => importersIn(this.getModuleInfo(module)));
      const addressed = (files: Record<string, readonly string[]>) =>
        Object.fromEntries(
          Object.entries(files).map(([name, list]) => [name, list.map((file) => base + file)]),
        );
      const source: PageModules = {
        screens: addressed(modules.screens),
        resources: addressed(modules.resources),
      };
      this.emitFile({ type: 'asset', fileName: pageModulesFile, source: JSON.stringify(source) });
    },
  };
}

/** Module of `@admin/ui` that imports the screens by name. */
export const routesModule = /\/app\/routes\.[jt]sx?$/;

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'isEntry' | 'moduleIds'>;

/**
 * Static and dynamic importers. A screen that is part of the entry needs no further file, and is
 * listed nevertheless.
 */
function importersIn(module: Rolldown.ModuleInfo | null): readonly string[] {
  return module ? [...module.importers, ...module.dynamicImporters] : [];
}

/**
 * Files by screen and by resource. Screens are imported by `routes.tsx`, resources by
 * `resources.ts`.
 */
function modulesOfPages(
  chunks: readonly Chunk[],
  importersOf: (module: string) => readonly string[],
) {
  const screens: Record<string, readonly string[]> = {};
  const resources: Record<string, readonly string[]> = {};
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (
    files: readonly string[],
    found = new Set<string>(),
  ): ReadonlySet<string> => {
    for (const file of files) {
      if (found.has(file)) continue;
      found.add(file);
      withImports(byName.get(file)?.imports ?? [], found);
    }
    return found;
  };
  const always = withImports(
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  for (const { fileName, moduleIds } of chunks) {
    for (const module of moduleIds) {
      const importedBy = (name: RegExp) =>
        importersOf(module).some((importer) => name.test(importer));
      const screen = importedBy(routesModule) && /\/([a-z]+)-screen\.[jt]sx?$/.exec(module)?.[1];
      const resource =
        importedBy(/\/resources\.[jt]s$/) && /\/resources\/([^/]+)\.[jt]s$/.exec(module)?.[1];
      const files = [...withImports([fileName])].filter((file) => !always.has(file));
      if (screen) screens[screen] = files;
      if (resource) resources[resource] = files;
    }
  }
  return { screens, resources };
}
