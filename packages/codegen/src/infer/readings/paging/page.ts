import type { Place } from '../../facts/places.ts';
import {
  above,
  informed,
  pages,
  pagesBy,
  sizes,
  type PagingPlace,
  type PagingReading,
} from './paging-place.ts';

/**
 * `{ page, pageSize, start, limit }` offers two kinds of paging. A server may refuse a mixture of
 * them.
 */
const pageSizes = [
  ...sizes.filter((name) => name.includes('page')),
  ...sizes.filter((name) => !name.includes('page')),
];

/** `page: Int, perPage: Int` */
export const page: PagingReading = {
  name: 'page',
  read(place) {
    const number =
      place.find(pages, place.isNumber) ?? place.leaves.find((leaf) => isPageIndex(leaf, place));
    const size = place.sizeBeside(number, pageSizes);
    if (!number || (!size && number.name === 'number')) return undefined;
    const paging = {
      kind: 'page',
      page: number.path,
      ...(size ? { size: size.path } : {}),
      firstPage: firstPage(number, place.leaves),
      ...informed(place),
    } as const;
    return pagesBy(paging, 0.5, [number.path, size?.path]);
  },
};

/** `page: { index, size }`: an index next to a size is the index of a page. */
function isPageIndex(leaf: Place, { leaves, isNumber }: PagingPlace): boolean {
  if (leaf.word !== 'index' || leaf.path.length < 2 || !isNumber(leaf)) return false;
  return leaves.some(
    (other) =>
      other !== leaf &&
      sizes.includes(other.word) &&
      isNumber(other) &&
      above(other) === above(leaf),
  );
}

/**
 * Pages count from 1, unless the schema says otherwise or has the habit of `page, perPage,
 * sortField, sortOrder`, which counts from 0.
 */
function firstPage({ place, path, word }: Place, leaves: readonly Place[]): 0 | 1 {
  if (place.defaultValue === 0) return 0;
  if (place.defaultValue === 1) return 1;
  const text = place.description ?? '';
  if (/\b1-based|1-indexed|starts? (?:at|from|with) 1\b|from 1\b/i.test(text)) return 1;
  const beside = new Set(
    leaves.filter((other) => other.path.length === path.length).map((other) => other.word),
  );
  const countsFromZero = ['perpage', 'sortfield', 'sortorder'].every((other) => beside.has(other));
  return countsFromZero ||
    /zero[- ]based|starts? (?:at|from|with) 0|0-based|0-indexed|from 0\b/i.test(text) ||
    word === 'pageindex' ||
    word === 'index'
    ? 0
    : 1;
}
