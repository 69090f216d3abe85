import type { ArgumentPath } from '../../../model.ts';
import type { Facts } from '../../facts/facts.ts';
import type { FoundShape } from '../../facts/list-shapes/index.ts';
import type { Place } from '../../facts/places.ts';
import type { OutputField } from '../../facts/schema-types.ts';
import { readFirst, type NamedRead } from '../../contracts/reading.ts';
import { cursor } from './cursor.ts';
import { limit } from './limit.ts';
import { offset } from './offset.ts';
import { page } from './page.ts';
import { pages, toPagingPlace, type FoundPaging, type PagingReading } from './paging-place.ts';
import { seek } from './seek.ts';
import { token } from './token.ts';

/** Ways to page, most telling first. */
const readings: readonly PagingReading[] = [page, offset, token, cursor, seek, limit];

export interface ReadPaging extends NamedRead<FoundPaging> {
  /** Places that paging takes, so that filters leave them alone. */
  readonly taken: readonly ArgumentPath[];
}

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
