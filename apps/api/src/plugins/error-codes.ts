import { randomUUID } from 'node:crypto';
import { isSafeError } from 'grafast';
import { GraphQLError, Kind } from 'grafast/graphql';
import type { Constraints } from '../database/constraints.ts';
import { type DatabaseFault, isDatabaseFault } from '../database/database-fault.ts';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { ClientLeftError } from '../http/left-request.ts';
import type { RowRefusal } from './import-rows.ts';
import type { RefusalDetails } from './refusal-details.ts';
import { refusalToRead } from './read-by-some.ts';
import { argumentsOf, writingResources } from './writing-resources.ts';

export interface ErrorCodesOptions {
  readonly constraints: Pick<Constraints, 'columnsOf' | 'columnsOfDomain'>;
  /** Details that the server requested from the database after the error. */
  readonly detailsOf: (error: Error) => RefusalDetails;
  /** Receives each masked error, with the id that the client is shown. */
  readonly log: (id: string, error: GraphQLError) => void;
}

const codes: ReadonlyMap<string, string> = new Map([
  ['23505', 'UNIQUE_VIOLATION'],
  ['23P01', 'UNIQUE_VIOLATION'], // exclusion: overlapping periods
  ['23503', 'FOREIGN_KEY_VIOLATION'],
  ['23001', 'FOREIGN_KEY_VIOLATION'], // what PostgreSQL 18 calls ON DELETE RESTRICT
  ['23514', 'CHECK_VIOLATION'],
  ['44000', 'CHECK_VIOLATION'], // a view's check option
  ['23502', 'NOT_NULL_VIOLATION'],
  ['42501', 'FORBIDDEN'],
  ['428C9', 'BAD_USER_INPUT'], // a generated column
  ['PT409', 'CONFLICT'],
  ['40001', 'CONFLICT'],
  ['40P01', 'CONFLICT'],
  ['55P03', 'CONFLICT'],
  ['P0001', 'CHECK_VIOLATION'], // a trigger's own refusal: its text is meant to be read
  ['P0002', 'NOT_FOUND'], // a function that found no record to work on
  ['57014', 'TIMEOUT'],
  ['22001', 'VALUE_TOO_LONG'],
  ['54000', 'VALUE_TOO_LONG'], // an index, which the error names, holds no text of this length
  ['22003', 'VALUE_OUT_OF_RANGE'],
  ['22008', 'VALUE_OUT_OF_RANGE'], // a time outside the calendar
]);
/** Values that their type does not take: 22P02, 22007, 22021, 22P05 and their like. */
const invalidValue = /^22/;
/** More than the server holds: expressions or JSON too deep, too many columns. */
const limitExceeded = /^54/;

/** Codes of errors about the values of a single record of a call. */
const aboutValues: ReadonlySet<string> = new Set([
  'UNIQUE_VIOLATION',
  'FOREIGN_KEY_VIOLATION',
  'CHECK_VIOLATION',
  'NOT_NULL_VIOLATION',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'VALUE_TOO_LONG',
  'VALUE_OUT_OF_RANGE',
]);

/**
 * Routines in which PostgreSQL raises `42501` about a single row: the checks of policies, and
 * `raise` in a trigger. A missing right is raised elsewhere, and is about every row.
 */
const refusesRow: ReadonlySet<string | undefined> = new Set([
  'ExecWithCheckOptions',
  'exec_stmt_raise',
]);

/** Routine in which PostgreSQL raises `42501` about a table or a column. */
const missingRight = 'aclcheck_error';

interface ErrorCodes {
  readonly plugin: GraphileConfig.Plugin;
  readonly maskError: (error: GraphQLError) => GraphQLError;
  /**
   * The refusal of a record in a call of many; `undefined` where the error is about more than the
   * values of the record. `mutation`: the mutation that creates such a record.
   */
  readonly refusalOf: (error: Error, mutation: string) => Omit<RowRefusal, 'row'> | undefined;
}

/**
 * Errors of the database as codes that a client can act on, with the input fields they are about.
 * Unexpected errors are masked: the client is shown an id, and the log has the same id.
 */
