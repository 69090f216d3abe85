import { getNamedType, isListType, type GraphQLOutputType, type SelectionNode } from 'graphql';

import type { ListOperation, Path } from '../model.ts';
import { nest } from './ast.ts';
import { numberFor, textFor, type ArgumentTree } from './arguments.ts';
import { call, object, property } from './code.ts';
import type { Context } from './context.ts';
import { readList, readOne, readValue } from './read.ts';
import { fieldOf, typeBelow, type AnyField } from './schema-path.ts';

export interface PagingCode {
  readonly kind: 'offset' | 'page' | 'cursor' | 'token' | 'none';
  readonly backwards: boolean;
  /** Selected beside the records. */
  readonly selections: readonly SelectionNode[];
  apply(tree: ArgumentTree): void;
  /** Code of the records of the page, from that of all that came. */
  records(all: string): string;
  /** Code of the `PageInfo`. `all` is code of all that came. */
  page(all: string): string;
}

/** How pages are asked for, and how what came tells whether there are more. */
export function pagingCode(context: Context, list: ListOperation, field: AnyField): PagingCode {
  const { scope } = context;
  const { paging } = list;
  const info = 'pageInfo' in paging ? paging.pageInfo : undefined;
  const data = { code: `data.${list.root.join('?.')}`, type: field.type };
  const at = (path: Path) => readOne(rootCode(context, list.root), data.type, path, scope);
  const flag = (path: Path) => `(${readValueOrFirst(context, list.root, data.type, path)} ?? false)`;
  const selections = [info?.hasNextPage, info?.hasPreviousPage, info?.startCursor, info?.endCursor].flatMap((path) => (path ? nest(path, []) : []));
  const cut = (all: string) => `${all}.slice(0, request.pageSize)`;
  const same = (all: string) => all;
  const previous = info?.hasPreviousPage ? `${flag(info.hasPreviousPage)} || request.page > 0` : 'request.page > 0';
  const known = info?.hasNextPage;

  switch (paging.kind) {
    case 'none': {
      const { limit } = paging;
      if (!limit) {
        return { kind: 'none', backwards: false, selections: [], apply: () => undefined, records: same, page: () => '{ hasNextPage: false, hasPreviousPage: false }' };
      }
      // A limit without a position: pages are cut from the beginning of the list, which grows with them.
      return {
        kind: 'offset', backwards: false, selections: [],
        apply: (tree) => tree.set(limit, numberFor(tree.place(limit).type, '(request.page + 1) * request.pageSize + 1', scope)),
        records: (all) => `${all}.slice(request.page * request.pageSize, (request.page + 1) * request.pageSize)`,
        page: (all) => call(scope.helper('pageOf'), [`${all}.length`, 'request', 'request.page * request.pageSize']),
      };
    }
    case 'offset':
      return {
        kind: 'offset', backwards: false, selections,
        apply(tree) {
          tree.set(paging.limit, numberFor(tree.place(paging.limit).type, known ? 'request.pageSize' : 'request.pageSize + 1', scope));
          tree.set(paging.offset, numberFor(tree.place(paging.offset).type, 'request.page * request.pageSize', scope));
        },
        records: known ? same : cut,
        page: known
          ? () => object([property('hasNextPage', flag(known)), property('hasPreviousPage', previous)])
          : (all) => call(scope.helper('pageOf'), [`${all}.length`, 'request']),
      };
    case 'page': {
      const { size } = paging;
      return {
        kind: 'page', backwards: false, selections,
        apply(tree) {
          tree.set(paging.page, numberFor(tree.place(paging.page).type, paging.firstPage === 0 ? 'request.page' : 'request.page + 1', scope));
          if (size) tree.set(size, numberFor(tree.place(size).type, 'request.pageSize', scope));
        },
        records: same,
        // Without an answer of the server's, a full page is taken for one that has more behind it.
        page: (all) =>
          object([
            property('hasNextPage', known ? flag(known) : size ? `${all}.length >= request.pageSize` : `${all}.length > 0`),
            property('hasPreviousPage', previous),
          ]),
      };
    }
    case 'cursor': {
      const { first, after, last, before, edgeCursor } = paging;
      const backwards = Boolean(last && before);
      const extra = !known && edgeCursor !== undefined;
      const size = extra ? 'request.pageSize + 1' : 'request.pageSize';
      const ofEdges = edgeCursor !== undefined && !(info?.endCursor && !extra);
      const cursors = ofEdges ? readList(rootCode(context, list.root), data.type, edgeCursor, scope) : undefined;
      const end = info?.endCursor && !extra ? at(info.endCursor) : cursors ? `${extra ? `${cursors}.slice(0, request.pageSize)` : cursors}.at(-1)` : undefined;
      const start = info?.startCursor && !extra ? at(info.startCursor) : cursors ? `${cursors}[0]` : undefined;
      const asText = (code: string, path: Path | undefined) => cursorText(context, data.type, path, code);
      return {
        kind: 'cursor', backwards,
        selections: [...selections, ...(ofEdges ? nest(edgeCursor, []) : [])],
        apply(tree) {
          const when = (condition: string, code: string) => (backwards ? `request.before ${condition} undefined ? ${code} : undefined` : code);
          tree.set(first, when('===', numberFor(tree.place(first).type, size, scope)));
          tree.set(after, cursorFor(tree, after, 'request.after', context));
          if (last && before) {
            tree.set(last, when('!==', numberFor(tree.place(last).type, size, scope)));
            tree.set(before, cursorFor(tree, before, 'request.before', context));
          }
        },
        records: extra ? (all) => (backwards ? `(request.before === undefined ? ${all}.slice(0, request.pageSize) : ${all}.slice(-request.pageSize))` : cut(all)) : same,
        page: (all) =>
          object([
            property(
              'hasNextPage',
              `${known ? flag(known) : extra ? `${all}.length > request.pageSize` : `${all}.length >= request.pageSize`}${backwards ? ' || request.before !== undefined' : ''}`,
            ),
            property('hasPreviousPage', previous),
            ...(start ? [property('startCursor', asText(start, info?.startCursor ?? edgeCursor))] : []),
            ...(end ? [property('endCursor', asText(end, info?.endCursor ?? edgeCursor))] : []),
          ]),
      };
    }
    case 'token': {
      const { size } = paging;
      return {
        kind: 'token', backwards: false, selections: nest(paging.nextToken, []),
        apply(tree) {
          tree.set(paging.token, cursorFor(tree, paging.token, 'request.after', context));
          if (size) tree.set(size, numberFor(tree.place(size).type, 'request.pageSize', scope));
        },
        records: same,
        page: () =>
          object([
            property('hasNextPage', `Boolean(${at(paging.nextToken)})`),
            property('hasPreviousPage', 'request.page > 0'),
            property('endCursor', cursorText(context, data.type, paging.nextToken, at(paging.nextToken))),
          ]),
      };
    }
    default:
      return paging satisfies never;
  }
}

