import {
  getNamedType,
  isCompositeType,
  isLeafType,
  isListType,
  getNullableType,
  isObjectType,
  type GraphQLNamedType,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';

import { memberAt, type Path, type Resource, type ResourceModel } from '../../model.ts';
import { ArgumentTree } from '../arguments/arguments.ts';
import {
  array,
  code,
  entries,
  literal,
  object,
  parameter,
  string,
  typeLiteral,
  undefinedCode,
  type Code,
} from '../code/code.ts';
import { imported } from '../code/library.ts';
import { Repeated } from '../code/repeated.ts';
import type { Context } from '../context/context.ts';
import { fieldNode, nest } from '../documents/ast.ts';
import type { PersistedDocument } from '../documents/persisted.ts';
import { errorMembers } from '../operations/error-members.ts';
import { operationCode, operationOf, type OperationCode } from '../operations/query-code.ts';
import { fieldOf, hasField, rootField, type AnyField } from '../schema-path.ts';
import { actionRole, type OmittedOperation } from '../omitted.ts';
import { Unprintable } from '../unprintable.ts';

export interface SignInModule {
  /** Its declarations. */
  readonly body: readonly Code[];
  readonly operations: readonly OperationDefinitionNode[];
  readonly persisted: readonly PersistedDocument[];
  readonly omitted: readonly OmittedOperation[];
}

const prefix = 'Endpoint';

/** Types that the module declares. */
export const signInTypes: readonly string[] = ['SignIn', 'SignOut', 'Probe'].flatMap((name) => [
  `${prefix}${name}Data`,
  `${prefix}${name}Variables`,
]);

type SignInContext = Pick<Context, 'schema' | 'model' | 'types' | 'refused'>;

/**
 * Sign-in mutation of the endpoint, and the query that tests a token or a session. Every schema has
 * the module; operations that were not found are `undefined`.
 */
export function signInModule(context: SignInContext): SignInModule {
  const found = signInCode(context);
  const signIn = found instanceof Unprintable ? undefined : found;
  const probed = probeCode(context);
  const probe = probed instanceof Unprintable ? undefined : probed;
  const operations = [...(signIn?.operations ?? []), ...(probe?.operations ?? [])];
  const body = [
    ...operations.flatMap(({ declarations }) => declarations),
    code`/** The endpoint's own sign-in. */\nexport const signIn: ${imported('SignInDescriptor')} | undefined = ${signIn?.code ?? undefinedCode};`,
    code`/** What is asked to learn whether a token or a session holds. */\nexport const probe: ${imported('ProbeDescriptor')} | undefined = ${probe?.code ?? undefinedCode};`,
  ];
  return {
    body,
    operations: operations.map(({ operation }) => operation.document),
    persisted: operations.map(({ operation }) => operation.persisted),
    omitted:
      found instanceof Unprintable
        ? [
            {
              resource: '',
              role: actionRole(context.model.signIn?.mutation?.root.join('.') ?? ''),
              reason: found.reason,
            },
          ]
        : [],
  };
}

interface Printed {
  readonly code: Code;
  readonly operations: readonly OperationCode[];
}

function signInCode(context: SignInContext): Printed | Unprintable | undefined {
  const { schema, types } = context;
  const found = context.model.signIn?.mutation;
  if (!found) return undefined;
  const field = rootField(schema, 'mutation', found.root);
  const tree = new ArgumentTree(field, types);
  tree.require(found.required);
  tree.set(found.identifier, parameter('identifier'));
  tree.set(found.password, parameter('password'));
  const token = found.token;
  const named = getNamedType(field.type);
  const selections = isCompositeType(named)
    ? [
        fieldNode('__typename'),
        ...(token && token.length > 0 ? nest(token, []) : []),
        ...said(context, named, found.errorTypes),
      ]
    : [];
  const operation = write(context, 'SignIn', found.root, tree, selections);
  if (operation instanceof Unprintable) return operation;
  const signOut = found.signOut && signOutCode(context, found.signOut);
  const descriptor = object(
    entries({
      document: operation.constant,
      kind: string(found.kind),
      variables: code`({ identifier, password }) => (${tree.values()})`,
      payload: path(found.root),
      token:
        token && path([...found.root, ...token.filter((step) => memberAt(step) === undefined)]),
      refusals: found.errorTypes.length > 0 && array(found.errorTypes.map(string)),
      signOut:
        signOut &&
        object(entries({ document: signOut.operation.constant, variables: signOut.variables })),
    }),
  );
  const checked = code`${descriptor} satisfies ${imported('SignInDescriptor')}<${operation.types}>`;
  return {
    code: code`${imported('descriptor')}(${checked})`,
    operations: [operation, ...(signOut ? [signOut.operation] : [])],
  };
}

/** Fields of a refusal: of error members of a union, or of a list of errors next to the token. */
function said(
  context: Pick<Context, 'schema'>,
  answered: GraphQLNamedType,
  errorTypes: readonly string[],
): readonly SelectionNode[] {
  const members = errorMembers(context, {
    kind: 'union',
    path: [],
    errorTypes,
    message: 'message',
  });
  const lists = isObjectType(answered)
    ? Object.values(answered.getFields()).filter(
        ({ name, type }) =>
          /^(.*errors|problems)$/i.test(name) && isListType(getNullableType(type)),
      )
    : [];
  const listed = lists.flatMap(({ name, type }) => {
    const entry = getNamedType(type);
    const parts = ['message', 'code', 'field'].filter(
      (part) => hasField(entry, part) && isLeafType(getNamedType(fieldOf(entry, part).type)),
    );
    return parts.length > 0
      ? [
          fieldNode(
            name,
            parts.map((part) => fieldNode(part)),
          ),
        ]
      : isLeafType(entry)
        ? [fieldNode(name)]
        : [];
  });
  return [...members, ...listed];
}

function signOutCode(
  context: SignInContext,
  {
    root,
    required,
  }: NonNullable<NonNullable<NonNullable<ResourceModel['signIn']>['mutation']>['signOut']>,
): { readonly operation: OperationCode; readonly variables: Code } | undefined {
  const field = rootField(context.schema, 'mutation', root);
  const tree = new ArgumentTree(field, context.types);
  tree.require(required);
  const operation = write(context, 'SignOut', root, tree, own(field));
  return operation instanceof Unprintable ? undefined : { operation, variables: tree.values() };
}

function probeCode(context: SignInContext): Printed | Unprintable | undefined {
  const { viewer, list } = context.model.signIn?.probe ?? {};
  const resource = context.model.resources.find(({ name }) => name === list);
  if (viewer) return viewerProbe(context, viewer);
  return resource && listProbe(context, resource);
}

function viewerProbe(context: SignInContext, viewer: Path): Printed | Unprintable {
  const root = viewer.slice(0, 1);
  const tree = new ArgumentTree(rootField(context.schema, 'query', root), context.types);
  const operation = write(
    context,
    'Probe',
    root,
    tree,
    nest(viewer.slice(1), [fieldNode('__typename')]),
  );
  if (operation instanceof Unprintable) return operation;
  return {
    code: object(
      entries({ document: operation.constant, variables: object([]), viewer: path(viewer) }),
    ),
    operations: [operation],
  };
}

/** First row of a list, where no query answers the signed-in user. */
function listProbe(context: SignInContext, { list }: Resource): Printed | Unprintable | undefined {
  if (!list) return undefined;
  const tree = new ArgumentTree(rootField(context.schema, 'query', list.root), context.types);
  const { paging } = list;
  const size =
    paging.kind === 'cursor'
      ? paging.first
      : paging.kind === 'page' || paging.kind === 'token'
        ? paging.size
        : paging.limit;
  if (size && getNamedType(tree.place(size).type).name === 'Int') tree.set(size, literal(1));
  const operation = write(
    context,
    'Probe',
    list.root,
    tree,
    nest(list.records, [fieldNode('__typename')]),
  );
  if (operation instanceof Unprintable) return operation;
  return {
    code: object(entries({ document: operation.constant, variables: tree.values() })),
    operations: [operation],
  };
}

function write(
  given: SignInContext,
  name: 'SignIn' | 'SignOut' | 'Probe',
  root: Path,
  tree: ArgumentTree,
  selections: readonly SelectionNode[],
): OperationCode | Unprintable {
  const context = {
    ...given,
    prefix,
    fragments: new Map<string, never>(),
    repeated: new Repeated(),
  };
  const operation = operationOf(context, {
    kind: name === 'Probe' ? 'query' : 'mutation',
    name: `${prefix}${name}`,
    root,
    arguments: tree,
    selections,
  });
  return operation instanceof Unprintable
    ? operation
    : operationCode(context, operation, { variablesType: typeLiteral(tree.members()) });
}

const own = ({ type }: AnyField) =>
  isCompositeType(getNamedType(type)) ? [fieldNode('__typename')] : [];

const path = (steps: Path): Code => array(steps.map(string));
