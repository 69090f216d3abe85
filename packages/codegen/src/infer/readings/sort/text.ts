import { getNamedType, isScalarType } from 'graphql';

import type { Facts } from '../../contracts/facts.ts';
import type { TextOrder } from '../../contracts/overrides.ts';
import { sortsAt, type OrderPlace, type SortReading } from './sort-place.ts';

/** Text: `"name:asc"`, `"name desc"`, `"-name"`. */
export const text: SortReading = {
  name: 'text',
  read(order, facts) {
    const { place, direction, ordered, textOrder } = order;
    if (!isScalarType(place.type) || noText.has(place.type.name) || direction) return undefined;
    const known = textOrder ?? readStyle(order, facts);
    const [asc, desc] = known ?? assumeStyle(order);
    const values = ordered.map((field) => ({
      field,
      asc: asc.replace('{field}', () => field),
      desc: desc.replace('{field}', () => field),
    }));
    const takes = `\`${place.path.join('.')}\` takes a text such as \`${asc}\``;
    return known
      ? sortsAt(place, values, `${takes}.`)
      : sortsAt(place, values, `${takes}: assumed, for nothing says so.`, { assumed: true });
  },
};

const noText = new Set(['Boolean', 'Int', 'Float']);

const colon: TextOrder = ['{field}:asc', '{field}:desc'];
const space: TextOrder = ['{field} asc', '{field} desc'];
const minus: TextOrder = ['{field}', '-{field}'];

/** Format of a text, from its default or description, else from the form of the server's schema. */
function readStyle(order: OrderPlace, facts: Facts): TextOrder | undefined {
  const { place } = order.place;
  const hint = `${JSON.stringify(place.defaultValue ?? '')} ${place.description ?? ''}`;
  if (/\w:(?:asc|desc)/i.test(hint)) return colon;
  if (/\w (?:asc|desc)\b/i.test(hint)) return space;
  if (/(?:^|[\s"'`,])-[a-z]/i.test(hint)) return minus;
  return styleOfServer(order, facts);
}

/**
 * Format of known servers, recognized by the schema: Directus, whose list of `articles` has a
 * `filter: articles_filter` and a sibling `articles_aggregated`, and Strapi, whose list has
 * `filters: ArticleFiltersInput` and `pagination: PaginationArg`.
 */
function styleOfServer({ place, field, record }: OrderPlace, facts: Facts): TextOrder | undefined {
  if (!place.list || place.name !== 'sort') return undefined;
  const takes = (argument: string, type: string): boolean =>
    field.args.some((each) => each.name === argument && getNamedType(each.type).name === type);
  if (takes('filter', `${record}_filter`) && facts.query.has(`${record}_aggregated`)) return minus;
  if (takes('filters', `${record}FiltersInput`) && takes('pagination', 'PaginationArg'))
    return colon;
  return undefined;
}

/** Format of most servers, for a list or a single text of this name. */
function assumeStyle({ place: { list, name } }: OrderPlace): TextOrder {
  if (list) return colon;
  return /^(?:sort|ordering|order_?by)$/i.test(name) ? minus : space;
}
