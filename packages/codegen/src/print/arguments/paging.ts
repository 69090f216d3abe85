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
  /** Page information to select in addition to the records. */
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

type Paging<TKind extends ListOperation['paging']['kind']> = Extract<
  ListOperation['paging'],
  { readonly kind: TKind }
>;

/** Page information of an answer, independent of the kind of paging. */
interface Answered {
  readonly context: Context;
  readonly answer: Access;
  readonly info: PageInfoPaths | undefined;
  readonly selections: readonly SelectionNode[];
  /** Code of what the server says of a next page; `undefined` where it says nothing. */
  readonly hasNext: Code | undefined;
  /** Code of whether there is a page before. */
  readonly hasPrevious: Code;
}

const cut = (all: Code): Code => code`${all}.slice(0, ${size})`;
const same = (all: Code): Code => all;

/** Code that requests a page and that tells from an answer whether there are more. */
export function pagingCode(
  context: Context,
  list: Pick<ListOperation, 'root' | 'paging'>,
): PagingCode {
  const { paging } = list;
  const info = 'pageInfo' in paging ? paging.pageInfo : undefined;
  const answer = rootAccess(context.schema, 'query', list.root);
  const flag = (path: Path): Code => code`(${readFirst(answer, path).code} ?? false)`;
  const answered: Answered = {
    context,
    answer,
    info,
    selections: [
      info?.hasNextPage,
      info?.hasPreviousPage,
      info?.startCursor,
      info?.endCursor,
    ].flatMap((path) => (path ? nest(path, []) : [])),
    hasNext: info?.hasNextPage && flag(info.hasNextPage),
    hasPrevious: info?.hasPreviousPage
      ? code`${flag(info.hasPreviousPage)} || ${isLater}`
      : isLater,
  };
  switch (paging.kind) {
    case 'none':
      return paging.limit ? growingPages(answered, paging.limit) : onePage;
    case 'offset':
      return offsetPages(answered, paging);
    case 'page':
      return numberedPages(answered, paging);
    case 'cursor':
      return cursorPages(answered, paging);
    case 'token':
      return tokenPages(answered, paging);
    default:
      return paging satisfies never;
  }
}

const setNumber = (tree: ArgumentTree, path: Path, value: Code, { context }: Answered): void =>
  tree.set(path, numberFor(tree.place(path).type, value, context.types));

const onePage: PagingCode = {
  kind: 'none',
  backwards: false,
  selections: [],
  apply: () => undefined,
  records: same,
  page: () => literal({ hasNextPage: false, hasPreviousPage: false }),
};

/** A limit without a position: pages are cut from the beginning of the list, which grows with them. */
const growingPages = (answered: Answered, limit: Path): PagingCode => ({
  kind: 'offset',
  backwards: false,
  selections: [],
  apply: (tree) => setNumber(tree, limit, code`(${page} + 1) * ${size} + 1`, answered),
  records: (all) => code`${all}.slice(${start}, (${page} + 1) * ${size})`,
  page: (all) => call(imported('pageByLength'), [code`${all}.length`, request, start]),
});

function offsetPages(answered: Answered, paging: Paging<'offset'>): PagingCode {
  const { answer, info, selections, hasNext, hasPrevious } = answered;
  const told = info && pageTold(answer, info);
  return {
    kind: 'offset',
    backwards: false,
    selections,
    apply(tree) {
      setNumber(tree, paging.limit, hasNext ? size : oneMore, answered);
      setNumber(tree, paging.offset, start, answered);
    },
    records: hasNext ? same : cut,
    page: hasNext
      ? () =>
          told ??
          object([property('hasNextPage', hasNext), property('hasPreviousPage', hasPrevious)])
      : (all) => call(imported('pageByLength'), [code`${all}.length`, request]),
  };
}

function numberedPages(answered: Answered, paging: Paging<'page'>): PagingCode {
  const { selections, hasNext, hasPrevious } = answered;
  return {
    kind: 'page',
    backwards: false,
    selections,
    apply(tree) {
      setNumber(tree, paging.page, paging.firstPage === 0 ? page : code`${page} + 1`, answered);
      if (paging.size) setNumber(tree, paging.size, size, answered);
    },
    records: same,
    // Without page information from the server, a full page is taken to have a successor.
    page: (all) =>
      object([
        property(
          'hasNextPage',
          hasNext ?? (paging.size ? code`${all}.length >= ${size}` : code`${all}.length > 0`),
        ),
        property('hasPreviousPage', hasPrevious),
      ]),
  };
}

function cursorPages(answered: Answered, paging: Paging<'cursor'>): PagingCode {
  const { context, answer, info, selections, hasNext, hasPrevious } = answered;
  const { first, last, edgeCursor } = paging;
  const backwards = Boolean(last && paging.before);
  const extra = !hasNext && edgeCursor !== undefined;
  const asked = extra ? oneMore : size;
  const ofEdges = edgeCursor !== undefined && !(info?.endCursor && !extra);
  const cursors = ofEdges ? readList(answer, edgeCursor) : undefined;
  const ofInfo = (path: Path | undefined): Code | undefined =>
    path && !extra ? readOne(answer, path) : undefined;
  const end =
    ofInfo(info?.endCursor) ?? (cursors && code`${extra ? cut(cursors) : cursors}.at(-1)`);
  const begin = ofInfo(info?.startCursor) ?? (cursors && code`${cursors}[0]`);
  const cursor = (name: string, path: Path | undefined, value: Code | undefined): Code[] =>
    value ? [property(name, cursorText(context, answer, path ?? edgeCursor, value))] : [];
  return {
    kind: 'cursor',
    backwards,
    selections: [...selections, ...(ofEdges ? nest(edgeCursor, []) : [])],
    apply(tree) {
      const forwards = (value: Code): Code =>
        backwards ? code`${before} === undefined ? ${value} : undefined` : value;
      const numberAt = (path: Path): Code => numberFor(tree.place(path).type, asked, context.types);
      tree.set(first, forwards(numberAt(first)));
      tree.set(paging.after, cursorFor(tree, paging.after, after, context));
      if (!last || !paging.before) return;
      tree.set(last, code`${before} !== undefined ? ${numberAt(last)} : undefined`);
      tree.set(paging.before, cursorFor(tree, paging.before, before, context));
    },
    records: extra
      ? (all) =>
          backwards
            ? code`(${before} === undefined ? ${cut(all)} : ${all}.slice(-${size}))`
            : cut(all)
      : same,
    page(all) {
      const hasMore =
        hasNext ?? (extra ? code`${all}.length > ${size}` : code`${all}.length >= ${size}`);
      return object([
        property('hasNextPage', backwards ? code`${hasMore} || ${before} !== undefined` : hasMore),
        property('hasPreviousPage', hasPrevious),
        ...cursor('startCursor', info?.startCursor, begin),
        ...cursor('endCursor', info?.endCursor, end),
      ]);
    },
  };
}

function tokenPages(answered: Answered, paging: Paging<'token'>): PagingCode {
  const { context, answer } = answered;
  const next = readOne(answer, paging.nextToken);
  return {
    kind: 'token',
    backwards: false,
    selections: nest(paging.nextToken, []),
    apply(tree) {
      tree.set(paging.token, cursorFor(tree, paging.token, after, context));
      if (paging.size) setNumber(tree, paging.size, size, answered);
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
    ? call(imported('pageInfo'), [readFirst(answer, above).code, request])
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
