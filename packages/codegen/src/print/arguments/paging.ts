import { getNamedType, isListType, type SelectionNode } from 'graphql';

import type { ListOperation, PageInfoPaths, Path } from '../../model.ts';
import {
  call,
  code,
  identifier,
  literal,
  object,
  parameter,
  property,
  undefinedCode,
  type Code,
} from '../code/code.ts';
import { imported } from '../code/library.ts';
import type { Context } from '../context/context.ts';
import { nest } from '../documents/ast.ts';
import { readFirst, readList, readOne, rootAccess, type Access } from '../records/read.ts';
import { typeBelow } from '../schema-path.ts';
import { numberFor, textFor, type ArgumentTree } from './arguments.ts';

export interface PagingCode {
  readonly kind: 'offset' | 'page' | 'cursor' | 'token' | 'none';
  readonly backwards: boolean;
  /** Selected beside the records. */
  readonly selections: readonly SelectionNode[];
  apply(tree: ArgumentTree): void;
  /** Code of the records of the page, from that of all that came. */
  records(all: Code): Code;
  /** Code of the `PageInfo`. `all` is code of all that came. */
  page(all: Code): Code;
}

const request = parameter('request');
const size = code`${request}.pageSize`;
const page = code`${request}.page`;
const oneMore = code`${size} + 1`;
const start = code`${page} * ${size}`;
const isLater = code`${page} > 0`;
const after = code`${request}.after`;
const before = code`${request}.before`;

