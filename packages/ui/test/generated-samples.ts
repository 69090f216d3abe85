import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import type { ResourceModel } from '@admin/codegen';
import type { Plugin } from 'vite';

/** What generated modules import lies in the library where it lies beside them in an application. */
const library = join(import.meta.dirname, '../../gql/src');
/**
 * `library.graphql/generated/resources/books.ts`: the schema, and the path below the folder of
 * generated code.
 */
const generated = /^(.+\.graphql)\/generated\/(.+)$/;
const beside = /^.+\.graphql\/(.+)$/;

/**
 * Lets tests import what codegen makes of a schema, as if it had been written beside it:
 * `./library.graphql/generated/resources.ts`. It is made in memory, once a run, so that it cannot
 * be older than the schema or than codegen.
 */
export function generatedSamples(): Plugin {
  const printed = new Map<string, Promise<ReadonlyMap<string, string>>>();
  let root = '';
  return {
    name: 'generated-samples',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    resolveId(source, importer) {
      const [, known] = generated.exec(source) ?? [];
      // What was resolved before, named by Vite as an address below the root where it is below it.
      if (source.startsWith('/') && known !== undefined)
        return existsSync(known) ? source : `${root}${source}`;
      if (!source.startsWith('.') || importer === undefined) return undefined;
      const path = resolve(dirname(importer), source).replaceAll('\\', '/');
      if (generated.test(path)) return path;
      const [, file] = beside.exec(path) ?? [];
      return file === undefined ? undefined : join(library, file);
    },
    async load(id) {
      const [, schema, path] = generated.exec(id) ?? [];
      if (schema === undefined || path === undefined) return undefined;
      const files = printed.get(schema) ?? print(schema);
      printed.set(schema, files);
      return (await files).get(path);
    },
  };
}

async function print(schema: string): Promise<ReadonlyMap<string, string>> {
  // Only where a test asks for it: codegen takes a moment to load.
  const { inferModel, loadSchema, printResources } = await import('@admin/codegen');
  const built = await loadSchema(schema);
  const model = inferModel(built);
  return printResources(built, schema.endsWith('/library.graphql') ? unordered(model) : model)
    .files;
}

/** Books open in the order of their numbers, by which tests know them, and not newest first. */
function unordered(model: ResourceModel): ResourceModel {
  return {
    ...model,
    resources: model.resources.map(({ list, ...resource }) => ({
      ...resource,
      ...(list && { list: { ...list, order: [] } }),
    })),
  };
}
