import {
  type DocumentNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'grafast/graphql';
import { RequestSession } from '../http/request-session.ts';

/** Fields of Query and Mutation that the sign-in needs. */
export const withoutSession: ReadonlySet<string> = new Set([
  '__typename',
  '__schema',
  '__type',
  'viewer',
  'signIn',
  'signOut',
]);
/** The same, and a new password. */
export const withNewPassword: ReadonlySet<string> = new Set([...withoutSession, 'changePassword']);

/**
 * Refuses every operation but the sign-in without a session. The database refuses the others as
 * well (requests without a session run as `admin_anonymous`). This plugin answers a single clear
 * error for the operation.
 */
export const AccessPlugin: GraphileConfig.Plugin = {
  name: 'AccessPlugin',
  grafast: {
    middleware: {
      execute(next, { args }) {
        const { viewer } = sessionOf(args.contextValue);
        const allowed =
          viewer === null
            ? withoutSession
            : viewer.mustChangePassword
              ? withNewPassword
              : undefined;
        const refused =
          allowed &&
          [...rootFields(args.document, args.operationName)].find((name) => !allowed.has(name));
        if (refused === undefined) return next();
        const error =
          viewer === null
            ? new GraphQLError('Sign in first.', { extensions: { code: 'UNAUTHENTICATED' } })
            : new GraphQLError('Change your password first.', {
                extensions: { code: 'FORBIDDEN', reason: 'MUST_CHANGE_PASSWORD' },
              });
        return { data: null, errors: [error] };
      },
    },
  },
};

/** The session of a request, of its context. */
export function sessionOf(context: unknown): RequestSession {
  if (
    typeof context === 'object' &&
    context !== null &&
    'session' in context &&
    context.session instanceof RequestSession
  )
    return context.session;
  throw new Error('The context of the request has no session.');
}

/** Names of the fields of Query or Mutation that an operation selects, inside fragments too. */
export function rootFields(
  document: DocumentNode,
  operationName: string | null | undefined,
): Set<string> {
  const names = new Set<string>();
  const checkedNames = new Set<string>();
  const operations = document.definitions.filter(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  const operation = operations.find(
    ({ name }) => operationName == null || name?.value === operationName,
  );
  const visit = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet);
      else if (!checkedNames.has(selection.name.value)) {
        checkedNames.add(selection.name.value);
        for (const node of document.definitions) {
          if (node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value)
            visit(node.selectionSet);
        }
      }
    }
  };
  if (operation) visit(operation.selectionSet);
  return names;
}
