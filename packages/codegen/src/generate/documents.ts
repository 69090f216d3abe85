import { glob, readFile } from 'node:fs/promises';

import { concatAST, GraphQLError, parse, Source, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql';

import { SchemaError } from '../load/schema-error.ts';

/** A fragment that only a resource uses, or that another document of the same name shape uses, is no mistake. */
const rules = specifiedRules.filter(({ name }) => name !== 'NoUnusedFragmentsRule');

/** Documents written by hand, each parsed again only when its text has changed. */
export class Documents {
  readonly #parsed = new Map<string, { readonly text: string; readonly document: DocumentNode }>();

  /** @throws SchemaError with file, line, column and cause. */
  async read(patterns: readonly string[], schema: GraphQLSchema): Promise<readonly DocumentNode[]> {
    const files: string[] = [];
    for (const pattern of patterns) for await (const file of glob(pattern)) files.push(file);
    const documents = await Promise.all(files.filter((file) => /\.(graphql|gql)$/.test(file)).sort().map(async (file) => this.#parse(file, await readFile(file, 'utf8'))));
    const [error] = documents.length > 0 ? validate(schema, concatAST(documents), rules, { maxErrors: 1 }) : [];
    if (error) throw new SchemaError(located(error));
    return documents;
  }

  #parse(file: string, text: string): DocumentNode {
    const before = this.#parsed.get(file);
    if (before?.text === text) return before.document;
    if (text.replace(/#.*/g, '').trim() === '') return concatAST([]);
    try {
      const document = parse(new Source(text, file));
      this.#parsed.set(file, { text, document });
      return document;
    } catch (error) {
      if (error instanceof GraphQLError) throw new SchemaError(located(error), { cause: error });
      throw error;
    }
  }
}

function located({ message, source, locations }: GraphQLError): string {
  const [location] = locations ?? [];
  return `${source?.name ?? 'documents'}:${location?.line ?? 1}:${location?.column ?? 1}: ${message}`;
}
