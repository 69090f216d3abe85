import { buildSchema } from 'graphql';

import { toExpectedForm, type ExpectedResource } from '../../src/expected-form.ts';
import { inferModel } from '../../src/infer/index.ts';

/** The resources of a schema in the form of expected answers, without what is not there. */
export function inferred(sdl: string): readonly Partial<ExpectedResource>[] {
  const { resources } = toExpectedForm(inferModel(buildSchema(sdl, { assumeValidSDL: true })));
  return resources.map((resource) => Object.fromEntries(Object.entries(resource).filter(([, value]) => value !== null)));
}
