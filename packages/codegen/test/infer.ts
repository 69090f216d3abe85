import { buildSchema } from 'graphql';

import type { Resource, ResourceModel } from '../src/model.ts';
import { inferModel, type AdminOverrides } from '../src/infer/index.ts';

/** What is inferred from a schema. */
export const model = (sdl: string, overrides?: AdminOverrides): ResourceModel =>
  inferModel(buildSchema(sdl, { assumeValidSDL: true }), overrides);

/** The resource of a type in it. */
export const resource = (sdl: string, type: string, overrides?: AdminOverrides): Resource => {
  const found = model(sdl, overrides).resources.find((candidate) => candidate.type === type);
  if (!found) throw new Error(`${type} is no resource`);
  return found;
};
