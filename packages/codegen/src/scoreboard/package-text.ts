import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildASTSchema, parse, printSchema } from 'graphql';

import { toSdl } from './manifest.ts';
import { readTypes } from './read-types.ts';

/**
 * The SDL of what a package holds at the path: SDL, an introspection result, the types that GraphQL
 * Code Generator printed, or a folder of modules with SDL in template strings, whose path ends with
 * a slash.
 */
export function readPackageSchema(folder: string, path: string): string {
  if (path.endsWith('/')) return sdlOfModules(join(folder, path));
  const text = readFileSync(join(folder, path), 'utf8');
  return /\.m?ts$/.test(path) ? readTypes(text) : toSdl(text, path);
}

function sdlOfModules(folder: string): string {
  const definitions = modulesIn(folder).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/`((?:\\[\s\S]|[^`\\])*)`/g)].flatMap(([, text = '']) =>
      !text.includes('${') && definition.test(text) ? [text.replaceAll('\\`', '`')] : [],
    ),
  );
  return printSchema(buildASTSchema(parse(definitions.join('\n')), { assumeValidSDL: true }));
}

const definition = /^\s*(?:"""|(?:extend )?(?:type|input|enum|scalar|directive|interface|union)\b)/;

const modulesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? modulesIn(path) : entry.name.endsWith('.js') ? [path] : [];
    });
