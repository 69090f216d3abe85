import { buildSchema } from 'graphql';

import { inferModel } from '../src/infer/index.ts';
import type { Resource } from '../src/model.ts';
import { printResources } from '../src/print/index.ts';
import { operate } from './operate.ts';
import { written } from './written.ts';

/**
 * What is inferred of a schema, and what went wrong when the code printed of it was used against a
 * server that answers by the schema.
 */
export async function operated(
  sdl: string,
): Promise<{ readonly resources: readonly Resource[]; readonly problems: readonly string[] }> {
  const schema = buildSchema(sdl);
  const model = inferModel(schema);
  const { resources, remove } = await written(printResources(schema, model));
  const problems = await Promise.all(
    resources.map((resource) => operate(resource, schema, model.scalars)),
  );
  await remove();
  return { resources: model.resources, problems: problems.flat() };
}
