import { relative } from 'node:path';

import type { ResourceModel } from '../../model.ts';
import { header } from './header.ts';
import { libraryModule, type Imports } from './imports.ts';

/**
 * Path of the module with the scalars whose values are of types of the project, from the folder of
 * generated code, without its ending.
 */
export const scalarsModule = 'scalars';

export const ownTypeName = (scalar: string): string => `${scalar}Scalar`;
export const serializerName = (scalar: string): string => `serialize${scalar}`;

/** The module; `undefined` where the configuration names no such scalar. */
export function ownScalars(
  { carriers = {} }: Pick<ResourceModel, 'carriers'>,
  imports: Imports,
): string | undefined {
  const own = Object.entries(carriers).flatMap(([scalar, carrier]) =>
    carrier.own ? [{ scalar, ...carrier.own }] : [],
  );
  if (own.length === 0) return undefined;
  const types = own.map(
    ({ scalar, type }) => `export type ${ownTypeName(scalar)} = ${typeHere(type, imports)};`,
  );
  const functions = own.flatMap(({ scalar, convert }) =>
    convert
      ? [
          `export { ${convert.serialize.name} as ${serializerName(scalar)} } from '${moduleHere(convert.serialize.module, imports)}';`,
        ]
      : [],
  );
  return `${header}${[...functions, ...types].join('\n')}\n`;
}

/** The lines that import what converts such scalars, and the code of their `CustomScalar` by name. */
export function ownConverters(
  { carriers = {} }: Pick<ResourceModel, 'carriers'>,
  scalars: Iterable<string>,
  above: string,
  imports: Imports,
): { readonly lines: readonly string[]; readonly code: ReadonlyMap<string, string> } {
  const used = [...scalars].flatMap((scalar) => {
    const convert = carriers[scalar]?.own?.convert;
    return convert ? [{ scalar, convert }] : [];
  });
  if (used.length === 0) return { lines: [], code: new Map() };
  const parts = ['parse', 'serialize', 'is'] as const;
  const named = used.flatMap(({ scalar, convert }) =>
    parts.flatMap((part) => (convert[part] ? [{ ...convert[part], as: part + scalar }] : [])),
  );
  const lines = [...Map.groupBy(named, ({ module }) => module)].map(
    ([module, members]) =>
      `import { ${members.map(({ name, as }) => `${name} as ${as}`).join(', ')} } from '${moduleHere(module, imports)}';`,
  );
  const code = used.map(
    ({ scalar, convert }) =>
      [
        scalar,
        `customScalar({ ${parts.flatMap((part) => (convert[part] ? [`${part}: ${part}${scalar}`] : [])).join(', ')} })`,
      ] as const,
  );
  return {
    lines: [
      `import { customScalar } from '${libraryModule('runtime/index.ts', above, imports.library)}';`,
      ...lines,
    ],
    code: new Map(code),
  };
}

/** The modules that a type names, from the folder of generated code. */
export const typeHere = (type: string, imports: Imports): string =>
  type.replace(
    /import\((['"])([^'"]+)\1\)/g,
    (_import, _quote, module: string) => `import('${moduleHere(module, imports)}')`,
  );

/** A path begins at the working folder; anything else is a package. */
function moduleHere(module: string, { folder = '', extension }: Imports): string {
  if (!/^\.{1,2}\//.test(module)) return module;
  const path = relative(folder, module).replaceAll('\\', '/');
  const named = path.startsWith('.') ? path : `./${path}`;
  return extension === '.ts' ? named : named.replace(/\.tsx?$/, extension);
}
