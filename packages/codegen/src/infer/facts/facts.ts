import { getNamedType, type GraphQLSchema } from 'graphql';

import type { AdminOverrides } from '../contracts/overrides.ts';
import { findLookups, type Lookup } from './lookups.ts';
import type { IsThing } from './names/glued.ts';
import { findNaturalKey, findPointedTo } from './natural-key.ts';
import { once } from './once.ts';
import { findRemovals, type Removal } from './removals.ts';
import { findPayloadTypes } from './payload-types.ts';
import { readRootFields, type RootField } from './root-fields.ts';
import { readScopes, type IsScope } from './scope.ts';
import type { OutputField } from './schema-types.ts';
import { readRecordNames, readThings } from './things.ts';
import { readTypeFacts, type TypeFacts } from './type-facts.ts';
import { findWrittenTypes, type WrittenType } from './written-types.ts';

/**
 * Everything that is asked of a schema more than once, asked once. Made for each schema, and passed
 * along: no answer depends on what was asked before.
 */
export interface Facts extends TypeFacts {
  readonly queries: readonly RootField[];
  readonly mutations: readonly RootField[];
  readonly subscriptions: readonly RootField[];
  /** Query fields by dotted path. */
  readonly query: ReadonlyMap<string, RootField>;
  /** Whether a word, or several without a seam, is what records or their lists are called. */
  readonly isThing: IsThing;
  /** Whether an argument says in whose data to look rather than for what. */
  readonly isScope: IsScope;
  /** Query fields that find one record by values of its own, by record type. */
  readonly lookups: ReadonlyMap<string, readonly Lookup[]>;
  /** The text that tells apart records of a type without identifier. */
  readonly naturalKeyOf: (type: unknown) => string | undefined;
  /** Types of records in what a mutation or a subscription returns. */
  readonly payloadTypesOf: (field: OutputField) => ReadonlySet<string>;
  /** What mutations that delete ask for of records without identifier, by record type. */
  readonly removals: ReadonlyMap<string, Removal>;
  /** Types that mutations create or update by name, and answer with. */
  readonly written: ReadonlyMap<string, WrittenType>;
}

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
