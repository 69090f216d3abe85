import { getNamedType, isInputObjectType, isObjectType } from 'graphql';

import type { ArgumentPath, PageInfoPaths, Paging, Path } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { FoundShape } from '../../contracts/list-shape.ts';
import type { FoundPaging } from '../../contracts/paging.ts';
import type { Read, Reading } from '../../contracts/reading.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { fromField } from '../../facts/list-shapes/index.ts';
import { isOptionsName } from '../../facts/names/argument-names.ts';
import { seamless, sentenceList, words } from '../../facts/names/words.ts';
import { placesOf, type Place } from '../../facts/places.ts';
import { fieldsOf, isLeaf } from '../../facts/schema-types.ts';

/** A list field, as readings of its paging see it. */
export interface PagingPlace {
  readonly shape: FoundShape;
  /** Single plain values among its arguments and in the objects of options at them. */
  readonly leaves: readonly Place[];
  readonly pageInfo: PageInfoPaths;
  /** The first place that is called so, in the order of the names. */
  readonly find: (names: readonly string[], accept: (place: Place) => boolean) => Place | undefined;
  /** The number of records a page: beside the position, if there. */
  readonly sizeBeside: (
    position: Place | undefined,
    names?: readonly string[],
  ) => Place | undefined;
  readonly isNumber: (place: Place) => boolean;
}

export type PagingReading = Reading<PagingPlace, FoundPaging, Facts>;

/** Words for the number of records a page. */
export const sizes = [
  'first',
  'limit',
  'take',
  'pagesize',
  'perpage',
  'size',
  'count',
  'top',
  'max',
  'maxresults',
  'pagelimit',
  'itemsperpage',
  'rowsperpage',
  'numberofitems',
  'amount',
  'num',
  'resultsperpage',
  'recordsperpage',
  'length',
  'rows',
  'firstn',
  'pagecount',
  'maxitems',
  'quantity',
];
export const offsets = [
  'offset',
  'skip',
  'start',
  'from',
  'startindex',
  'startat',
  'firstresult',
  'startposition',
  'skipcount',
  'startfrom',
];
export const pages = [
  'page',
  'pagenumber',
  'pageno',
  'pageindex',
  'currentpage',
  'pagenum',
  'number',
  'pageid',
  'p',
];
export const tokens = [
  'nexttoken',
  'pagetoken',
  'continuationtoken',
  'continuation',
  'nextpagetoken',
  'token',
  'nextpage',
  'startkey',
  'bookmark',
  'pagestate',
  'pagingstate',
  'scrollid',
  'cursor',
];

export function toPagingPlace(field: OutputField, shape: FoundShape, facts: Facts): PagingPlace {
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

/** What a reading says of a paging: `because` is made of the places that it takes. */
export function pagesBy(
  paging: Paging,
  confidence: number,
  places: readonly (ArgumentPath | undefined)[],
): Read<FoundPaging> {
  const taken = places.filter((place) => place !== undefined);
  return {
    meaning: { paging, places: taken, confidence },
    because: `It takes ${sentenceList(taken.map((path) => path.join('.')))}.`,
  };
}

/** Page information, if the field gives any. */
export const informed = ({ pageInfo }: PagingPlace): { readonly pageInfo?: PageInfoPaths } =>
  Object.keys(pageInfo).length > 0 ? { pageInfo } : {};

/** The object that a place is in. */
export const above = ({ path }: Place): string => path.slice(0, -1).join('.');

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
 * Paths of page information in what the list field returns: in `pageInfo`, in `meta`, or beside the
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
