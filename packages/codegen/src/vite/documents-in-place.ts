import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

import { readGraphqlModule, type InPlaceDocument } from '../print/modules/graphql-module.ts';

/** Options of the plugin. */
export interface DocumentsInPlaceOptions {
  /** Folder that `documentsPreset` writes into: `src/generated/documents`. */
  readonly documents: string;
}

/** The part of a plugin of Vite or Rolldown that is used; neither is imported. */
export interface DocumentsInPlacePlugin {
  readonly name: string;
  /** After TypeScript has become JavaScript. */
  readonly transform: {
    readonly filter: { readonly code: RegExp };
    handler(
      this: { parse(code: string): object; addWatchFile(file: string): void },
      code: string,
      id: string,
    ): Promise<{ readonly code: string; readonly map: null } | undefined>;
  };
}

/**
 * Puts the generated document in the place of each ``graphql(`…`)``: a page then loads its own
 * documents, and neither the texts nor the documents of others. Without the plugin everything works
 * the same, from a table of all documents written in place.
 *
 * @example
 *   // vite.config.ts
 *   plugins: [react(), documentsInPlace({ documents: 'src/generated/documents' })];
 */
export function documentsInPlace({ documents }: DocumentsInPlaceOptions): DocumentsInPlacePlugin {
  // As Vite names files, on every system.
  const folder = resolve(documents).replaceAll(sep, '/');
  const table = `${folder}/gql.ts`;
  return {
    name: 'documents-in-place',
    transform: {
      filter: { code: /\bgraphql\s*\(/ },
      async handler(code, id) {
        if (id.startsWith(folder) || id.includes('/node_modules/')) return undefined;
        const text = await readFile(table, 'utf8').catch(() => undefined);
        if (text === undefined) return undefined;
        const known = readGraphqlModule(text);
        const calls = findCalls(this.parse(code)).flatMap((call) => {
          const document = known.get(call.text);
          return document ? [{ ...call, document }] : [];
        });
        if (calls.length === 0) return undefined;
        this.addWatchFile(table);
        return { code: replace(code, calls, folder), map: null };
      },
    },
  };
}

interface Call {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Every line stays where it is, so that the source map of before holds: as many line ends stand
 * behind the name as the call had.
 */
function replace(
  code: string,
  calls: readonly (Call & { readonly document: InPlaceDocument })[],
  folder: string,
): string {
  let replaced = code;
  for (const { start, end, document } of calls.toSorted((a, b) => b.start - a.start)) {
    const lines = code.slice(start, end).split('\n').length - 1;
    replaced = `${replaced.slice(0, start)}${local(document)}${'\n'.repeat(lines)}${replaced.slice(end)}`;
  }
  const imports = new Set(
    calls.map(
      ({ document }) =>
        `import { ${document.constant} as ${local(document)} } from ${JSON.stringify(`${folder}/${document.module}.ts`)};`,
    ),
  );
  return `${replaced}\n${[...imports].join('\n')}\n`;
}

/** Identifier that does not occur in hand-written code. */
const local = ({ constant }: InPlaceDocument): string => `inPlace$${constant}`;

/**
 * Calls of `graphql`, imported from anywhere but the package of that name, with one text. Code
 * generation knows the calls by this name too.
 */
function findCalls(program: object): Call[] {
  let isImported = false;
  const calls: Call[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    if (node.type === 'ImportDeclaration') isImported ||= importsGraphql(node);
    if (
      node.type === 'CallExpression' &&
      isNode(node.callee) &&
      node.callee.type === 'Identifier' &&
      node.callee.name === 'graphql'
    ) {
      const text =
        Array.isArray(node.arguments) && node.arguments.length === 1
          ? textOf(node.arguments[0])
          : undefined;
      if (text !== undefined)
        calls.push({ text, start: Number(node.start), end: Number(node.end) });
    }
    Object.values(node).forEach(visit);
  };
  visit(program);
  return isImported ? calls : [];
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function importsGraphql({ source, specifiers }: Node): boolean {
  if (!isNode(source) || source.value === 'graphql' || !Array.isArray(specifiers)) return false;
  return specifiers.some(
    (specifier) =>
      isNode(specifier) && isNode(specifier.local) && specifier.local.name === 'graphql',
  );
}

/** Text of a template without expressions, or of a string. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  const [quasi, ...more]: readonly unknown[] =
    node.type === 'TemplateLiteral' && Array.isArray(node.quasis) ? node.quasis : [];
  const value = more.length === 0 && isNode(quasi) ? quasi.value : undefined;
  return typeof value === 'object' &&
    value !== null &&
    'cooked' in value &&
    typeof value.cooked === 'string'
    ? value.cooked
    : undefined;
}
