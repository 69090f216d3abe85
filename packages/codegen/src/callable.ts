import type { GraphQLSchema } from 'graphql';

import { inferModel, writeRoles, type AdminOverrides } from './infer/index.ts';
import type { Resource, ResourceModel } from './model.ts';
import {
  actionRole,
  nestedRole,
  printResources,
  resourceRole,
  sendableWrites,
  type OmittedOperation,
  type PrintedResources,
} from './print/index.ts';

/**
 * The model without what printing left out, for a server requires a value there that nothing gives:
 * what a project has after it is printed. A record that is neither listed nor fetched is no
 * resource.
 */
export function callableModel(
  model: ResourceModel,
  omitted: readonly OmittedOperation[],
): ResourceModel {
  const roles = Map.groupBy(omitted, ({ resource }) => resource);
  const resources = model.resources.map((resource): Resource => {
    const own = (roles.get(resource.name) ?? []).map(({ role }) => role);
    return {
      ...resource,
      nested: resource.nested.filter(({ name }) => !own.includes(nestedRole(name))),
      ...Object.fromEntries(
        own.filter((role) => role in resource).map((role) => [role, undefined]),
      ),
    };
  });
  const rows = new Set(resources.flatMap(({ nested }) => nested.map(({ resource }) => resource)));
  const left = new Set(omitted.map(({ role }) => role));
  return {
    ...model,
    actions: model.actions.filter(({ name }) => !left.has(actionRole(name))),
    resources: resources.filter(
      ({ name, list, one, within }) =>
        !roles.get(name)?.some(({ role }) => role === resourceRole) &&
        (list ?? one ?? (within !== undefined && rows.has(name))),
    ),
  };
}

/**
 * The model without the writes that no form can send: their mutations are actions, whose own forms
 * ask for everything. One that configuration names stays.
 */
export const inferCallable = (
  schema: GraphQLSchema,
  overrides: AdminOverrides = {},
): ResourceModel => inferModel(schema, overrides, sendableWrites(schema));

interface Steps {
  readonly overrides?: AdminOverrides;
  readonly infer?: (overrides: AdminOverrides) => ResourceModel;
  readonly print?: (model: ResourceModel) => PrintedResources;
}

/**
 * The model of a schema, and what is printed of it. A write that only validation refuses is found
 * when it is printed: it is none either, and everything is asked again without it.
 */
export function printCallable(
  schema: GraphQLSchema,
  {
    overrides = {},
    infer = (given) => inferCallable(schema, given),
    print = (model) => printResources(schema, model),
  }: Steps = {},
): { readonly model: ResourceModel; readonly printed: PrintedResources } {
  const model = infer(overrides);
  const printed = print(model);
  const types = new Map(model.resources.map(({ name, type }) => [name, type]));
  const left = printed.omitted.flatMap(({ resource, role }) => {
    const [type, write] = [types.get(resource), writeRoles.find((each) => each === role)];
    return type !== undefined && write && givenWrite(overrides, type, write) === undefined
      ? [{ type, write }]
      : [];
  });
  if (left.length === 0) return { model, printed };
  const resources = { ...overrides.resources };
  for (const { type, write } of left)
    resources[type] = {
      ...(Object.hasOwn(resources, type) ? resources[type] : undefined),
      [write]: null,
    };
  return printCallable(schema, { overrides: { ...overrides, resources }, infer, print });
}

/** What configuration says of a write: a type may be called like a member of every object. */
const givenWrite = (
  { resources = {} }: AdminOverrides,
  type: string,
  write: (typeof writeRoles)[number],
): string | null | undefined =>
  Object.hasOwn(resources, type) ? resources[type]?.[write] : undefined;
