import type { GraphQLSchema } from 'graphql';

import type { AdminConfig } from '../config.ts';
import { inferCallable } from '../callable.ts';
import type { ResourceModel } from '../model.ts';

const models = new WeakMap<GraphQLSchema, Map<string, ResourceModel>>();

/**
 * The model of a schema, made once for a configuration: the presets of one run, and the runs of one
 * watch, share it. Who configures nothing takes any.
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
