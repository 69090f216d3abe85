import type { Resource, ResourceModel } from './model.ts';
import { actionRole, nestedRole, type OmittedOperation } from './print/index.ts';

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
