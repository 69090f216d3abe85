/** Import specifiers of generated modules. */
export interface Imports {
  /**
   * Package that has the library: `'@admin/gql'`. Absent: the generated code lies in the sources of
   * the library itself, and imports by path.
   */
  readonly library?: string;
  /**
   * Extension of a generated module in a specifier: `.ts`, `.js`, or none, as the project's
   * TypeScript expects it.
   */
  readonly extension: '' | `.${string}`;
  /**
   * Folder of the generated code, from the working folder: where modules of the project are
   * imported from.
   */
  readonly folder?: string;
}

export const besideLibrary: Imports = { extension: '.ts' };

/**
 * Specifier of a library module by its path. The package has a single entry for generated code, so
 * that its other modules may be renamed.
 */
export const libraryModule = (module: string, above: string, library: string | undefined): string =>
  library === undefined ? `${above}${module}` : `${library}/runtime`;

/** A generated module by its path without an ending: `./shared`. */
export const generatedModule = (path: string, { extension }: Imports): string =>
  `${path}${extension}`;
