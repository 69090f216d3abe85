import type { ArgumentPath, PageInfoPaths, Paging } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { FoundShape } from '../../contracts/list-shape.ts';
import type { FoundPaging } from '../../contracts/paging.ts';
import type { Read, Reading } from '../../contracts/reading.ts';
import { sentenceList } from '../../facts/names/words.ts';
import type { Place } from '../../facts/places.ts';

/** A list field, as readings of its paging see it. */
export interface PagingPlace {
  readonly shape: FoundShape;
  /** Single plain values among its arguments and in the objects of options at them. */
  readonly leaves: readonly Place[];
  readonly pageInfo: PageInfoPaths;
  /** The first place that is called so, in the order of the names. */
  readonly find: (names: readonly string[], accept: (place: Place) => boolean) => Place | undefined;
  /** Argument of the page size; in the same object as the position, if there is one. */
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

/** Result of a recognized paging. `because` lists the arguments that it uses. */
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
