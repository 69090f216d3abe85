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
 * Infers the model without writes that no form can send. Their mutations become actions, whose
 * forms ask for every argument. A write that configuration names stays.
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
 * Infers a schema's model and prints it. Printing may find a write that validation refuses. The
 * model is then inferred and printed again without that write.
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

/**
 * Mutation that configuration names for a write. The own-property check is needed: a type may have
 * the name of an inherited member of every object.
 */
const givenWrite = (
  { resources = {} }: AdminOverrides,
  type: string,
  write: (typeof writeRoles)[number],
): string | null | undefined =>
  Object.hasOwn(resources, type) ? resources[type]?.[write] : undefined;
