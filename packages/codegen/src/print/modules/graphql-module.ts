import { header } from '../code/header.ts';
import { generatedModule, type Imports } from '../code/imports.ts';

/** Replacement of a document that is written in place. */
export interface InPlaceDocument {
  readonly constant: string;
  /** Path of its module below the folder of documents, without an ending. */
  readonly module: string;
}

/** Module with `graphql()`: documents written in place, by their text. */
export function graphqlModule(
  documents: ReadonlyMap<string, InPlaceDocument>,
  modules: Imports,
): string {
  const imports = [...documents.values()]
    .map(
      ({ constant, module }) =>
        `import { ${constant} } from '${generatedModule(`./${module}`, modules)}';\n`,
    )
    .join('');
  const types = [...documents]
    .map(([text, { constant }]) => `  readonly ${JSON.stringify(text)}: typeof ${constant};\n`)
    .join('');
  const values = [...documents]
    .map(([text, { constant }]) => `  ${JSON.stringify(text)}: ${constant},\n`)
    .join('');
  return `${header}${imports}${imports && '\n'}/** Documents written in place, by their text. */
export interface Documents {
${types}}

const documents: Documents = {
${values}};

/**
 * The document of this text, with the types of its result and variables. Code generation finds the call and knows the text; one that it has not
 * seen does not compile.
 *
 * At run time the document is looked up among all that are written in place. The plugin of \`@admin/codegen/vite\` puts the one document in the
 * place of the call.
 */
export function graphql<TText extends keyof Documents>(text: TText): Documents[TText] {
  return documents[text];
}
`;
}

/** Reads the documents of a module that `graphqlModule` printed. */
export function readGraphqlModule(code: string): ReadonlyMap<string, InPlaceDocument> {
  const modules = new Map(
    [...code.matchAll(/^import \{ (\w+) \} from '\.\/([^'.]+)(?:\.\w+)?';$/gm)].map(
      ([, constant = '', module = '']) => [constant, module],
    ),
  );
  return new Map(
    [...code.matchAll(/^  readonly (".*"): typeof (\w+);$/gm)].map(
      ([, text = '""', constant = '']) => [
        String(JSON.parse(text)),
        { constant, module: modules.get(constant) ?? '' },
      ],
    ),
  );
}
