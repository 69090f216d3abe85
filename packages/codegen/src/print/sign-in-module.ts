import { getNamedType, isCompositeType, isLeafType, isListType, getNullableType, isObjectType, type GraphQLNamedType, type GraphQLSchema, type OperationDefinitionNode, type SelectionNode } from 'graphql';

import { memberAt, type Path, type Resource, type ResourceModel } from '../model.ts';
import { ArgumentTree } from './arguments.ts';
import { fieldNode, nest } from './ast.ts';
import { array, entries, object, property, string } from './code.ts';
import type { Context } from './context.ts';
import { errorMembers } from './error-members.ts';
import { header } from './header.ts';
import { ModuleScope } from './module-scope.ts';
import type { PersistedDocument } from './persisted.ts';
import { operationCode, type OperationCode } from './query-code.ts';
import { fieldOf, hasField, rootField, type AnyField } from './schema-path.ts';
import { UnprintableOperation } from './unprintable.ts';

export interface SignInModule {
  readonly text: string;
  readonly operations: readonly OperationDefinitionNode[];
  readonly persisted: readonly PersistedDocument[];
}

const prefix = 'Endpoint';

/** How a person signs in to the endpoint, and how to tell that a token or a session holds. The module is there for every schema; what was not found is `undefined`. */
export function signInModule(schema: GraphQLSchema, model: ResourceModel): SignInModule {
  const reserved = ['SignIn', 'SignOut', 'Probe'].flatMap((name) => [`${prefix}${name}Data`, `${prefix}${name}Variables`]);
  const scope = new ModuleScope(schema, model, [...reserved, 'SignInDescriptor', 'ProbeDescriptor']);
  const signIn = signInCode(schema, model, scope);
  const probe = probeCode(schema, model, scope);
  const operations = [...(signIn?.operations ?? []), ...(probe?.operations ?? [])];
  const body = [
    ...operations.flatMap(({ declarations }) => declarations),
    `/** The endpoint's own sign-in. */\nexport const signIn: ${scope.contract('SignInDescriptor')} | undefined = ${signIn?.code ?? 'undefined'};`,
    `/** What is asked to learn whether a token or a session holds. */\nexport const probe: ${scope.contract('ProbeDescriptor')} | undefined = ${probe?.code ?? 'undefined'};`,
  ];
  const declarations = scope.declarations();
  const imports = scope.importLines('./').map((line) => line.replace("'./../", "'../"));
  const text = [header + imports.join('\n'), ...declarations, ...body].join('\n\n');
  return { text: `${text}\n`, operations: operations.map(({ document }) => document), persisted: operations.map(({ persisted }) => persisted) };
}

interface Printed {
  readonly code: string;
  readonly operations: readonly OperationCode[];
}

function signInCode(schema: GraphQLSchema, model: ResourceModel, scope: ModuleScope): Printed | undefined {
  const found = model.signIn?.mutation;
  if (!found) return undefined;
  const field = rootField(schema, 'mutation', found.root);
  const tree = new ArgumentTree(field, scope);
  tree.require(found.required);
  tree.set(found.identifier, 'identifier');
  tree.set(found.password, 'password');
  const token = found.token;
  const named = getNamedType(field.type);
  const selections = isCompositeType(named) ? [fieldNode('__typename'), ...(token && token.length > 0 ? nest(token, []) : []), ...said({ schema }, named, found.errorTypes)] : [];
  const operation = write(schema, scope, 'SignIn', found.root, tree, selections);
  const signOut = found.signOut && signOutCode(schema, scope, found.signOut);
  const code = object(
    entries({
      document: `${prefix}SignInDocument`,
      kind: string(found.kind),
      variables: `({ identifier, password }) => (${object(tree.entries())})`,
      payload: path(found.root),
      token: token && path([...found.root, ...token.filter((step) => memberAt(step) === undefined)]),
      refusals: found.errorTypes.length > 0 && array(found.errorTypes.map(string)),
      signOut: signOut && object([property('document', `${prefix}SignOutDocument`), property('variables', signOut.variables)]),
    }),
  );
  const checked = `${code} satisfies ${scope.contract('SignInDescriptor')}<${prefix}SignInData, ${prefix}SignInVariables>`;
  return { code: `${scope.helper('erased')}(${checked})`, operations: [operation, ...(signOut ? [signOut.operation] : [])] };
}