/** How pages are asked for, and how what came tells whether there are more. */
export function pagingCode(
  context: Context,
  list: Pick<ListOperation, 'root' | 'paging'>,
): PagingCode {
  const { types } = context;
  const { paging } = list;
  const info = 'pageInfo' in paging ? paging.pageInfo : undefined;
  const answer = rootAccess(context.schema, 'query', list.root);
  const flag = (path: Path): Code => code`(${readFirst(answer, path).code} ?? false)`;
  const selections = [
    info?.hasNextPage,
    info?.hasPreviousPage,
    info?.startCursor,
    info?.endCursor,
  ].flatMap((path) => (path ? nest(path, []) : []));
  const cut = (all: Code): Code => code`${all}.slice(0, ${size})`;
  const same = (all: Code): Code => all;
  const previous = info?.hasPreviousPage
    ? code`${flag(info.hasPreviousPage)} || ${isLater}`
    : isLater;
  const known = info?.hasNextPage;
  const told = info && pageTold(answer, info);
  const setNumber = (tree: ArgumentTree, path: Path, value: Code): void =>
    tree.set(path, numberFor(tree.place(path).type, value, types));

  switch (paging.kind) {
    case 'none': {
      const { limit } = paging;
      if (!limit) {
        return {
          kind: 'none',
          backwards: false,
          selections: [],
          apply: () => undefined,
          records: same,
          page: () => literal({ hasNextPage: false, hasPreviousPage: false }),
        };
      }
      // A limit without a position: pages are cut from the beginning of the list, which grows with
      // them.
      return {
        kind: 'offset',
        backwards: false,
        selections: [],
        apply: (tree) => setNumber(tree, limit, code`(${page} + 1) * ${size} + 1`),
        records: (all) => code`${all}.slice(${start}, (${page} + 1) * ${size})`,
        page: (all) => call(imported('pageOf'), [code`${all}.length`, request, start]),
      };
    }
    case 'offset':
      return {
        kind: 'offset',
        backwards: false,
        selections,
        apply(tree) {
          setNumber(tree, paging.limit, known ? size : oneMore);
          setNumber(tree, paging.offset, start);
        },
        records: known ? same : cut,
        page: known
          ? () =>
              told ??
              object([property('hasNextPage', flag(known)), property('hasPreviousPage', previous)])
          : (all) => call(imported('pageOf'), [code`${all}.length`, request]),
      };
    case 'page':
      return {
        kind: 'page',
        backwards: false,
        selections,
        apply(tree) {
          setNumber(tree, paging.page, paging.firstPage === 0 ? page : code`${page} + 1`);
          if (paging.size) setNumber(tree, paging.size, size);
        },
        records: same,
        // Without an answer of the server's, a full page is taken for one that has more behind it.
        page: (all) =>
          object([
            property(
              'hasNextPage',
              known
                ? flag(known)
                : paging.size
                  ? code`${all}.length >= ${size}`
                  : code`${all}.length > 0`,
            ),
            property('hasPreviousPage', previous),
          ]),
      };
    case 'cursor': {
      const { first, last, edgeCursor } = paging;
      const backwards = Boolean(last && paging.before);
      const extra = !known && edgeCursor !== undefined;
      const asked = extra ? oneMore : size;
      const ofEdges = edgeCursor !== undefined && !(info?.endCursor && !extra);
      const cursors = ofEdges ? readList(answer, edgeCursor) : undefined;
      const ofInfo = (path: Path | undefined): Code | undefined =>
        path && !extra ? readOne(answer, path) : undefined;
      const end =
        ofInfo(info?.endCursor) ?? (cursors && code`${extra ? cut(cursors) : cursors}.at(-1)`);
      const begin = ofInfo(info?.startCursor) ?? (cursors && code`${cursors}[0]`);
      return {
        kind: 'cursor',
        backwards,
        selections: [...selections, ...(ofEdges ? nest(edgeCursor, []) : [])],
        apply(tree) {
          const forwards = (value: Code): Code =>
            backwards ? code`${before} === undefined ? ${value} : undefined` : value;
          tree.set(first, forwards(numberFor(tree.place(first).type, asked, types)));
          tree.set(paging.after, cursorFor(tree, paging.after, after, context));
          if (!last || !paging.before) return;
          tree.set(
            last,
            code`${before} !== undefined ? ${numberFor(tree.place(last).type, asked, types)} : undefined`,
          );
          tree.set(paging.before, cursorFor(tree, paging.before, before, context));
        },
        records: extra
          ? (all) =>
              backwards
                ? code`(${before} === undefined ? ${cut(all)} : ${all}.slice(-${size}))`
                : cut(all)
          : same,
        page(all) {
          const hasMore = known
            ? flag(known)
            : extra
              ? code`${all}.length > ${size}`
              : code`${all}.length >= ${size}`;
          return object([
            property(
              'hasNextPage',
              backwards ? code`${hasMore} || ${before} !== undefined` : hasMore,
            ),
            property('hasPreviousPage', previous),
            ...(begin
              ? [
                  property(
                    'startCursor',
                    cursorText(context, answer, info?.startCursor ?? edgeCursor, begin),
                  ),
                ]
              : []),
            ...(end
              ? [
                  property(
                    'endCursor',
                    cursorText(context, answer, info?.endCursor ?? edgeCursor, end),
                  ),
                ]
              : []),
          ]);
        },
      };
    }
    case 'token': {
      const next = readOne(answer, paging.nextToken);
      return {
        kind: 'token',
        backwards: false,
        selections: nest(paging.nextToken, []),
        apply(tree) {
          tree.set(paging.token, cursorFor(tree, paging.token, after, context));
          if (paging.size) setNumber(tree, paging.size, size);
        },
        records: same,
        page: () =>
          object([
            property('hasNextPage', call(identifier('Boolean'), [next])),
            property('hasPreviousPage', isLater),
            property('endCursor', cursorText(context, answer, paging.nextToken, next)),
          ]),
      };
    }
    default:
      return paging satisfies never;
  }
}

/**
 * `pageTold(data.orders?.pageInfo, request)`, where the server tells of both directions by the
 * names of the Cursor Connections Specification.
 */
function pageTold(
  answer: Access,
  { hasNextPage, hasPreviousPage }: PageInfoPaths,
): Code | undefined {
  const above = hasNextPage?.slice(0, -1) ?? [];
  const isUsual =
    hasNextPage?.at(-1) === 'hasNextPage' &&
    hasPreviousPage?.join('.') === [...above, 'hasPreviousPage'].join('.');
  return isUsual && above.length > 0
    ? call(imported('pageTold'), [readFirst(answer, above).code, request])
    : undefined;
}

function cursorFor(tree: ArgumentTree, path: Path, value: Code, { types }: Context): Code {
  const converted = textFor(tree.place(path).type, value, types);
  return converted === value
    ? value
    : code`${value} === undefined ? ${undefinedCode} : ${converted}`;
}

/** A cursor is text between pages, whatever scalar it is. */
function cursorText({ types }: Context, answer: Access, path: Path | undefined, value: Code): Code {
  const type = (path ?? []).reduce(typeBelow, answer.type);
  const named = types.scalar(getNamedType(type));
  if (named !== 'unknown' && named !== 'number') return value;
  return call(imported('cursorText'), [isListType(type) ? code`${value}[0]` : value]);
}
