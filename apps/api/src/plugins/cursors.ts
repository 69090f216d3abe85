import { createHash } from 'node:crypto';
import {
  type PgOrderSpec,
  type PgResource,
  type PgSelectQueryBuilder,
  PgSelectStep,
} from '@dataplan/pg';
import { type ConnectionStep, type FieldArgs, lambda, SafeError, type Step } from 'grafast';
import { type SQL, sql } from 'pg-sql2';
import { addOrder, type ListOrders, markUnique, ordersOf, textCodecOf } from './list-orders.ts';

const pagingArguments: readonly string[] = ['after', 'before'];

/** By the step of a connection: the plan of its records without pages. */
const recordsOfAllPages = new WeakMap<Step, () => PgSelectStep>();

/**
 * Records of all pages of a connection. `cloneSubplanWithoutPagination` leaves `last`, `offset` and
 * the conditions of the cursors in the plan of a table.
 */
export function onAllPages($connection: ConnectionStep<unknown, Step>): Step {
  return recordsOfAllPages.get($connection)?.() ?? $connection.cloneSubplanWithoutPagination();
}

/** `cursorsAt`: the place of the cursors among the steps that are applied to the plan. */
function withoutPages($records: PgSelectStep, cursorsAt: number): PgSelectStep {
  const $all = $records.clone();
  // Private, and the one place where they are. A release of @dataplan/pg that moves them does not
  // compile.
  $all['applyDepIds'] = $all['applyDepIds'].toSpliced(cursorsAt, 1);
  $all['lastStepId'] = null;
  $all['offsetStepId'] = null;
  $all['beforeStepId'] = null;
  $all['afterStepId'] = null;
  return $all;
}

/**
 * Pages by cursors. The condition of `@dataplan/pg` takes records without a value for those with
 * one, so that pages of a nullable column left them out or had the same ones again. Here the
 * condition is written from the same orders; an order ends with the key before the cursor is read.
 */
export const CursorsPlugin: GraphileConfig.Plugin = {
  name: 'CursorsPlugin',
  schema: {
    hooks: {
      // The plan of the field applies them, after all orders.
      GraphQLObjectType_fields_field_args_arg: (argument, _build, { scope }) =>
        scope.isPgFieldConnection && pagingArguments.includes(scope.argName)
          ? { ...argument, applyPlan() {} }
          : argument,
      GraphQLObjectType_fields_field(field, _build, { scope }) {
        const { plan } = field;
        if (!scope.isPgFieldConnection || !plan) return field;
        return {
          ...field,
          plan($parent, args, info) {
            const $connection = plan($parent, args, info);
            args.autoApply($connection);
            const $records = $connection.getSubplan();
            const names = pagingArguments.filter((name) =>
              info.field.args.some((argument) => argument.name === name),
            );
            const isOfTable = $records instanceof PgSelectStep;
            for (const name of names) {
              const $cursor = isOfTable
                ? lambda(args.getRaw(name), numberedOnly, true)
                : args.getRaw(name);
              if (name === 'after') $connection.setAfter($cursor);
              else $connection.setBefore($cursor);
            }
            if (isOfTable) {
              const at = $records['applyDepIds'].length;
              applyCursors($records, args, names);
              recordsOfAllPages.set($connection, () => withoutPages($records, at));
            }
            return $connection;
          },
        };
      },
    },
  },
};

function applyCursors($records: PgSelectStep, args: FieldArgs, names: readonly string[]): void {
  const { resource } = $records;
  // Orders that are literals of the document are part of the plan already.
  const planned = ordersOf($records);
  $records.apply(
    lambda(
      names.map((name) => args.getRaw(name)),
      (cursors: readonly unknown[]) => (builder: PgSelectQueryBuilder) => {
        if (builder.mode === 'aggregate') return;
        endWithKey(builder, planned, resource);
        const orders = ordersIn(builder, planned);
        for (const [at, name] of names.entries()) {
          const cursor = readCursor(cursors[at]);
          if (cursor && !isNumbered(cursor))
            builder.where(pageCondition({ builder, resource, orders, name, cursor }));
        }
      },
      true,
    ),
  );
}

function ordersIn(builder: PgSelectQueryBuilder, planned: ListOrders): ListOrders {
  const added = ordersOf(builder);
  return {
    specs: [...planned.specs, ...added.specs],
    isUnique: planned.isUnique || added.isUnique,
  };
}

/** `@dataplan/pg` would add the key later, when conditions are there already. */
function endWithKey(
  builder: PgSelectQueryBuilder,
  planned: ListOrders,
  { uniques }: PgResource,
): void {
  const { specs, isUnique } = ordersIn(builder, planned);
  const [key] = uniques;
  if (isUnique || !key) return;
  const direction = specs[0]?.direction ?? 'ASC';
  for (const attribute of key.attributes) addOrder(builder, { attribute, direction });
  markUnique(builder);
}

type Cursor = readonly [digest: unknown, ...values: readonly unknown[]];

function readCursor(cursor: unknown): Cursor | undefined {
  if (cursor == null) return undefined;
  try {
    const text = typeof cursor === 'string' ? cursor : '';
    const read: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    if (Array.isArray(read)) {
      const [digest, ...values]: unknown[] = read;
      return [digest, ...values];
    }
  } catch {
    // Refused below.
  }
  throw new SafeError('Invalid cursor, please enter a cursor from a previous request, or null.', {
    code: 'BAD_USER_INPUT',
  });
}

