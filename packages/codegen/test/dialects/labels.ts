import { buildSchema } from 'graphql';

import { toLabelForm, type LabelResource } from '../../src/label-form.ts';
import { inferModel } from '../../src/infer/index.ts';

/** The resources of a schema in the form of label files, without what is not there. */
export function labels(sdl: string): readonly Partial<LabelResource>[] {
  const { resources } = toLabelForm(inferModel(buildSchema(sdl, { assumeValidSDL: true })));
  return resources.map((resource) => Object.fromEntries(Object.entries(resource).filter(([, value]) => value !== null)));
}
