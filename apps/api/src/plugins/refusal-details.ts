import { type PgExecutorContext, type PgResource, TYPES } from '@dataplan/pg';
import { isAsyncIterable } from 'grafast';
import {
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  type GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from 'grafast/graphql';
import { type SQL, sql, type SQLRawValue } from 'pg-sql2';
import type { Constraints, References } from '../database/constraints.ts';
import { type DatabaseFault, isDatabaseFault } from '../database/database-fault.ts';

/** Details of a refused write that the database's error lacks. */
export interface RefusalDetails {
  /** Input fields whose values a domain refuses: its error names neither table nor column. */
  readonly columns?: readonly string[] | undefined;
  /**
   * Records that still point to the one that was to go, counted no further than
   * `countedReferences`, as far as this account sees them.
   */
  readonly referencedCount?: number | undefined;
}

/** A hundred, and one to say that there are more. */
const countedReferences = 101;

interface Mutation {
  readonly resource: PgResource;
  /** Its columns by the name of their input field. */
  readonly inputOf: (column: string) => string;
}

type RunStatement = (statement: SQL) => Promise<readonly unknown[]>;

/** A mutation that the database has refused. */
interface Refused extends Mutation {
  readonly input: Values;
  readonly run: RunStatement;
}

/**
 * Asks the database after it has refused a mutation, with the rights of the account, for what its
 * error leaves out.
 */
export function createRefusalDetails(
  constraints: Pick<Constraints, 'columnsOf' | 'columnsOfDomain' | 'referencedBy'>,
): { readonly plugin: GraphileConfig.Plugin; readonly of: (error: Error) => RefusalDetails } {
  const mutations = new Map<string, Mutation>();
  const detailsOfErrors = new WeakMap<Error, RefusalDetails>();

  const detailsOf = async (fault: DatabaseFault, refused: Refused): Promise<RefusalDetails> => {
    const { schema, table, dataType, constraint } = fault;
    const target = refused.resource.extensions?.pg;
    if (!target || schema === undefined) return {};
    if (table === undefined)
      return dataType === undefined
        ? {}
        : {
            columns: await refusedColumns(
              fault,
              { schema, name: dataType },
              constraints.columnsOfDomain(target.schemaName, target.name, `${schema}.${dataType}`),
              refused,
            ),
          };
    const parent =
      constraint === undefined ? undefined : constraints.referencedBy(schema, table, constraint);
    // After a cascade, the referenced record may be another than the deleted one.
    if (
      constraint === undefined ||
      !parent ||
      parent.schema !== target.schemaName ||
      parent.table !== target.name
    )
      return {};
    return {
      referencedCount: await countReferences(
        { schema, table, columns: constraints.columnsOf(schema, table, constraint) },
        parent,
        refused,
      ),
    };
  };

  const plugin: GraphileConfig.Plugin = {
    name: 'RefusalDetailsPlugin',
    schema: {
      hooks: {
        GraphQLObjectType_fields_field(field, { inflection }, { scope }) {
          const resource =
            scope.isRootMutation && scope.pgFieldResource?.codec.attributes
              ? scope.pgFieldResource
              : undefined;
          if (resource)
            mutations.set(scope.fieldName, {
              resource,
              inputOf: (attributeName) =>
                inflection.attribute({ codec: resource.codec, attributeName }),
            });
          return field;
        },
      },
    },
    grafast: {
      middleware: {
        async execute(next, { args }) {
          const result = await next();
          if (isAsyncIterable(result) || !result.errors) return result;
          const operation = getOperationAST(args.document, args.operationName);
          for (const error of result.errors) {
            const { originalError } = error;
            const node = error.nodes?.[0];
            const mutation = node?.kind === Kind.FIELD ? mutations.get(node.name.value) : undefined;
            const input =
              operation &&
              mutation &&
              inputOf(error, {
                schema: args.schema,
                operation,
                variables: args.variableValues ?? {},
              });
            if (!input || !mutation || !originalError || !isDatabaseFault(originalError)) continue;
            // The refusal stands, with or without them.
            const details = await detailsOf(originalError, {
              ...mutation,
              input,
              run: runnerFor(args.contextValue),
            }).catch(() => ({}));
            detailsOfErrors.set(originalError, details);
          }
          return result;
        },
      },
    },
  };
  return { plugin, of: (error) => detailsOfErrors.get(error) ?? {} };
}

/** Of a domain's columns the input fields whose value it refuses: each is tried. */
async function refusedColumns(
  fault: DatabaseFault,
  domain: { readonly schema: string; readonly name: string },
  columns: readonly string[],
  refused: Refused,
): Promise<readonly string[] | undefined> {
  const { inputOf, input, run } = refused;
  const values: Values = new Map(
    [...input.values()].filter(hasMembers).flatMap((part) => Object.entries(part)),
  );
  const found: string[] = [];
  for (const column of columns) {
    if (values.get(inputOf(column)) == null) continue;
    const statement = sql`select ${sql.value(toPg(refused, values, column))}::${sql.identifier(domain.schema, domain.name)}`;
    if (await failsLike(fault, () => run(statement))) found.push(inputOf(column));
  }
  return found.length > 0 ? found : undefined;
}

/** Number of records that refer to the record of a mutation. */
async function countReferences(
  child: References,
  parent: References,
  refused: Refused,
): Promise<number | undefined> {
  const key = refused.resource.uniques.find(({ isPrimary }) => isPrimary)?.attributes ?? [];
  if (key.length === 0) return undefined;
  const refers = parent.columns.map(
    (column, at) =>
      sql`child.${sql.identifier(child.columns[at] ?? column)} = parent.${sql.identifier(column)}`,
  );
  const isRecord = key.map((column) => {
    const { codec = TYPES.text } = refused.resource.codec.attributes?.[column] ?? {};
    return sql`parent.${sql.identifier(column)} = ${sql.value(toPg(refused, refused.input, column))}::${codec.sqlType}`;
  });
  const [row] = await refused.run(sql`select count(*)::int as count from (
    select from ${sql.identifier(child.schema, child.table)} as child
    join ${sql.identifier(parent.schema, parent.table)} as parent on ${sql.join(refers, ' and ')}
    where ${sql.join(isRecord, ' and ')} limit ${sql.value(countedReferences)}) as counted`);
  const count = hasMembers(row) ? row['count'] : undefined;
  // Records that the account may not see refer to it as well.
  return typeof count === 'number' && count > 0 ? count : undefined;
}

/** The value of a column as PostgreSQL takes it. */
const toPg = ({ resource, inputOf }: Mutation, values: Values, column: string): SQLRawValue =>
  resource.codec.attributes?.[column]?.codec.toPg(values.get(inputOf(column))) ?? null;

/** By name of an input field. */
type Values = ReadonlyMap<string, unknown>;

function hasMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface DetailsRequest {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The argument `input` of the field that an error is about, as it reached the database. */
function inputOf(
  { nodes }: GraphQLError,
  { schema, operation, variables }: DetailsRequest,
): Values | undefined {
  const [node] = nodes ?? [];
  const type: GraphQLObjectType | null | undefined = schema.getMutationType();
  const field = node?.kind === Kind.FIELD ? type?.getFields()[node.name.value] : undefined;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (!field || node?.kind !== Kind.FIELD || !coerced) return undefined;
  const { input } = getArgumentValues(field, node, coerced);
  return hasMembers(input) ? new Map(Object.entries(input)) : undefined;
}

/** Statements with the rights of the account that sent the request. */
function runnerFor(context: unknown): RunStatement {
  if (!isExecutorContext(context)) throw new Error('The context of the request has no database.');
  return async (statement) =>
    (
      await context.withPgClient(context.pgSettings, (client) =>
        client.query(sql.compile(statement)),
      )
    ).rows;
}

function isExecutorContext(context: unknown): context is PgExecutorContext {
  return (
    typeof context === 'object' &&
    context !== null &&
    'withPgClient' in context &&
    'pgSettings' in context
  );
}

/** Tests whether a statement fails with the same error as the mutation. */
async function failsLike(
  { code, constraint }: DatabaseFault,
  ask: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await ask();
    return false;
  } catch (error) {
    return (
      error instanceof Error &&
      isDatabaseFault(error) &&
      error.code === code &&
      error.constraint === constraint
    );
  }
}
