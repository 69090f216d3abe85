import type { GraphQLSchema } from 'graphql';

import type { AdminConfig } from '../config.ts';
import { inferModel } from '../infer/index.ts';
import type { ResourceModel } from '../model.ts';

const models = new WeakMap<GraphQLSchema, { readonly config: string; readonly model: ResourceModel }>();

/** The model of a schema, made once: the presets of one run, and the runs of one watch, share it. */
export function modelOf(schema: GraphQLSchema, config: AdminConfig): ResourceModel {
  const key = JSON.stringify(config);
  const found = models.get(schema);
  if (found && (found.config === key || key === '{}')) return found.model;
  const model = inferModel(schema, config);
  models.set(schema, { config: key, model });
  return model;
}
