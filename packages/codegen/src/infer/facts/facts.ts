import { getNamedType, type GraphQLSchema } from 'graphql';

import type { Facts } from '../contracts/facts.ts';
import type { AdminOverrides } from '../contracts/overrides.ts';
import type { OutputField } from '../contracts/schema.ts';
import { findLookups } from './lookups.ts';
import { findNaturalKey, findPointedTo } from './natural-key.ts';
import { once } from './once.ts';
import { findPayloadTypes } from './payload-types.ts';
import { findRemovals } from './removals.ts';
import { readRootFields } from './root-fields.ts';
import { readScopes } from './scope.ts';
import { readRecordNames, readThings } from './things.ts';
import { readTypeFacts } from './type-facts.ts';
import { findWrittenTypes } from './written-types.ts';

export function readFacts(schema: GraphQLSchema, scalars?: AdminOverrides['scalars']): Facts {
  const types = readTypeFacts(schema, scalars);
  const isRecord = readRecordNames(types);
  const queries = readRootFields(schema.getQueryType(), 'query', types, isRecord);
  const isThing = readThings(isRecord, queries);
  const mutations = readRootFields(schema.getMutationType(), 'mutation', types, isThing);
  const isScope = readScopes(queries);
  const pointedTo = findPointedTo(types);
  const payloadTypes = once(findPayloadTypes);
  const payloadTypesOf = (field: OutputField): ReadonlySet<string> =>
    payloadTypes(getNamedType(field.type));
  return {
    ...types,
    queries,
    mutations,
    subscriptions: readRootFields(schema.getSubscriptionType(), 'subscription', types, isThing),
    query: new Map(queries.map((root) => [root.name, root])),
    isThing,
    isScope,
    lookups: findLookups(queries, isScope),
    naturalKeyOf: (type) => findNaturalKey(type, types, pointedTo),
    payloadTypesOf,
    removals: findRemovals(queries, mutations, types.isIdentified),
    written: findWrittenTypes(mutations, payloadTypesOf),
  };
}
