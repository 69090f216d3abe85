import type { ArgumentPath, Paging, PageInfoPaths, Path } from '../../../model.ts';
import { isOptionsName } from '../../facts/names/argument-names.ts';
import { fieldsOf, isLeaf, type OutputField } from '../../facts/schema-types.ts';
import { fromField, type FoundShape } from '../../facts/list-shapes/index.ts';
import { placesOf, type Place } from '../../facts/places.ts';
import { seamless } from '../../facts/names/words.ts';
import { getNamedType, isInputObjectType, isObjectType } from 'graphql';

const limits = ['first', 'limit', 'take', 'pagesize', 'perpage', 'size', 'count', 'top', 'max', 'maxresults', 'pagelimit', 'itemsperpage', 'rowsperpage', 'numberofitems', 'amount', 'num', 'resultsperpage', 'recordsperpage', 'length', 'rows', 'firstn', 'pagecount', 'maxitems', 'quantity'];
const offsets = ['offset', 'skip', 'start', 'from', 'startindex', 'startat', 'firstresult', 'startposition', 'skipcount', 'startfrom'];
const pages = ['page', 'pagenumber', 'pageno', 'pageindex', 'currentpage', 'pagenum', 'number', 'pageid', 'p'];
const tokens = ['nexttoken', 'pagetoken', 'continuationtoken', 'continuation', 'nextpagetoken', 'token', 'nextpage', 'startkey', 'exclusivestartkey', 'bookmark', 'pagestate', 'pagingstate', 'scrollid', 'cursor'];

export interface ReadPaging {
  readonly paging: Paging & { readonly used: ReadonlySet<string> };
  /** Places that paging takes, so that filters leave them alone. */
  readonly taken: readonly ArgumentPath[];
}

/** `{ page, pageSize, start, limit }` pages in two ways, and a server may refuse a mixture. */
const pageSizes = [...limits.filter((name) => name.includes('page')), ...limits.filter((name) => !name.includes('page'))];

/** How a list field pages, from the names and types of its arguments and of the keys of option objects at them. */
export function readPaging(field: OutputField, shape: FoundShape): ReadPaging {
  const known = readings.get(field);
  if (known) return known;
  const paging = read(field, shape);
  readings.set(field, paging);
  return paging;
}

const readings = new WeakMap<OutputField, ReadPaging>();

function read(field: OutputField, shape: FoundShape): ReadPaging {
  const places = placesOf(field, 2, (place) => isOptionsName(place.name) || isOptionsType(place)).filter((place) => !place.list && (isLeaf(place.type) || place.path.length > 0));
  const leaves = places.filter((place) => isLeaf(place.type));
  const find = (names: readonly string[], accept: (place: Place) => boolean): Place | undefined => {
    for (const name of names) {
      const place = leaves.find((candidate) => candidate.word === name && accept(candidate));
      if (place) return place;
    }
    return undefined;
  };
  const info = readPageInfo(shape);
  const page = find(pages, isNumber) ?? leaves.find((place) => place.word === 'index' && place.path.length > 1 && isNumber(place) && isPageObject(place, leaves));
  const offset = find(offsets, isNumber);
  const after = find(['after', 'cursor', 'aftercursor', 'startcursor', 'startingafter', 'endcursor', 'lastcursor'], (place) => !isNumber(place) || (place.name === 'after' && info.endCursor !== undefined));
  const near = (position: Place | undefined, names = limits): Place | undefined => {
    const siblings = names.flatMap((name) => leaves.filter((place) => place.word === name && isNumber(place) && place !== position));
    return siblings.find((place) => position && place.path.slice(0, -1).join() === position.path.slice(0, -1).join()) ?? siblings[0];
  };
  const finish = (paging: Paging): ReadPaging => {
    const taken = [...pathsIn(paging), ...leaves.filter((place) => isPagingLeaf(place)).map((place) => place.path)];
    return { paging: { ...paging, used: new Set(taken.map((path) => path[0] ?? '')) }, taken };
  };
  const pageInfo = hasKeys(info) ? { pageInfo: info } : {};
  const size = near(page, pageSizes);
  if (page && (size || page.name !== 'number')) return finish({ kind: 'page', page: page.path, ...(size ? { size: size.path } : {}), firstPage: firstPage(page, leaves), ...pageInfo });
  const limit = near(offset);
  if (offset && limit && offset !== after) return finish({ kind: 'offset', limit: limit.path, offset: offset.path, ...pageInfo });
  const token = find(tokens, (place) => !isNumber(place));
  const nextToken = findNextToken(shape);
  if (token && nextToken && !(after && info.endCursor)) {
    const tokenSize = near(token);
    return finish({ kind: 'token', token: token.path, ...(tokenSize ? { size: tokenSize.path } : {}), nextToken });
  }
  const first = near(after);
  const edgeCursor = findEdgeCursor(shape);
  if (after && first && (info.endCursor ?? edgeCursor)) {
    const before = find(['before', 'beforecursor', 'endingbefore'], (place) => place !== after);
    const last = before ? leaves.find((place) => place.word === 'last') : undefined;
    return finish({
      kind: 'cursor', first: first.path, after: after.path, ...(before && last ? { last: last.path, before: before.path } : {}), ...pageInfo,
      ...(edgeCursor ? { edgeCursor } : {}),
    });
  }
  return finish({ kind: 'none', ...(first ? { limit: first.path } : {}) });
}