/** `data.viewer?.orders`, as the types say. */
export function rootCode(context: Context, root: Path, kind: 'query' | 'mutation' = 'query'): string {
  const type = kind === 'query' ? context.schema.getQueryType() : context.schema.getMutationType();
  if (!type) return 'data';
  const [first = '', ...rest] = root;
  const field = fieldOf(type, first);
  return rest.length === 0 ? `data.${first}` : readValue(`data.${first}`, field.type, rest);
}

function readValueOrFirst(context: Context, root: Path, type: GraphQLOutputType, path: Path): string {
  return readOne(rootCode(context, root), type, path, context.scope).replace(/ \?\? null$/, '');
}

function cursorFor(tree: ArgumentTree, path: Path, code: string, { scope }: Context): string {
  const converted = textFor(tree.place(path).type, code, scope);
  return converted === code ? code : `${code} === undefined ? undefined : ${converted}`;
}

/** A cursor is text between pages, whatever scalar it is. */
function cursorText(context: Context, type: GraphQLOutputType, path: Path | undefined, code: string): string {
  let current: GraphQLOutputType = type;
  for (const name of path ?? []) current = typeBelow(current, name);
  const named = getNamedType(current);
  const leaf = context.scope.leafType(named);
  if (leaf !== 'unknown' && leaf !== 'number') return code;
  return call(context.scope.helper('cursorText'), [isListType(current) ? `${code}[0]` : code]);
}
