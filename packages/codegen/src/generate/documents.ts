import { glob, readFile } from 'node:fs/promises';

import { GraphQLError, parse, Source, type DocumentNode, type GraphQLSchema } from 'graphql';

import { checkDocuments, located } from '../load/check-documents.ts';
import { SchemaError } from '../load/schema-error.ts';

/**
 * A file of GraphQL, or a document written in place: the text between the backticks of
 * ``graphql(`…`)``.
 */
export interface DocumentSource {
  readonly location: string;
  readonly rawSDL: string;
  readonly document: DocumentNode;
}

interface ReadFile {
  readonly text: string;
  readonly sources: readonly DocumentSource[];
}

/** Documents written by hand, each parsed again only when its file has changed. */
export class Documents {
  readonly #read = new Map<string, ReadFile>();

  /** @throws SchemaError with file, line, column and cause. */
  async read(
    patterns: readonly string[],
    schema: GraphQLSchema,
  ): Promise<readonly DocumentSource[]> {
    const files = new Set<string>();
    for (const pattern of patterns) for await (const file of glob(pattern)) files.add(file);
    const read = await Promise.all(
      [...files]
        .filter((file) => isGraphql(file) || isCode(file))
        .sort()
        .map((file) => this.#readFile(file)),
    );
    const sources = read.flat();
    checkDocuments(
      sources.map(({ document }) => document),
      schema,
    );
    return sources;
  }

  async #readFile(file: string): Promise<readonly DocumentSource[]> {
    const text = await readFile(file, 'utf8');
    const before = this.#read.get(file);
    if (before?.text === text) return before.sources;
    try {
      const sources = isGraphql(file) ? parseFile(file, text) : await parseInPlace(file, text);
      this.#read.set(file, { text, sources });
      return sources;
    } catch (error) {
      if (error instanceof GraphQLError) throw new SchemaError(located(error), { cause: error });
      throw error;
    }
  }
}

const isGraphql = (file: string): boolean => /\.(graphql|gql)$/.test(file);
const isCode = (file: string): boolean =>
  /\.[cm]?[jt]sx?$/.test(file) && !/\.d\.[cm]?ts$/.test(file);

function parseFile(file: string, text: string): DocumentSource[] {
  if (text.replace(/#.*/g, '').trim() === '') return [];
  return [{ location: file, rawSDL: text, document: parse(new Source(text, file)) }];
}

async function parseInPlace(file: string, text: string): Promise<DocumentSource[]> {
  // The parser of TypeScript is loaded for the files that need it.
  if (!/\bgraphql\s*\(\s*`/.test(text)) return [];
  const plucked = await pluck(file, text);
  return plucked.map((source) => {
    const document = parse(new Source(source.body, file, source.locationOffset));
    if (
      document.definitions.length !== 1 ||
      document.definitions.some(
        (definition) => 'name' in definition && definition.name === undefined,
      )
    ) {
      throw new SchemaError(
        `${file}:${source.locationOffset.line}: graphql(\`…\`) takes one operation or one fragment, with a name.`,
      );
    }
    // Line endings as in the value of a template literal, whatever they are in the file.
    return { location: file, rawSDL: source.body.replaceAll('\r\n', '\n'), document };
  });
}

async function pluck(file: string, text: string): Promise<readonly Source[]> {
  const { gqlPluckFromCodeString } = await import('@graphql-tools/graphql-tag-pluck');
  try {
    return await gqlPluckFromCodeString(file, text, {
      skipIndent: true,
      modules: [],
      globalGqlIdentifierName: ['graphql'],
    });
  } catch (error) {
    // Half-written code: the editor says it better, but the old output must stay.
    if (error instanceof SyntaxError)
      throw new SchemaError(`${file}: ${error.message}`, { cause: error });
    throw error;
  }
}
