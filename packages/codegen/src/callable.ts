import type { GraphQLSchema } from 'graphql';

import type { AdminOverrides } from './infer/index.ts';
import type { Resource, ResourceModel } from './model.ts';
import { actionRole, findUnsendableWrites, nestedRole, writeRoles, type OmittedOperation, type PrintedResources, type ResourceWrite } from './print/index.ts';

/**
 * The model without what printing left out, for a server requires a value there that nothing gives: what a project has after it is printed. A record that is
 * neither listed nor fetched is no resource.
 */
export function callableModel(model: ResourceModel, omitted: readonly OmittedOperation[]): ResourceModel {
  const roles = Map.groupBy(omitted, ({ resource }) => resource);
  const resources = model.resources.map((resource): Resource => {
    const own = (roles.get(resource.name) ?? []).map(({ role }) => role);
    return { ...resource, nested: resource.nested.filter(({ name }) => !own.includes(nestedRole(name))), ...Object.fromEntries(own.filter((role) => role in resource).map((role) => [role, undefined])) };
  });
  const rows = new Set(resources.flatMap(({ nested }) => nested.map(({ resource }) => resource)));
  const left = new Set(omitted.map(({ role }) => role));
  return { ...model, actions: model.actions.filter(({ name }) => !left.has(actionRole(name))), resources: resources.filter(({ name, list, one, within }) => list ?? one ?? (within !== undefined && rows.has(name))) };
}

/** What makes the model of one schema, with parts fixed by hand, and prints it. */
interface Steps {
  readonly schema: GraphQLSchema;
  readonly infer: (overrides: AdminOverrides) => ResourceModel;
  readonly print: (model: ResourceModel) => PrintedResources;
}

/**
 * The model of a schema, and what is printed of it. A write that cannot be printed, because the server requires a value there that no form of the resource
 * gives, is none: its mutation is an action, whose own form asks for everything. One that configuration names stays what it is, and is left out.
 */
export function printCallable({ schema, infer, print }: Steps, overrides: AdminOverrides = {}): { readonly model: ResourceModel; readonly printed: PrintedResources } {
  const model = infer(overrides);
  // Most are told by their arguments, for a fraction of what printing takes.
  const unsendable = withoutWrites(overrides, findUnsendableWrites(schema, model));
  if (unsendable) return printCallable({ schema, infer, print }, unsendable);
  const printed = print(model);
  const refused = withoutWrites(overrides, model.resources.flatMap((resource) => writeRoles.flatMap((role) => (printed.omitted.some((left) => left.resource === resource.name && left.role === role) ? [{ resource, role }] : []))));
  return refused ? printCallable({ schema, infer, print }, refused) : { model, printed };
}

/** The same overrides, and none of these writes; `undefined` where configuration names them all. */
function withoutWrites(overrides: AdminOverrides, writes: readonly ResourceWrite[]): AdminOverrides | undefined {
  const left = writes.filter(({ resource: { type }, role }) => overrides.resources?.[type]?.[role] === undefined);
  if (left.length === 0) return undefined;
  const resources = { ...overrides.resources };
  for (const { resource: { type }, role } of left) resources[type] = { ...resources[type], [role]: null };
  return { ...overrides, resources };
}
