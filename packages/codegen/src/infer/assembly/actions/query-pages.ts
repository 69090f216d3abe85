import { getNamedType, type GraphQLNamedType } from 'graphql';

import type { ArgumentPath, Path, QueryAnswer, QueryPages } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { FoundShape } from '../../contracts/list-shape.ts';
import type { RootField } from '../../contracts/root-field.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { listsIn } from '../../facts/list-shapes/container.ts';
import { fromField } from '../../facts/list-shapes/index.ts';
import { seamless } from '../../facts/names/words.ts';
import { fieldsOf, hasList, isRecordType } from '../../facts/schema-types.ts';
import { findTotal } from '../../readings/count/totals.ts';
import { readPaging } from '../../readings/paging/index.ts';

/** Paging of an answer, and the arguments that it uses. */
export interface ReadPages {
  readonly pages: QueryPages;
  readonly matched: readonly ArgumentPath[];
}

/**
 * A list of records is paged by whatever could be a position; of a report or a search these are as
 * likely to be what it is about: `hits(from: Int!, count: Int!)`.
 */
const ambiguous = new Set(['from', 'start', 'number', 'p', 'token', 'startkey']);

/**
 * Paging of the list that a query answers, or of the list next to its figures. A size without a
 * position (`limit`) is an input of the form instead.
 */
export function readPages(
  { field, shape: own }: RootField,
  answer: QueryAnswer,
  facts: Facts,
  fixed: Readonly<Record<string, unknown>>,
): ReadPages | undefined {
  const shape = own ?? onlyList(field);
  if (!shape || (answer.kind !== 'values' && answer.kind !== 'several')) return undefined;
  const [step, ...more] = shape.records;
  if (!answer.list && !isBesideFigures(answer, step, more)) return undefined;
  const total = shape.wrapper && findTotal(shape.wrapper);
  const isCounted = total !== undefined && isWhole(shape.wrapper, total, facts);
  const {
    meaning: { paging, places },
    matched,
  } = readPaging(field, shape, facts);
  if (
    paging.kind === 'none' ||
    places.some(([name = '']) => Object.hasOwn(fixed, name)) ||
    ambiguous.has(seamless(positionOf(paging).at(-1) ?? ''))
  )
    return undefined;
  return {
    pages: {
      paging,
      ...(answer.list || step === undefined ? {} : { of: step }),
      ...(isCounted ? { total: fromField(shape, total) } : {}),
    },
    matched,
  };
}

/** The `total` of sales is money. */
function isWhole(wrapper: GraphQLNamedType | undefined, path: Path, { kindOf }: Facts): boolean {
  const type = path.reduce<GraphQLNamedType | undefined>(
    (holder, name) => getNamedType(fieldsOf(holder)[name]?.type),
    wrapper,
  );
  const kind = type && kindOf(type);
  return kind === 'integer' || kind === 'bigint';
}

/** Of an object, only a list at the side of its figures is cut into pages. */
function isBesideFigures(answer: QueryAnswer, step: string | undefined, more: Path): boolean {
  if (
    answer.kind !== 'values' ||
    answer.path.length > 0 ||
    answer.resource !== undefined ||
    more.length > 0
  )
    return false;
  return answer.fields.some(({ name, kind, list }) => name === step && kind === 'object' && list);
}

/** Only list among the figures of an answer: `{ amount, shifts { … } }`. */
function onlyList({ type }: OutputField): FoundShape | undefined {
  const wrapper = getNamedType(type);
  if (hasList(type) || !isRecordType(wrapper)) return undefined;
  const [list, ...more] = listsIn(wrapper);
  const record = getNamedType(list?.type);
  if (!list || more.length > 0 || !isRecordType(record)) return undefined;
  return {
    record,
    records: [list.name],
    wrapper,
    confidence: 0,
    kind: 'only list',
    because: `it returns \`${wrapper.name}\`, whose only list is \`${list.name}\``,
  };
}

function positionOf(paging: QueryPages['paging']): ArgumentPath {
  switch (paging.kind) {
    case 'offset':
      return paging.offset;
    case 'page':
      return paging.page;
    case 'cursor':
      return paging.after;
    case 'token':
      return paging.token;
    default:
      return paging satisfies never;
  }
}

/** Tests whether an argument path is inside another. */
export const isBelow = (place: ArgumentPath, above: ArgumentPath): boolean =>
  place.length > above.length && above.length > 0 && above.every((name, at) => place[at] === name);