export function createErrorCodes({ constraints, detailsOf, log }: ErrorCodesOptions): ErrorCodes {
  const { plugin, refusalTexts, ...names } = createSchemaNames();
  const describe = (fault: Error & DatabaseFault, code: string, mutation: string) =>
    describeFault(fault, code, mutation, { constraints, detailsOf, names });

  const maskError = (error: GraphQLError): GraphQLError => {
    const { originalError } = error;
    if (!originalError || originalError instanceof GraphQLError) return error;
    if (isSafeError(originalError))
      return withExtensions(error, originalError.message, { ...originalError.extensions });
    if (originalError instanceof ClientLeftError)
      return withExtensions(error, originalError.message, { code: originalError.code });
    if (isDatabaseUnavailable(originalError))
      return masked(
        error,
        'The database is out of reach. Try again in a moment.',
        'DATABASE_UNAVAILABLE',
      );
    const fault = isDatabaseFault(originalError) ? originalError : undefined;
    const code = fault && codeOf(fault);
    if (fault && writesInRead(fault))
      return withExtensions(
        error,
        'A function that is declared stable or immutable has tried to write. Only a volatile function may.',
        { code: 'FUNCTION_WRITES' },
      );
    if (fault && code !== undefined) {
      const field = error.nodes?.[0]?.kind === Kind.FIELD ? error.nodes[0].name.value : '';
      const isAboutRights = fault.routine === missingRight;
      return withExtensions(
        error,
        (isAboutRights ? refusalTexts.get(field) : undefined) ?? fault.message,
        describe(fault, code, field),
      );
    }
    return masked(
      error,
      "Something went wrong. The server's log has the details.",
      'INTERNAL_SERVER_ERROR',
    );
  };
  const masked = (error: GraphQLError, message: string, code: string): GraphQLError => {
    const id = randomUUID();
    log(id, error);
    return withExtensions(error, message, { code, id });
  };
  const refusalOf: ErrorCodes['refusalOf'] = (error, mutation) => {
    const code = isDatabaseFault(error) ? codeOf(error) : undefined;
    if (!isDatabaseFault(error) || code === undefined) return undefined;
    const isRefusedRow = code === 'FORBIDDEN' && refusesRow.has(error.routine);
    if (!aboutValues.has(code) && !isRefusedRow) return undefined;
    const { columns } = describe(error, code, mutation);
    const { detail = '', hint = '' } = textsOfFunction(error);
    // A row of an import has one text.
    const message = [error.message, detail, hint].filter(Boolean).join(' · ');
    return { code, message, columns };
  };
  return { plugin, maskError, refusalOf };
}

/** Names of the schema for tables, columns and arguments of the database. */
function createSchemaNames() {
  const fieldNames = new Map<string, string>();
  const recordTypes = new Map<string, string>();
  const deleteFields = new Set<string>();
  const tableOfMutation = new Map<string, string>();
  const argumentNames = new Map<string, string>();
  const argumentsOfDomains = new Map<string, readonly string[]>();
  const refusalTexts = new Map<string, string>();

  const plugin: GraphileConfig.Plugin = {
    name: 'ErrorCodesPlugin',
    schema: {
      hooks: {
        finalize(schema, build) {
          for (const resource of Object.values(build.pgResources)) {
            const table = resource.extensions?.pg;
            if (!table || resource.parameters) continue;
            recordTypes.set(
              `${table.schemaName}\n${table.name}`,
              build.inflection.tableType(resource.codec),
            );
            for (const attributeName of Object.keys(resource.codec.attributes ?? {})) {
              fieldNames.set(
                [table.schemaName, table.name, attributeName].join('\n'),
                build.inflection.attribute({ codec: resource.codec, attributeName }),
              );
            }
          }
          for (const resource of writingResources(build.pgResources)) {
            const mutation = build.inflection.customMutationField({ resource });
            for (const { name, input, domain } of argumentsOf(resource, build.inflection)) {
              argumentNames.set(`${mutation}\n${name}`, input);
              if (domain !== undefined)
                argumentsOfDomains.set(`${mutation}\n${domain}`, [
                  ...(argumentsOfDomains.get(`${mutation}\n${domain}`) ?? []),
                  input,
                ]);
            }
          }
          return schema;
        },
        GraphQLObjectType_fields_field(field, build, { scope }) {
          const table = scope.isRootMutation ? scope.pgFieldResource?.extensions?.pg : undefined;
          if (table) tableOfMutation.set(scope.fieldName, `${table.schemaName}\n${table.name}`);
          if (scope.isPgDeleteMutation) deleteFields.add(scope.fieldName);
          const message = refusalToRead(scope, build);
          if (message !== undefined) refusalTexts.set(scope.fieldName, message);
          return field;
        },
      },
    },
  };
  return {
    plugin,
    fieldNames,
    recordTypes,
    deleteFields,
    tableOfMutation,
    argumentNames,
    argumentsOfDomains,
    refusalTexts,
  };
}

