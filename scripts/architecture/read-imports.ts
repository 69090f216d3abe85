import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { parseSync } from 'oxc-parser';

import { filesUnder } from '../files-under.ts';

/** `packages/ui/src/screens/list/list-screen.tsx` imports `packages/ui/src/resources/list-state.ts`. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

export interface Sources {
  readonly files: readonly string[];
  readonly imports: readonly Import[];
}

const sourceFile = /\.tsx?$/;
const apart = /\.(test|test-d)\.tsx?$|(^|\/)(generated|fixtures|expected)\//;

/**
 * Source files below a folder and the files there that each imports: statically, as types, by
 * `export … from` and by `import()`. Tests and generated files are left out; packages are no
 * files.
 */
export function readSources(folder: string): Sources {
  const files = filesUnder(folder).filter((file) => sourceFile.test(file) && !apart.test(file));
  const present = new Set(files);
  const imports = files.flatMap((from) =>
    specifiersOf(from).flatMap((specifier) => {
      const to = specifier.startsWith('.') ? fileOf(join(dirname(from), specifier)) : undefined;
      return to !== undefined && present.has(to) ? [{ from, to }] : [];
    }),
  );
  return { files, imports };
}

function specifiersOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message ?? ''}`);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start, end).replace(/^['"`]|['"`]$/g, ''),
    ),
  ];
}

/** The file that a specifier means: with its ending, or the index of a folder. */
function fileOf(path: string): string | undefined {
  const candidates = [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].map(normalize);
  return candidates.find((each) => existsSync(each) && statSync(each).isFile());
}
