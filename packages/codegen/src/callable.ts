import type { Resource, ResourceModel } from './model.ts';
import { actionRole, type OmittedOperation } from './print/index.ts';

/**
 * The model without what printing left out, for a server requires a value there that nothing gives: what a project has after it is printed. A record that is
 * neither listed nor fetched is no resource.
 */
export function callableModel(model: ResourceModel, omitted: readonly OmittedOperation[]): ResourceModel {
  const roles = Map.groupBy(omitted, ({ resource }) => resource);
  const resources = model.resources.map((resource): Resource => ({ ...resource, ...Object.fromEntries((roles.get(resource.name) ?? []).map(({ role }) => [role, undefined])) }));
  const left = new Set(omitted.map(({ role }) => role));
  return { ...model, actions: model.actions.filter(({ name }) => !left.has(actionRole(name))), resources: resources.filter(({ list, one }) => list ?? one) };
}