/** A list without any order counts its records: `['natural', 20]`. */
const isNumbered = ([digest]: Cursor): boolean => digest === 'natural';

/** The cursors that `@dataplan/pg` reads itself. */
function numberedOnly(cursor: unknown): unknown {
  const read = readCursor(cursor);
  return read && isNumbered(read) ? cursor : null;
}

interface Key {
  readonly column: SQL;
  /** Undefined for `null`. */
  readonly value: SQL | undefined;
  /** Whether larger values are in the page. */
  readonly isForward: boolean;
  /** Whether records without a value come after those with one. */
  readonly nullsBeyond: boolean;
}

function pageCondition({
  builder: { alias },
  resource,
  orders,
  name,
  cursor: [digest, ...values],
}: {
  readonly builder: PgSelectQueryBuilder;
  readonly resource: PgResource;
  readonly orders: ListOrders;
  readonly name: string;
  readonly cursor: Cursor;
}): SQL {
  const { specs, isUnique } = orders;
  const columns = specs.map((order) => columnOf(order, alias, resource));
  const isOfOrder =
    specs.length > 0 &&
    digest === digestOf(columns) &&
    values.length === columns.length &&
    values.every((value) => value === null || typeof value === 'string');
  if (!isOfOrder)
    throw new SafeError(
      `Invalid '${name}' cursor - a cursor is only valid within a specific ordering, if you change the order then you'll need different cursors.`,
      { code: 'BAD_USER_INPUT' },
    );
  if (!isUnique)
    throw new SafeError(`Can only use '${name}' cursor when there is a unique defined order.`, {
      code: 'BAD_USER_INPUT',
    });
  const isAfter = name === 'after';
  return conditionOf(
    columns.map(({ column, sqlType, isNullable }, at) => {
      const { direction, nulls = direction === 'DESC' ? 'FIRST' : 'LAST' } = specs[at] ?? {};
      const value = values[at];
      return {
        column,
        value: typeof value === 'string' ? sql`${sql.value(value)}::${sqlType}` : undefined,
        isForward: (direction === 'ASC') === isAfter,
        nullsBeyond: isNullable && (nulls === 'LAST') === isAfter,
      };
    }),
  );
}

interface OrderedColumn {
  readonly column: SQL;
  readonly sqlType: SQL;
  readonly isNullable: boolean;
}

function columnOf(
  order: PgOrderSpec,
  alias: SQL,
  { codec: { attributes } }: PgResource,
): OrderedColumn {
  if (order.attribute === undefined)
    return {
      column: order.fragment,
      sqlType: order.codec.sqlType,
      isNullable: order.nullable !== false,
    };
  const attribute = attributes?.[order.attribute];
  if (!attribute) throw new Error(`There is no column ${order.attribute}.`);
  const isFilled = attribute.notNull === true || attribute.codec.notNull === true;
  const columnSql = sql`${alias}.${sql.identifier(order.attribute)}`;
  const [column, codec, isNullable = true] = order.callback?.(
    columnSql,
    attribute.codec,
    !isFilled,
  ) ?? [columnSql, textCodecOf(attribute.codec), !isFilled];
  return { column, sqlType: codec.sqlType, isNullable };
}

/** As `@dataplan/pg` writes it into cursors. */
function digestOf(columns: readonly OrderedColumn[]): string {
  const texts = columns.map(({ column }) => sql.compile(column).text);
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 10);
}

/** True for the records that stand beyond the values, in the order of the keys. */
function conditionOf([key, ...laterKeys]: readonly Key[]): SQL {
  if (!key) return sql`false`;
  const { column, value, isForward, nullsBeyond } = key;
  const isNull = sql`${column} is null`;
  if (!value) {
    const among = sql`(${isNull} and ${conditionOf(laterKeys)})`;
    return nullsBeyond ? among : anyOf([sql`${column} is not null`, among]);
  }
  const beyond = isForward ? sql`>` : sql`<`;
  const nulls = nullsBeyond ? [isNull] : [];
  // A comparison of rows is one range of an index.
  const isRow = laterKeys.every(
    (key) => key.value && key.isForward === isForward && !key.nullsBeyond,
  );
  if (isRow) {
    const keys = [key, ...laterKeys];
    const columns = sql.join(
      keys.map((each) => each.column),
      ', ',
    );
    const values = sql.join(
      keys.map((each) => each.value ?? sql`null`),
      ', ',
    );
    return anyOf([sql`(${columns}) ${beyond} (${values})`, ...nulls]);
  }
  const equal = sql`(${column} = ${value} and ${conditionOf(laterKeys)})`;
  const either = anyOf([sql`${column} ${beyond} ${value}`, ...nulls, equal]);
  // Adds a single range condition, because the database finds no index range for alternatives.
  return nullsBeyond ? either : sql`(${column} ${beyond}= ${value} and ${either})`;
}

function anyOf(conditions: readonly SQL[]): SQL {
  return sql`(${sql.join([...conditions], ' or ')})`;
}
