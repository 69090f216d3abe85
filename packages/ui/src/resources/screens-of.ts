import type { DefinedResource } from './resource.ts';
import type { ResourceDefinition } from './resource-definition.ts';

/** Custom screens of a definition. */
export const screensOf = ({
  list,
  show,
  form,
}: ResourceDefinition): DefinedResource['screens'] => ({
  list: list?.screen,
  show: show?.screen,
  create: form?.create ?? form?.screen,
  edit: form?.edit ?? form?.screen,
});
