import type { OtherQuery } from '../../model.ts';
import { cacheRules, cacheRulesCode, type CacheRules } from '../cache/cache-rules.ts';
import {
  array,
  call,
  code,
  entries,
  identifier,
  object,
  property,
  string,
  type Code,
} from '../code/code.ts';
import { shortDescription } from '../code/description.ts';
import { imported } from '../code/library.ts';
import type { Context, PrintedTexts } from '../context/context.ts';
import {
  otherQueryCode,
  type OtherQueryCode,
  type RowsOf,
} from '../operations/other-query-code.ts';
import { Unprintable } from '../unprintable.ts';
import { partTextsCode, titleCode } from './texts-code.ts';

/** A query that is no resource's list, record or count, printed. */
export interface PrintedQuery {
  readonly query: OtherQuery;
  readonly code: OtherQueryCode;
  readonly rules: CacheRules;
}

/**
 * Document and descriptor of a query, or why it cannot be sent. `name`: of its document. `rowsOf`:
 * see `otherQueryCode`.
 */
export function printQuery(
  context: Context,
  query: OtherQuery,
  name: string,
  rowsOf: RowsOf,
): PrintedQuery | Unprintable {
  const code = otherQueryCode(context, query, name, rowsOf);
  if (code instanceof Unprintable) return code;
  const isOfRecords =
    query.answer.kind === 'several' ||
    (query.answer.kind === 'values' && query.answer.resource !== undefined);
  return {
    query,
    code,
    rules: cacheRules(
      context.cacheFacts,
      [code.operation.operation.document],
      isOfRecords ? {} : { figures: query.root.join('.') },
    ),
  };
}

/** The module of one query. `edits`: names of the actions that change what it answers. */
export function queryModule(
  { query, code: { operation, declarations, members }, rules }: PrintedQuery,
  edits: readonly string[],
  texts: PrintedTexts | undefined,
): readonly Code[] {
  const cache = cacheRulesCode(rules);
  const parts = texts?.queryParts.get(query.name);
  const descriptor = object([
    ...members,
    ...(edits.length > 0 ? [property('edits', array(edits.map(string)))] : []),
  ]);
  return [
    ...declarations,
    code`const descriptor = ${descriptor} satisfies ${imported('QueryDescriptor')}<${operation.types}>;`,
    code`export const module: ${imported('QueryModule')} = ${object(entries({ query: call(imported('descriptor'), [identifier('descriptor')]), cache: cache.text !== '{}' && cache, texts: parts && partTextsCode([parts], undefined) }))};`,
  ];
}

/** All queries by name, and how each is loaded. */
export function queriesModule(
  printed: readonly PrintedQuery[],
  fileOf: (name: string) => string,
  { resources, texts }: Pick<Context, 'resources' | 'texts'>,
): readonly Code[] {
  const modules = object(
    printed.map(({ query: { name } }) =>
      property(name, code`() => import(${string(`./${fileOf(name)}`)})`),
    ),
  );
  const items = printed.map(({ query, code: { asksFirst } }) => {
    const description = shortDescription(query.description);
    return object(
      entries({
        name: string(query.name),
        place: string(query.place),
        description: description !== undefined && string(description),
        title: titleCode(texts?.queries.get(query.name)),
        resource:
          query.resource !== undefined && resources.has(query.resource) && string(query.resource),
        asksFirst: asksFirst && identifier('true'),
      }),
    );
  });
  return [
    code`export const queries: ${imported('QueryGroup')} = ${object([property('items', array(items)), property('load', call(imported('byName'), [modules]))])};`,
  ];
}
