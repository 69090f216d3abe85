import { buildSchema } from 'graphql';

import { callableModel } from '../../src/callable.ts';
import { toExpectedForm, type ExpectedResource } from '../../src/expected-form.ts';
import { inferModel } from '../../src/infer/index.ts';
import { printResources } from '../../src/print/index.ts';

/** The resources of a schema in the form of expected answers, without what is not there. */
export function inferred(sdl: string): readonly Partial<ExpectedResource>[] {
  const schema = buildSchema(sdl, { assumeValidSDL: true });
  const model = inferModel(schema);
  const { resources } = toExpectedForm(callableModel(model, printResources(schema, model).omitted));
  return resources.map((resource) =>
    Object.fromEntries(Object.entries(resource).filter(([, value]) => value !== null)),
  );
}
