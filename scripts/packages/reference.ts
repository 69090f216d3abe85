import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ReferenceEntry {
  readonly name: string;
  /** Text of its comment; `''` where it has none. */
  readonly doc: string;
  readonly signature: string;
}

/**
 * Public names of a package as `docs/reference/` describes them, which is compared with the built
 * declarations by `npm test -- package`.
 */
export function referenceOf(packageName: string): readonly ReferenceEntry[] {
  const text = readFileSync(
    join(import.meta.dirname, `../../docs/reference/${packageName}.md`),
    'utf8',
  );
  return [...text.matchAll(/^### (\w+)\n\n([^]*?)```ts\n(export [^]*?)\n```$/gm)].map(
    ([, name = '', doc = '', signature = '']) => ({ name, doc: doc.trim(), signature }),
  );
}

/**
 * Options of the interfaces whose names end so that say nothing of themselves, or not what holds
 * without them.
 */
export function untoldOptions(
  entries: readonly ReferenceEntry[],
  ending: RegExp,
): { readonly all: number; readonly untold: readonly string[] } {
  const options = entries
    .filter(({ name }) => ending.test(name))
    .flatMap(({ name, doc, signature }) =>
      // A member of the interface itself, with the comment above it.
      [...signature.matchAll(/((?: {4}\/\*\*[^]*?\*\/\n)?) {4}(?:readonly )?(\w+)(\??): /g)].map(
        ([, comment = '', option, optional]) => ({
          option: `${name}.${option}`,
          isTold:
            comment !== '' && (optional === '' || `${doc}${comment}`.includes('@defaultValue')),
        }),
      ),
    );
  return {
    all: options.length,
    untold: options.filter(({ isTold }) => !isTold).map(({ option }) => option),
  };
}