/** What a refusal says: of members of a union that are errors, or in a list of errors beside the token. */
function said(context: Pick<Context, 'schema'>, answered: GraphQLNamedType, errorTypes: readonly string[]): readonly SelectionNode[] {
  const members = errorMembers(context, { kind: 'union', path: [], errorTypes, message: 'message' });
  const lists = isObjectType(answered) ? Object.values(answered.getFields()).filter(({ name, type }) => /^(.*errors|problems)$/i.test(name) && isListType(getNullableType(type))) : [];
  const listed = lists.flatMap(({ name, type }) => {
    const entry = getNamedType(type);
    const parts = ['message', 'code', 'field'].filter((part) => hasField(entry, part) && isLeafType(getNamedType(fieldOf(entry, part).type)));
    return parts.length > 0 ? [fieldNode(name, parts.map((part) => fieldNode(part)))] : isLeafType(entry) ? [fieldNode(name)] : [];
  });
  return [...members, ...listed];
}

function signOutCode(schema: GraphQLSchema, scope: ModuleScope, { root, required }: NonNullable<NonNullable<NonNullable<ResourceModel['signIn']>['mutation']>['signOut']>): { readonly operation: OperationCode; readonly variables: string } {
  const field = rootField(schema, 'mutation', root);
  const tree = new ArgumentTree(field, scope);
  tree.require(required);
  return { operation: write(schema, scope, 'SignOut', root, tree, own(field)), variables: object(tree.entries()) };
}

function probeCode(schema: GraphQLSchema, model: ResourceModel, scope: ModuleScope): Printed | undefined {
  const { viewer, list } = model.signIn?.probe ?? {};
  const resource = model.resources.find(({ name }) => name === list);
  if (viewer) return viewerProbe(schema, scope, viewer);
  return resource && listProbe(schema, scope, resource);
}

function viewerProbe(schema: GraphQLSchema, scope: ModuleScope, viewer: Path): Printed {
  const root = viewer.slice(0, 1);
  const tree = new ArgumentTree(rootField(schema, 'query', root), scope);
  const operation = write(schema, scope, 'Probe', root, tree, nest(viewer.slice(1), [fieldNode('__typename')]));
  return { code: object([property('document', `${prefix}ProbeDocument`), property('variables', '{}'), property('viewer', path(viewer))]), operations: [operation] };
}

/** One row of a list, where no query says who is signed in. */
function listProbe(schema: GraphQLSchema, scope: ModuleScope, { list }: Resource): Printed | undefined {
  if (!list) return undefined;
  const tree = new ArgumentTree(rootField(schema, 'query', list.root), scope);
  const { paging } = list;
  const size = paging.kind === 'cursor' ? paging.first : paging.kind === 'page' || paging.kind === 'token' ? paging.size : paging.limit;
  if (size && getNamedType(tree.place(size).type).name === 'Int') tree.set(size, '1');
  try {
    const operation = write(schema, scope, 'Probe', list.root, tree, nest(list.records, [fieldNode('__typename')]));
    return { code: object([property('document', `${prefix}ProbeDocument`), property('variables', object(tree.entries()))]), operations: [operation] };
  } catch (error) {
    if (error instanceof UnprintableOperation) return undefined;
    throw error;
  }
}

function write(schema: GraphQLSchema, scope: ModuleScope, name: 'SignIn' | 'SignOut' | 'Probe', root: Path, tree: ArgumentTree, selections: Parameters<typeof operationCode>[1]['selections']): OperationCode {
  return operationCode(
    { schema, scope, prefix, fragments: new Map() },
    { kind: name === 'Probe' ? 'query' : 'mutation', name: `${prefix}${name}`, root, arguments: tree, selections, variablesType: tree.members() },
  );
}

const own = ({ type }: AnyField) => (isCompositeType(getNamedType(type)) ? [fieldNode('__typename')] : []);

const path = (steps: Path): string => array(steps.map(string));
