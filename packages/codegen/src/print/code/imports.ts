/** How generated modules name the modules that they import. */
export interface Imports {
  /**
   * Package that has the library: `'@admin/gql'`. Absent: the generated code lies in the sources of
   * the library itself, and imports by path.
   */
  readonly library?: string;
  /**
   * What ends the name of a generated module: `.ts`, `.js`, or nothing, as the TypeScript of the
   * project wants it.
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
 * A module of the library by its path there. A package has one entry with all that generated code
 * needs, so that the rest of its names may change.
 */
export const libraryModule = (module: string, above: string, library: string | undefined): string =>
  library === undefined ? `${above}${module}` : `${library}/runtime`;

/** A generated module by its path without an ending: `./shared`. */
export const generatedModule = (path: string, { extension }: Imports): string =>
  `${path}${extension}`;
