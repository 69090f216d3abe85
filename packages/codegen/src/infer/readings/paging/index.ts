import type { Facts } from '../../contracts/facts.ts';
import type { FoundShape } from '../../contracts/list-shape.ts';
import type { ReadPaging } from '../../contracts/paging.ts';
import { readFirst } from '../../contracts/reading.ts';
import type { OutputField } from '../../contracts/schema.ts';
import type { Place } from '../../facts/places.ts';
import { cursor } from './cursor.ts';
import { limit } from './limit.ts';
import { offset } from './offset.ts';
import { page } from './page.ts';
import { pages, toPagingPlace, type PagingReading } from './paging-place.ts';
import { seek } from './seek.ts';
import { token } from './token.ts';

/** Ways to page, most telling first. */
const readings: readonly PagingReading[] = [page, offset, token, cursor, seek, limit];

/**
 * How a list field pages, from the names and types of its arguments and of the keys of option
 * objects at them.
 */
export function readPaging(field: OutputField, shape: FoundShape, facts: Facts): ReadPaging {
  const place = toPagingPlace(field, shape, facts);
  const read = readFirst(readings, place, facts) ?? {
    meaning: { paging: { kind: 'none' }, places: [], confidence: 0 },
    because: 'It takes neither a size nor a position.',
    by: 'none',
  };
  const others = place.leaves
    .filter((leaf) => isPagingWord(leaf, place.isNumber(leaf)))
    .map(({ path }) => path);
  return { ...read, taken: [...read.meaning.places, ...others] };
}

/** What only paging is called, of an argument that this way of paging does not take too. */
function isPagingWord({ path, word }: Place, isNumber: boolean): boolean {
  if (path.length > 1) return false;
  return (
    ['first', 'last', 'after', 'before', 'skip', 'offset', 'limit', 'take', 'cursor'].includes(
      word,
    ) ||
    (pages.includes(word) && isNumber && word !== 'number' && word !== 'p')
  );
}
