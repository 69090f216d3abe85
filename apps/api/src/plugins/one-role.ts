import { getNamedType, GraphQLError, type GraphQLSchema, isObjectType } from 'grafast/graphql';
import { rootFields, sessionOf, withNewPassword } from './access.ts';

/** Fields of Mutation that change nothing but what the account has for itself. */
const ofEverybody: ReadonlySet<string> = new Set([
  ...withNewPassword,
  'writeSavedView',
  'removeSavedView',
  'openInSavedView',
]);

/**
 * Checks rights where all requests run as the same user of the database. It answers the errors that
 * the missing right of a role would cause. Other operations are refused or hidden by the database
 * (`rightsOf`).
 */
export function createOneRolePlugin(): GraphileConfig.Plugin {
  let ofOwners: ReadonlySet<string> = new Set();
  let writes: ReadonlySet<string> = new Set();
  return {
    name: 'OneRolePlugin',
    schema: {
      hooks: {
        finalize(schema, build) {
          const accounts = Object.values(build.pgResources).find(
            ({ parameters, extensions }) =>
              !parameters &&
              extensions?.pg?.schemaName === 'admin' &&
              extensions.pg.name === 'accounts',
          );
          if (accounts) ofOwners = fieldsOf(schema, build.inflection.tableType(accounts.codec));
          writes = new Set(
            Object.keys(schema.getMutationType()?.getFields() ?? {}).filter(
              (name) => !ofEverybody.has(name),
            ),
          );
          return schema;
        },
      },
    },
    grafast: {
      middleware: {
        execute(next, { args }) {
          const { viewer } = sessionOf(args.contextValue);
          const isRefused = (name: string): boolean =>
            (viewer?.role !== 'owner' && ofOwners.has(name)) ||
            (viewer?.role === 'viewer' && writes.has(name));
          const refused = [...rootFields(args.document, args.operationName)].filter(isRefused);
          if (refused.length === 0) return next();
          const error = new GraphQLError(`This account has no right to ${refused.join(', ')}.`, {
            extensions: { code: 'FORBIDDEN' },
          });
          return { data: null, errors: [error] };
        },
      },
    },
  };
}

/** Fields of Query and Mutation that answer with a record of a type, a list or a change of it. */
function fieldsOf(schema: GraphQLSchema, type: string): ReadonlySet<string> {
  const isAbout = (name: string): boolean => {
    const answered = schema.getType(name);
    return (
      name === type ||
      name === `${type}Connection` ||
      (isObjectType(answered) &&
        name.endsWith('Payload') &&
        Object.values(answered.getFields()).some((field) => getNamedType(field.type).name === type))
    );
  };
  return new Set(
    [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
      Object.values(root?.getFields() ?? {})
        .filter((field) => isAbout(getNamedType(field.type).name))
        .map(({ name }) => name),
    ),
  );
}