/** `page: { index, size }`: an index beside a size is that of a page. */
function isPageObject(place: Place, leaves: readonly Place[]): boolean {
  const above = place.path.slice(0, -1).join('.');
  return leaves.some((other) => other !== place && limits.includes(other.word) && isNumber(other) && other.path.slice(0, -1).join('.') === above);
}

function isOptionsType(place: Place): boolean {
  if (!isInputObjectType(place.type)) return false;
  const names = Object.keys(place.type.getFields()).map((name) => seamless(name));
  return names.some((name) => limits.includes(name)) && names.some((name) => pages.includes(name) || offsets.includes(name) || name === 'before' || tokens.includes(name));
}

function isPagingLeaf(place: Place): boolean {
  const name = place.word;
  return place.path.length === 1 && (['first', 'last', 'after', 'before', 'skip', 'offset', 'limit', 'take', 'cursor'].includes(name) || (pages.includes(name) && isNumber(place) && name !== 'number' && name !== 'p'));
}

function isNumber(place: Place): boolean {
  return /^(?:Int|IntType|Float|Long|BigInt|UInt|Int32|Int64|PositiveInt|NonNegativeInt|UnsignedInt|PaginationAmount|NonNegativeInteger|Number|ConnectionLimitInt|uint|int)$/i.test(place.type.name);
}

/** Pages count from 1, unless the schema says otherwise or has the habit of `page, perPage, sortField, sortOrder`, which counts from 0. */
function firstPage(page: Place, leaves: readonly Place[]): 0 | 1 {
  if (page.place.defaultValue === 0) return 0;
  if (page.place.defaultValue === 1) return 1;
  const text = page.place.description ?? '';
  if (/\b1-based|1-indexed|starts? (?:at|from|with) 1\b|from 1\b/i.test(text)) return 1;
  const beside = new Set(leaves.filter((place) => place.path.length === page.path.length).map((place) => place.word));
  const countsFromZero = ['perpage', 'sortfield', 'sortorder'].every((word) => beside.has(word));
  return countsFromZero || /zero[- ]based|starts? (?:at|from|with) 0|0-based|0-indexed|from 0\b/i.test(text) || page.word === 'pageindex' || page.word === 'index' ? 0 : 1;
}

/** Paths of page information in what the list field returns: in `pageInfo`, in `meta`, or beside the records. */
export function readPageInfo(shape: FoundShape): PageInfoPaths {
  if (!shape.wrapper) return {};
  const candidates: { readonly path: Path; readonly name: string }[] = [];
  for (const field of Object.values(fieldsOf(shape.wrapper))) {
    if (field.args.length > 0 || String(field.type).includes('[')) continue;
    const named = getNamedType(field.type);
    if (isLeaf(field.type)) candidates.push({ path: [field.name], name: seamless(field.name) });
    else if (isObjectType(named)) {
      for (const inner of Object.values(named.getFields())) if (isLeaf(inner.type) && inner.args.length === 0) candidates.push({ path: [field.name, inner.name], name: seamless(inner.name) });
    }
  }
  const find = (...names: readonly string[]): Path | undefined => {
    const path = names.map((name) => candidates.find((candidate) => candidate.name === name)?.path).find((found) => found !== undefined);
    return path && fromField(shape, path);
  };
  const hasNextPage = find('hasnextpage', 'hasnext', 'hasmorepages', 'hasmore');
  const hasPreviousPage = find('haspreviouspage', 'hasprevpage', 'hasprevious', 'hasprev');
  const startCursor = find('startcursor');
  const endCursor = find('endcursor', 'nextcursor', 'cursor', 'aftercursor', 'after');
  return { ...(hasNextPage ? { hasNextPage } : {}), ...(hasPreviousPage ? { hasPreviousPage } : {}), ...(startCursor ? { startCursor } : {}), ...(endCursor ? { endCursor } : {}) };
}

function findNextToken(shape: FoundShape): Path | undefined {
  if (!shape.wrapper) return undefined;
  for (const field of Object.values(fieldsOf(shape.wrapper))) {
    const name = seamless(field.name);
    if (isLeaf(field.type) && (name.startsWith('next') || tokens.includes(name) || name === 'after')) return fromField(shape, [field.name]);
  }
  for (const field of Object.values(fieldsOf(shape.wrapper))) {
    const named = getNamedType(field.type);
    if (!isObjectType(named) || String(field.type).includes('[')) continue;
    const inner = Object.values(named.getFields()).find((candidate) => isLeaf(candidate.type) && /^next.*(?:token|cursor)$|^nextpage$/.test(seamless(candidate.name)));
    if (inner) return fromField(shape, [field.name, inner.name]);
  }
  return undefined;
}

function findEdgeCursor(shape: FoundShape): Path | undefined {
  const edges = fieldsOf(shape.wrapper)['edges'];
  return edges && fieldsOf(getNamedType(edges.type))['cursor'] ? fromField(shape, ['edges', 'cursor']) : undefined;
}

function pathsIn(paging: Paging): readonly ArgumentPath[] {
  if (paging.kind === 'none') return paging.limit ? [paging.limit] : [];
  if (paging.kind === 'offset') return [paging.limit, paging.offset];
  if (paging.kind === 'page') return paging.size ? [paging.page, paging.size] : [paging.page];
  if (paging.kind === 'token') return paging.size ? [paging.token, paging.size] : [paging.token];
  return [paging.first, paging.after, ...(paging.last && paging.before ? [paging.last, paging.before] : [])];
}

function hasKeys(value: object): boolean {
  return Object.keys(value).length > 0;
}