type SchemaNames = Omit<ReturnType<typeof createSchemaNames>, 'plugin' | 'refusalTexts'>;

/** Extensions of an error of the database: its code, its texts, and the fields that it is about. */
function describeFault(
  fault: Error & DatabaseFault,
  code: string,
  mutation: string,
  {
    constraints,
    detailsOf,
    names: {
      fieldNames,
      recordTypes,
      deleteFields,
      tableOfMutation,
      argumentNames,
      argumentsOfDomains,
    },
  }: Pick<ErrorCodesOptions, 'constraints' | 'detailsOf'> & { readonly names: SchemaNames },
): Record<string, unknown> & { readonly columns: readonly string[] } {
  const target = tableOfMutation.get(mutation);
  const isOfDomain =
    fault.dataType !== undefined && fault.table === undefined && target !== undefined;
  const [schema = '', table = ''] = isOfDomain ? target.split('\n') : [fault.schema, fault.table];
  const { constraint, column } = fault;
  const columnNames = isOfDomain
    ? constraints.columnsOfDomain(schema, table, `${fault.schema}.${fault.dataType}`)
    : constraint === undefined
      ? column === undefined
        ? []
        : [column]
      : constraints.columnsOf(schema, table, constraint);
  const details = detailsOf(fault);
  const ofDomain =
    fault.dataType === undefined
      ? undefined
      : argumentsOfDomains.get(`${mutation}\n${fault.schema}.${fault.dataType}`);
  const columns =
    details.columns ??
    ofDomain ??
    columnNames.map(
      (name) =>
        fieldNames.get([schema, table, name].join('\n')) ??
        argumentNames.get(`${mutation}\n${name}`) ??
        name,
    );
  // Rows of another table, or of the same table in a tree, still refer to the record to be deleted.
  const isReferenced =
    code === 'FOREIGN_KEY_VIOLATION' &&
    (deleteFields.has(mutation) || (target !== undefined && target !== `${schema}\n${table}`));
  const reason =
    limitExceeded.test(fault.code) && code === 'BAD_USER_INPUT' ? { reason: 'TOO_EXPENSIVE' } : {};
  const references = isReferenced
    ? {
        isReferenced,
        referencedBy: recordTypes.get(`${schema}\n${table}`),
        referencedCount: details.referencedCount,
      }
    : {};
  return {
    code,
    ...reason,
    ...textsOfFunction(fault),
    ...(constraint === undefined ? {} : { constraint }),
    ...(table ? { table } : {}),
    columns: isReferenced ? [] : columns,
    ...references,
  };
}

/**
 * Detail and hint of an error that a function or a trigger raised: its author wrote them for the
 * user. Those that PostgreSQL writes may contain values of rows that the account may not see.
 */
function textsOfFunction({ code, routine, detail, hint }: DatabaseFault): Record<string, string> {
  if (code !== 'P0001' && routine !== 'exec_stmt_raise') return {};
  return { ...(detail ? { detail } : {}), ...(hint ? { hint } : {}) };
}

function codeOf({ code }: DatabaseFault): string | undefined {
  return (
    codes.get(code) ??
    (invalidValue.test(code) || limitExceeded.test(code) ? 'BAD_USER_INPUT' : undefined)
  );
}

/**
 * A function of the database writes and is declared to read alone. PostgreSQL has one SQLSTATE for
 * all that it does not support; functions in SQL are refused by a routine that refuses more.
 */
function writesInRead({ code, routine, message }: DatabaseFault): boolean {
  return code === '0A000' && (routine === '_SPI_execute_plan' || /volatile/i.test(message));
}

function withExtensions(
  error: GraphQLError,
  message: string,
  extensions: Record<string, unknown>,
): GraphQLError {
  const { nodes, source, positions, path } = error;
  return new GraphQLError(message, { nodes, source, positions, path, extensions });
}
