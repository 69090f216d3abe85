import { type PgCodec, type PgOrderSpec, type PgSelectQueryBuilder, TYPES } from '@dataplan/pg';
import { type SQL, sql } from 'pg-sql2';

/** The orders that a statement got from the arguments of its list. */
export interface ListOrders {
  readonly specs: readonly PgOrderSpec[];
  /** Whether the order is unique: no two records have equal values. */
  readonly isUnique: boolean;
}

const noOrders: ListOrders = { specs: [], isUnique: false };
const ordersByBuild = new WeakMap<object, ListOrders>();

/** The orders that `addOrder` and `markUnique` added to this statement. */
export const ordersOf = (builder: object): ListOrders => ordersByBuild.get(builder) ?? noOrders;

type OrderTarget = Pick<PgSelectQueryBuilder, 'orderBy' | 'setOrderIsUnique'>;

/** Adds an order whose values stand in cursors as the text that PostgreSQL writes. */
export function addOrder(builder: OrderTarget, order: Parameters<OrderTarget['orderBy']>[0]): void {
  // Only the statement can call it. A cursor of such an order is refused.
  if (typeof order === 'function') return builder.orderBy(order);
  const spec = withTextCursor(order);
  const { specs, isUnique } = ordersOf(builder);
  ordersByBuild.set(builder, { specs: [...specs, spec], isUnique });
  builder.orderBy(spec);
}

export function markUnique(builder: OrderTarget): void {
  ordersByBuild.set(builder, { ...ordersOf(builder), isUnique: true });
  builder.setOrderIsUnique();
}

function withTextCursor(order: PgOrderSpec): PgOrderSpec {
  if (order.attribute === undefined) return { ...order, codec: textCodecOf(order.codec) };
  return order.callback ? order : { ...order, callback: columnAsText };
}

/** The column itself, whose values stand in cursors as text. */
export const columnAsText: NonNullable<PgOrderSpec['callback']> = (column, codec, isNullable) => [
  column,
  textCodecOf(codec),
  isNullable,
];

const textCodecs = new WeakMap<PgCodec, PgCodec>();

/**
 * The value of a cursor is compared with values of its column. The text of PostgreSQL is read back
 * as the same value, also `NaN`, an interval and a range; the form that answers have is another one
 * for each type, and most codecs cannot read `null`.
 */
export function textCodecOf(codec: PgCodec): PgCodec {
  const existing = textCodecs.get(codec);
  if (existing) return existing;
  const text: PgCodec = {
    name: codec.name,
    // `numeric::money`, which is for decimals, does not read the text of an amount.
    sqlType: codec === TYPES.money ? sql`money` : codec.sqlType,
    fromPg: (value: string) => value,
    toPg: (value: string) => value,
    castFromPg: (value: SQL) => sql`${sql.parens(value)}::text`,
    attributes: undefined,
    extensions: undefined,
    executor: null,
    ...(codec.notNull === true && { notNull: true }),
  };
  textCodecs.set(codec, text);
  return text;
}
