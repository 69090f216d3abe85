import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';

import type { Sort, SortKey, SortPlace } from '../../model.ts';
import {
  array,
  arrow,
  call,
  code,
  identifier,
  literal,
  nullCode,
  object,
  parameter,
  property,
  spread,
  string,
  using,
  type Code,
} from '../code/code.ts';
import { constant } from '../code/constant.ts';
import { imported } from '../code/library.ts';
import { declared, type Context } from '../context/context.ts';
import { isList, placeOf, type AnyField } from '../schema-path.ts';
import type { ArgumentTree } from './arguments.ts';

export interface SortCode {
  readonly fields: readonly string[];
  readonly multiple: boolean;
  /** Declarations of the module. */
  readonly declarations: readonly Code[];
  /** Sets the arguments from `request`. */
  apply(tree: ArgumentTree): void;
  /** Sets what cannot be left out where the order is of no matter: in a count. */
  fill(tree: ArgumentTree): void;
}

/** A place of the order, and the name of the table that the module has for it. */
interface Table extends SortPlace {
  readonly name: string;
}

const request = parameter('request');

export function sortCode(
  context: Context,
  sort: Sort,
  field: AnyField,
  order: readonly SortKey[] = [],
): SortCode {
  const tables = sort.places.map((place, at): Table => ({
    ...place,
    name: at === 0 ? 'sorts' : 'directions',
  }));
  const fields = tables[0]?.values.map((value) => value.field) ?? [];
  const { chain, multiple } = sort;
  const ends =
    context.resource.key.length > 0
      ? declared(context, 'key')
      : array(fields.slice(0, mostEnds).map(string));
  return {
    fields,
    multiple,
    declarations: [
      code`const defaultSort: readonly ${imported('SortKey')}[] = ${literal(order)};`,
      ...tables.map(({ name, argument, values }) => {
        const { type } = placeOf(field, argument);
        return code`const ${identifier(name)} = ${pairs(type, values) ?? object(values.map(({ field: key, asc, desc }) => property(key, array([valueCode(type, asc), valueCode(type, desc)]))))} satisfies ${imported('Sorts')}<${elementType(context, type)}>;`;
      }),
    ],
    apply(tree) {
      for (const { name, argument, values } of tables) {
        const { type, defaultValue } = tree.place(argument);
        const sorted = code`${imported('sortValues')}<${elementType(context, type)}>(${identifier(name)}, ${request}.sort, defaultSort, ${ends})`;
        const takesList = isList(type);
        if (chain !== undefined && !isNonNullType(type))
          tree.set(argument, chained(sorted, type, chain));
        else if (isNonNullType(type) && defaultValue === undefined) {
          const listed = multiple ? sorted : code`${sorted}?.slice(0, 1)`;
          tree.set(
            argument,
            takesList ? code`${listed} ?? []` : code`${sorted}?.[0] ?? ${anyOrder(type, values)}`,
          );
        }
        // A place for a list that understands one key only gets a list of one.
        else
          tree.set(
            argument,
            !takesList ? code`${sorted}?.[0]` : multiple ? sorted : code`${sorted}?.slice(0, 1)`,
          );
      }
    },
    fill(tree) {
      for (const { argument, values } of tables) {
        if (!tree.has(argument) || !tree.requires(argument)) continue;
        const { type } = tree.place(argument);
        tree.set(argument, isList(type) ? array([]) : anyOrder(type, values));
      }
    },
  };
}

/** `paired({ number: 'NUMBER' }, '_ASC', '_DESC')`, where an enum has all its values in such pairs. */
function pairs(type: GraphQLInputType, values: Table['values']): Code | undefined {
  const named = getNamedType(type);
  const split = values.map(({ field, asc, desc }) => ({ field, ...endings(asc, desc) }));
  const [first] = split;
  if (
    !isEnumType(named) ||
    first?.up === undefined ||
    first.down === undefined ||
    split.some(({ up, down }) => up !== first.up || down !== first.down)
  )
    return undefined;
  const stems = object(split.map(({ field, stem = '' }) => property(field, string(stem))));
  const sent = values.flatMap(({ asc, desc }) => [String(asc), String(desc)]);
  return using(call(imported('sortPairs'), [stems, string(first.up), string(first.down)]), {
    kind: 'enum',
    type: named,
    values: sent,
  });
}

/** Splits two names into their common stem and their endings: `NUMBER`, `_ASC` and `_DESC`. */
function endings(
  asc: unknown,
  desc: unknown,
): { readonly stem?: string; readonly up?: string; readonly down?: string } {
  const match =
    typeof asc === 'string' && typeof desc === 'string'
      ? /^(.*?)([_]?(?:asc|desc)(?:ending)?)$/i
      : undefined;
  const [, stem, up] = match?.exec(String(asc)) ?? [];
  const [, same, down] = match?.exec(String(desc)) ?? [];
  return stem !== undefined && stem === same && up !== undefined && down !== undefined
    ? { stem, up, down }
    : {};
}

/** All keys in one object, each below the one before it. */
function chained(sorted: Code, type: GraphQLInputType, chain: string): Code {
  const named = getNamedType(type);
  const [first, rest] = [parameter('first'), parameter('rest')];
  const link = arrow([first, rest], object([spread(first), property(chain, rest)]));
  return call(imported('nestedSort'), [
    sorted,
    isInputObjectType(named) ? using(link, { kind: 'input', type: named, field: chain }) : link,
  ]);
}

/** For a place that takes no absence. */
function anyOrder(type: GraphQLInputType, values: Table['values']): Code {
  const [first] = values
    .flatMap(({ asc, desc }) => [asc, desc])
    .filter((value) => value !== undefined);
  return valueCode(type, first);
}

/**
 * Records without a key are kept in order by so many of their columns: those that are equal in all
 * of these are as good as the same.
 */
const mostEnds = 8;

/** Code of an order, or of an element of a list of orders. */
const valueCode = (type: GraphQLInputType, value: unknown): Code =>
  value === undefined ? nullCode : constant(getNamedType(type), value);

function elementType({ types }: Context, type: GraphQLInputType): Code {
  const named = getNamedType(type);
  // The values are declared with the tables that send them.
  return isInputObjectType(named) ? types.inputObject(named) : types.leaf(named, []);
}
