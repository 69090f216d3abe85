import type { GraphQLSchema } from 'graphql';

import type { AdminConfig } from '../config.ts';
import { inferCallable } from '../callable.ts';
import type { ResourceModel } from '../model.ts';

const models = new WeakMap<GraphQLSchema, Map<string, ResourceModel>>();

/**
 * Model of a schema, cached per configuration: the presets of a run and the runs of a watch share
 * it. An empty configuration accepts the model of any other.
 */
export function modelOf(schema: GraphQLSchema, config: AdminConfig): ResourceModel {
  const known = models.get(schema) ?? new Map<string, ResourceModel>();
  models.set(schema, known);
  const key = JSON.stringify(config);
  const [any] = known.values();
  const found = known.get(key) ?? (key === '{}' ? any : undefined);
  if (found) return found;
  const model = inferCallable(schema, config);
  known.set(key, model);
  return model;
}
