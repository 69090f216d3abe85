import { getNamedType, isObjectType } from 'graphql';

import type { Path } from '../../../model.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { isOptionsName } from '../../facts/names/argument-names.ts';
import { seamless } from '../../facts/names/words.ts';
import { placesOf, type Place } from '../../facts/places.ts';
import { fieldsOf, hasList, isLeaf } from '../../facts/schema-types.ts';

const exact = [
  'totalcount',
  'totalitems',
  'totalitem',
  'totaldocs',
  'totalelements',
  'totalresults',
  'totalrecords',
  'totalrows',
  'totalhits',
  'totalentries',
  'totalobjects',
  'totalnumber',
  'totalsize',
  'counttotal',
  'numtotal',
  'total',
  'fullcount',
  'itemscount',
  'itemcount',
  'recordcount',
  'rowcount',
  'resultcount',
  'numberofitems',
  'allcount',
  'itemstotal',
  'count',
  'countall',
  'all',
  'length',
  'nbitems',
  'nitems',
];
const envelopes = [
  'aggregate',
  'pageinfo',
  'meta',
  'metadata',
  'pagination',
  'paginatorinfo',
  'paginationinfo',
  'page',
  'info',
  'paging',
  'result',
  'summary',
  'counts',
  'count',
  'pageable',
  'total',
  'totals',
  'cursor',
];

/** Path to a total inside an object type: `totalCount`, `meta.pagination.total`, `aggregate.count`. */
export function findTotal(type: unknown, depth = 2): Path | undefined {
  const fields = Object.values(fieldsOf(type)).filter((field) =>
    field.args.every((argument) => !String(argument.type).endsWith('!')),
  );
  for (const name of exact) {
    const field = fields.find(
      (candidate) =>
        seamless(candidate.name) === name &&
        isLeaf(candidate.type) &&
        !hasList(candidate.type) &&
        isWhole(getNamedType(candidate.type).name),
    );
    if (field) return [field.name];
  }
  const spoken = fields.find(
    (field) =>
      saysNumber.test(seamless(field.name)) &&
      isLeaf(field.type) &&
      !hasList(field.type) &&
      isWhole(getNamedType(field.type).name),
  );
  if (spoken) return [spoken.name];
  if (depth === 0) return undefined;
  for (const name of envelopes) {
    const field = fields.find(
      (candidate) =>
        seamless(candidate.name) === name &&
        isObjectType(getNamedType(candidate.type)) &&
        !hasList(candidate.type),
    );
    const inner = field && findTotal(getNamedType(field.type), depth - 1);
    if (inner) return [field.name, ...inner];
  }
  return undefined;
}

/** `totalNoOfOrders`, `quantityOfItems`: a number of records, not of pages. */
const saysNumber = /^(?:total)?(?:no|num|nr|number|quantity)of(?!page)\w+$/;

function isWhole(type: string): boolean {
  return /int|long|float|number|decimal|count/i.test(type);
}

/** Flags without which the server does not count: `includeTotalCount: Boolean = false`. */
export function findTotalFlags(field: OutputField): readonly Place[] {
  return placesOf(field, 1, (place) => isOptionsName(place.name)).filter(
    (place) => place.type.name === 'Boolean' && !place.list && flag.test(place.word),
  );
}

const flag =
  /^(?:include|with|return|needs?|get|fetch|show|request|want|calculate|compute|load)?(?:total|count)(?:total|count|items|records|rows)?$/;
