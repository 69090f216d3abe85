import type { PgExecutorContext } from '@dataplan/pg';
import { context, lambda, SafeError, sideEffect } from 'grafast';
import { extendSchema, gql } from 'graphile-utils';
import {
  importableTables,
  importRows,
  type ImportInput,
  mostRows,
  type RowRefusal,
} from './import-rows.ts';

declare global {
  namespace Grafast {
    interface Context {
      /**
       * The refusal of a row by the database; `undefined` where the error is not about a row.
       * `mutation`: the mutation that would have created the record.
       */
      refusalOf?: (error: Error, mutation: string) => Omit<RowRefusal, 'row'> | undefined;
      /**
       * Milliseconds that an import keeps the connection before others have their turn.
       *
       * @defaultValue `Infinity`
       */
      importTurn?: number;
    }
  }
}

const typeDefs = gql`
  input ImportRulesInput {
    """
    Type of the records.
    """
    type: String!
  }
  """
  How records of a type are imported.
  """
  type ImportRules {
    """
    Rows of a call at most.
    """
    mostRows: Int!
    """
    Fields that find one record, each alone or together with others.
    """
    keys: [[String!]!]!
    """
    Field of the key that the database gives to new records, and takes from their rows on request; null where it always gives it, or never.
    """
    takableKey: String
  }
  extend type Viewer {
    """
    How records of a type are imported; null where they cannot be.
    """
    importRules(input: ImportRulesInput!): ImportRules
  }

  input ImportRecordsInput {
    """
    Type of the records.
    """
    type: String!
    """
    Names the call: with the name of one that was carried out, it answers what came of that and writes nothing; with other rows it is refused.
    """
    id: String!
    """
    Values of each record by field, as the input that creates one takes them.
    """
    rows: [JSON!]!
    """
    Fields that find the record which is to be changed; where there is none, one is made. Absent: each row makes one.
    """
    key: [String!]
    """
    New records have the keys of their rows, where the database would give them.
    """
    takesKeys: Boolean
    """
    Answers what would come of it, and writes nothing.
    """
    dryRun: Boolean
  }
  """
  A row that was not written, and why.
  """
  type ImportRefusal {
    """
    Its place in the call, from 0.
    """
    row: Int!
    message: String!
    code: String!
    """
    Fields that it is about.
    """
    columns: [String!]!
  }
  type ImportRecordsPayload {
    created: Int!
    updated: Int!
    """
    The others were written.
    """
    refused: [ImportRefusal!]!
  }
  extend type Mutation {
    """
    Writes the records of a file, each by itself, in one transaction.
    """
    importRecords(input: ImportRecordsInput!): ImportRecordsPayload
  }
`;

/**
 * Imports the records of a file in one call and one transaction. The rules stand below `viewer`,
 * and no name is the name of a resource, so that generated admins show neither a list nor an
 * action.
 */
export const RecordImportsPlugin: GraphileConfig.Plugin = extendSchema((build) => {
  const tables = importableTables(build);
  return {
    typeDefs,
    objects: {
      Viewer: {
        plans: {
          importRules: (_viewer, args) =>
            lambda(args.getRaw('input'), ({ type }: { readonly type: string }) => {
              const table = tables().get(type);
              return table
                ? { mostRows, keys: table.keys, takableKey: table.takable ?? null }
                : null;
            }),
        },
      },
      Mutation: {
        plans: {
          importRecords: (_parent, args, { schema }) =>
            sideEffect(
              [context(), args.getRaw('input')],
              async ([{ session, refusalOf, importTurn, ...requestContext }, input]: readonly [
                Grafast.Context,
                ImportInput,
              ]) => {
                const { viewer } = session;
                if (!viewer || viewer.role === 'viewer')
                  throw new SafeError('This account may look at everything and change nothing.', {
                    code: 'FORBIDDEN',
                  });
                const table = tables().get(input.type);
                if (!table)
                  throw new SafeError(`Records of the type ${input.type} are not imported.`, {
                    code: 'BAD_USER_INPUT',
                  });
                if (!isExecutorContext(requestContext) || !refusalOf)
                  throw new Error('The context of the request has no database.');
                const { withPgClient, pgSettings } = requestContext;
                return withPgClient(pgSettings, (client) =>
                  importRows({
                    client,
                    schema,
                    table,
                    input,
                    accountId: viewer.id,
                    role: pgSettings?.['role'] ?? '',
                    refusalOf: (error) => refusalOf(error, table.create),
                    turn: importTurn,
                  }),
                );
              },
            ),
        },
      },
    },
  };
}, 'RecordImportsPlugin');

function isExecutorContext(value: object): value is PgExecutorContext {
  return 'withPgClient' in value && 'pgSettings' in value;
}
