import { type PgOrderSpec, type PgSelectQueryBuilder, PgSelectStep } from '@dataplan/pg';
import type { ExecutionDetails, ExecutionValue } from 'grafast';
import { OperationTypeNode } from 'grafast/graphql';
import { sql, type SQL } from 'pg-sql2';
import { columnAsText } from './list-orders.ts';

/** Records to skip from which on their keys alone are read. Before, that costs more than it saves. */
const deep = 500;

/**
 * A page far down a list. PostgreSQL makes every row that `offset` skips, with its columns and what
 * is joined to it; here it skips keys, which an index on what the list is ordered by has, and makes
 * the rows of the page alone. The keys are found by the list's own conditions and order in the same
 * statement: the page is the one that `offset` gives, whatever is equal, null, or changed since the
 * page before.
 */
export const DeepPagesPlugin: GraphileConfig.Plugin = {
  name: 'DeepPagesPlugin',
  // A cached statement has no page of its own.
  before: ['KnownStatementsPlugin'],
  grafast: {
    middleware: {
      executeStep(next, { step, executeDetails }) {
        const page = step instanceof PgSelectStep ? pageOf(step, executeDetails) : undefined;
        if (!page) return next();
        return (async () => {
          try {
            return await readPage(page);
          } catch (error) {
            if (error instanceof NotByColumns) return next();
            throw error;
          }
        })();
      },
    },
  },
};

/** Internal fields of a step that describe its statement. */
interface Plan {
  readonly conditions: readonly SQL[];
  readonly orders: readonly PgOrderSpec[];
  readonly groups: readonly unknown[];
  readonly applyDepIds: readonly number[];
  readonly isOrderUnique: boolean;
  readonly fetchOneExtra: boolean;
  readonly firstStepId: number | null;
  readonly lastStepId: number | null;
  readonly offsetStepId: number | null;
  readonly afterStepId: number | null;
  readonly beforeStepId: number | null;
}

interface Page {
  readonly step: PgSelectStep;
  readonly plan: Plan;
  readonly details: ExecutionDetails;
  readonly from: SQL;
  /** Columns of the primary key, which orders what is equal. */
  readonly key: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

/** Undefined for what is no deep page of one list of a table. */
function pageOf(step: PgSelectStep, details: ExecutionDetails): Page | undefined {
  // The class keeps these fields private and offers no other access to them; its version is pinned.
  const plan: Plan = Object.create(step);
  const valueOf = (id: number | null): unknown =>
    id === null ? undefined : details.values[id]?.unaryValue();
  const [first, offset] = [valueOf(plan.firstStepId), valueOf(plan.offsetStepId)];
  if (typeof offset !== 'number' || offset < deep || typeof first !== 'number' || first === 0)
    return undefined;
  const isByNumber = [plan.lastStepId, plan.afterStepId, plan.beforeStepId].every(
    (id) => valueOf(id) == null,
  );
  const isList =
    step.mode === 'normal' &&
    plan.groups.length === 0 &&
    details.count === 1 &&
    !details.stream &&
    step.operationPlan.operation.operation === OperationTypeNode.QUERY;
  // The first is what PostGraphile orders by at last.
  const [unique] = step.resource.uniques;
  const { from } = step.resource;
  if (!isByNumber || !isList || unique?.isPrimary !== true || typeof from === 'function')
    return undefined;
  return {
    step,
    plan,
    details,
    from,
    key: unique.attributes,
    limit: first + (plan.fetchOneExtra ? 1 : 0),
    offset,
  };
}

async function readPage(page: Page): Promise<Awaited<ReturnType<PgSelectStep['execute']>>> {
  const { step, plan, details } = page;
  const { length } = details.values;
  const [begin, end] = conditionsAsKeys(page);
  const writer: PgSelectStep = Object.create(step, {
    conditions: { value: [] },
    offsetStepId: { value: null },
    applyDepIds: { value: [length, ...plan.applyDepIds, length + 1] },
  });
  const values = Object.assign([...details.values], {
    [length]: fixed(begin),
    [length + 1]: fixed(end),
  });
  const results = await writer.execute({ ...details, values });
  return results.map(async (result) => {
    const records = await result;
    return 'items' in records ? { ...records, hasPreviousPage: true } : records;
  });
}

/**
 * Two callbacks, before and after all others: what they say of conditions goes into the statement
 * of the keys, and that into theirs.
 */
function conditionsAsKeys({
  plan,
  from,
  key,
  limit,
  offset,
}: Page): readonly [
  (builder: PgSelectQueryBuilder) => void,
  (builder: PgSelectQueryBuilder) => void,
] {
  const conditions: SQL[] = [...plan.conditions];
  const orders: PgOrderSpec[] = [...plan.orders];
  let { isOrderUnique } = plan;
  let restore = (): void => {};
  const begin = (builder: PgSelectQueryBuilder): void => {
    const own = { ...builder };
    restore = () => void Object.assign(builder, own);
    builder.where = (condition) => {
      if (!sql.isSQL(condition)) throw new NotByColumns();
      conditions.push(condition);
    };
    builder.orderBy = (order) => {
      if (typeof order === 'function') throw new NotByColumns();
      orders.push(order);
      own.orderBy(order);
    };
    builder.setOrderIsUnique = () => {
      isOrderUnique = true;
      own.setOrderIsUnique();
    };
  };
  const end = (builder: PgSelectQueryBuilder): void => {
    restore();
    const { alias } = builder;
    const column = (name: string): SQL => sql`${alias}.${sql.identifier(name)}`;
    const last = isOrderUnique
      ? []
      : key.map((attribute) => ({ attribute, direction: orders[0]?.direction ?? 'ASC' }) as const);
    const keys = sql.join(key.map(column), ', ');
    const where =
      conditions.length === 0
        ? sql.blank
        : sql` where ${sql.join(
            conditions.map((condition) => sql.parens(condition)),
            ' and ',
          )}`;
    const order = sql.join(
      [...orders, ...last].map((by) => orderSql(by, column)),
      ', ',
    );
    builder.where(
      sql`(${keys}) in (select ${keys} from ${from} as ${alias}${where} order by ${order} limit ${sql.literal(limit)} offset ${sql.literal(offset)})`,
    );
  };
  return [begin, end];
}

function orderSql(
  { attribute, callback, direction, nulls }: PgOrderSpec,
  column: (name: string) => SQL,
): SQL {
  if (attribute === undefined || (callback && callback !== columnAsText)) throw new NotByColumns();
  const keyword = direction === 'ASC' ? sql`asc` : sql`desc`;
  const place =
    nulls === 'FIRST' ? sql` nulls first` : nulls === 'LAST' ? sql` nulls last` : sql.blank;
  return sql`${column(attribute)} ${keyword}${place}`;
}

/** The statement cannot be rewritten by columns, and stays unchanged. */
class NotByColumns extends Error {
  override readonly name = 'NotByColumns';
}

function fixed<T>(value: T): ExecutionValue<T> {
  return { isBatch: false, value, at: () => value, unaryValue: () => value };
}
