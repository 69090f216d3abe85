import { getNamedType, isInputObjectType, isObjectType } from 'graphql';

import type { PageInfoPaths, Path } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { FoundShape } from '../../contracts/list-shape.ts';
import type { ReadPaging } from '../../contracts/paging.ts';
import { firstOf } from '../../contracts/reading.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { fromField } from '../../facts/list-shapes/index.ts';
import { isOptionsName } from '../../facts/names/argument-names.ts';
import { seamless, words } from '../../facts/names/words.ts';
import { placesOf, type Place } from '../../facts/places.ts';
import { fieldsOf, isLeaf } from '../../facts/schema-types.ts';
import { cursor } from './cursor.ts';
import { limit } from './limit.ts';
import { offset } from './offset.ts';
import { page } from './page.ts';
import { above, offsets, pages, sizes, tokens, type PagingPlace } from './paging-place.ts';
import { seek } from './seek.ts';
import { token } from './token.ts';

/** Ways to page, most telling first. */
const readWay = firstOf([page, offset, token, cursor, seek, limit]);

/**
 * Paging of a list field, by names and types of its arguments and of the keys in its option
 * objects.
 */
export function readPaging(field: OutputField, shape: FoundShape, facts: Facts): ReadPaging {
  const place = toPagingPlace(field, shape, facts);
  const read = readWay(place, facts) ?? {
    meaning: { paging: { kind: 'none' }, places: [], confidence: 0 },
    because: 'It takes neither a size nor a position.',
    by: 'none',
  };
  const others = place.leaves
    .filter((leaf) => isPagingWord(leaf, place.isNumber(leaf)))
    .map(({ path }) => path);
  return { ...read, matched: [...read.meaning.places, ...others] };
}

/** Tests for a name that only paging uses, for an argument that the recognized paging does not use. */
function isPagingWord({ path, word }: Place, isNumber: boolean): boolean {
  if (path.length > 1) return false;
  return (
    ['first', 'last', 'after', 'before', 'skip', 'offset', 'limit', 'take', 'cursor'].includes(
      word,
    ) ||
    (pages.includes(word) && isNumber && word !== 'number' && word !== 'p')
  );
}

function toPagingPlace(field: OutputField, shape: FoundShape, facts: Facts): PagingPlace {
  const leaves = placesOf(
    field,
    2,
    (place) => isOptionsName(place.name) || isOptionsType(place),
  ).filter((place) => !place.list && isLeaf(place.type));
  const isNumber = (place: Place): boolean => isNumberType(place.type, facts);
  return {
    shape,
    leaves,
    isNumber,
    pageInfo: readPageInfo(shape),
    find(names, accept) {
      for (const name of names) {
        const place = leaves.find((candidate) => candidate.word === name && accept(candidate));
        if (place) return place;
      }
      return undefined;
    },
    sizeBeside(position, names = sizes) {
      const found = names.flatMap((name) =>
        leaves.filter((place) => place.word === name && isNumber(place) && place !== position),
      );
      return found.find((place) => position && above(place) === above(position)) ?? found[0];
    },
  };
}

function isOptionsType(place: Place): boolean {
  if (!isInputObjectType(place.type)) return false;
  const names = Object.keys(place.type.getFields()).map((name) => seamless(name));
  return (
    names.some((name) => sizes.includes(name)) &&
    names.some(
      (name) =>
        pages.includes(name) ||
        offsets.includes(name) ||
        name === 'before' ||
        tokens.includes(name),
    )
  );
}

/** A number by its kind, or by what a scalar of the schema's own calls itself: `PageSize`. */
function isNumberType(type: Place['type'], { kindOf }: Facts): boolean {
  const kind = kindOf(type);
  return (
    kind === 'integer' ||
    kind === 'bigint' ||
    kind === 'float' ||
    ['number', 'amount', 'count', 'limit', 'size'].includes(words(type.name).at(-1) ?? '')
  );
}

/**
 * Paths of page information in the list field's type: in `pageInfo`, in `meta`, or next to the
 * records.
 */
function readPageInfo(shape: FoundShape): PageInfoPaths {
  if (!shape.wrapper) return {};
  const candidates: { readonly path: Path; readonly name: string }[] = [];
  for (const field of Object.values(fieldsOf(shape.wrapper))) {
    if (field.args.length > 0 || String(field.type).includes('[')) continue;
    const named = getNamedType(field.type);
    if (isLeaf(field.type)) candidates.push({ path: [field.name], name: seamless(field.name) });
    else if (isObjectType(named)) {
      const inside = Object.values(named.getFields()).filter(
        (inner) => isLeaf(inner.type) && inner.args.length === 0,
      );
      candidates.push(
        ...inside.map((inner) => ({ path: [field.name, inner.name], name: seamless(inner.name) })),
      );
    }
  }
  const find = (...names: readonly string[]): Path | undefined => {
    const path = names
      .map((name) => candidates.find((candidate) => candidate.name === name)?.path)
      .find((found) => found !== undefined);
    return path && fromField(shape, path);
  };
  const hasNextPage = find('hasnextpage', 'hasnext', 'hasmorepages', 'hasmore');
  const hasPreviousPage = find('haspreviouspage', 'hasprevpage', 'hasprevious', 'hasprev');
  const startCursor = find('startcursor');
  const endCursor = find('endcursor', 'nextcursor', 'cursor', 'aftercursor', 'after');
  return {
    ...(hasNextPage ? { hasNextPage } : {}),
    ...(hasPreviousPage ? { hasPreviousPage } : {}),
    ...(startCursor ? { startCursor } : {}),
    ...(endCursor ? { endCursor } : {}),
  };
}
