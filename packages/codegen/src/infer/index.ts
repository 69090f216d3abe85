import type { GraphQLSchema } from 'graphql';

import type { Problem, ResourceModel, WriteOperation } from '../model.ts';
import { assembleActions } from './assembly/actions/actions.ts';
import { nameActions, nameQueries } from './assembly/actions/inner-actions.ts';
import { assembleQueries, otherRoots } from './assembly/actions/queries.ts';
import { readShownFields } from './assembly/actions/shown-fields.ts';
import { draftResources } from './assembly/drafts.ts';
import { withFilterRelations } from './assembly/filter-relations.ts';
import { readInnerResources, withWritesOf } from './assembly/inner-resources.ts';
import { linkResources } from './assembly/link-resources.ts';
import { nameResources } from './assembly/names.ts';
import { describeDoubts, describeUnlisted } from './assembly/problems.ts';
import { assembleWithout, type AssembledResource, type SettledRoles } from './assembly/resource.ts';
import { scalarKinds } from './assembly/scalar-kinds.ts';
import { withSharedScopes } from './assembly/shared-scopes.ts';
import type { Draft } from './contracts/draft.ts';
import {
  byName,
  requireName,
  withoutPrototypes,
  type AdminOverrides,
} from './contracts/overrides.ts';
import type { Survey } from './contracts/survey.ts';
import { readFacts } from './facts/facts.ts';
import { readEntities } from './readings/actions/entities.ts';
import { checkOverrides } from './readings/check-overrides.ts';
import { chooseKey, keyOfRecords } from './readings/key/choose-key.ts';
import { findTwins } from './readings/record/twins.ts';
import { indexResources } from './readings/resource-index.ts';
import { readCarriers } from './readings/scalars/carriers.ts';
import { inferSignIn } from './readings/sign-in/sign-in.ts';
import { findListCandidates } from './rules/list-candidates.ts';
import { resolveLists, toResources } from './rules/resolve-lists.ts';
import { resolveRoles } from './rules/resolve-roles.ts';

export { writeRoles } from './assembly/resource.ts';
export {
  OverrideError,
  type AdminOverrides,
  type ResourceOverrides,
  type ScalarOverrides,
  type SignInOverrides,
  type TextOrder,
} from './contracts/overrides.ts';

/**
 * What a schema manages: which types can be listed, shown, created, updated and deleted, how each
 * operation is called, and why. The same schema gives the same model, in whatever order its
 * definitions were written.
 *
 * @param isSendable whether a form can make a write. Where none can, its mutation is an action,
 *   unless the configuration names it.
 */
export function inferModel(
  schema: GraphQLSchema,
  given: AdminOverrides = {},
  isSendable: (write: WriteOperation) => boolean = () => true,
): ResourceModel {
  const overrides = withoutPrototypes(given);
  const facts = readFacts(schema, overrides.scalars);
  checkOverrides(overrides, facts);

  // Rules: what is listed, and what else can be done with it.
  const candidates = findListCandidates(facts);
  const resolution = resolveLists(facts, candidates, overrides);
  const listed = indexResources(toResources(resolution, candidates));
  const forms = new Map(
    listed.resources.map((resource) => [
      resource.type,
      chooseKey(resource, overrides.resources?.[resource.type]?.key, listed, facts),
    ]),
  );
  // What cannot be told apart is referred to by nothing, and no operation takes it.
  const index = indexResources(
    listed.resources.filter(({ type }) => (forms.get(type)?.meaning ?? []).length > 0),
  );
  const roles = resolveRoles(
    facts,
    listed,
    index,
    ({ type }) => forms.get(type)?.meaning ?? [],
    overrides,
  );

  // Readings: what every part of the model is read with.
  const keys = new Map(
    listed.resources.map((resource) => [
      resource.type,
      keyOfRecords(resource, forms.get(resource.type), roles.get(resource.type), facts),
    ]),
  );
  const fields = new Map([...keys].map(([type, key]) => [type, key.meaning]));
  const names = nameResources(listed.resources, overrides);
  const twins = findTwins(schema, index.resources, fields);
  const survey: Survey = {
    facts,
    index,
    twins,
    names: withTwins(
      new Map(index.resources.map(({ type }) => [type, names.get(type) ?? ''])),
      twins,
    ),
    keys: withTwins(fields, twins),
    fixed: (type) => byName({ ...overrides.arguments, ...overrides.resources?.[type]?.arguments }),
    ...(overrides.textOrder && { textOrder: overrides.textOrder }),
  };
  const inner = readInnerResources({ survey, listed, candidates, roles, names, overrides });
  for (const type of Object.keys(overrides.resources ?? {}))
    requireName(
      type,
      [...listed.resources, ...inner.resources].map((resource) => resource.type),
      'admin.resources',
      'resource',
    );

  // Assembly. Where an action or a query is looked for goes by what people reach without another
  // record.
  const { drafts, problems } = draftResources([...listed.resources, ...inner.resources], {
    survey: inner.survey,
    names: inner.names,
    keys: new Map([...keys, ...inner.keys]),
    overrides,
  });
  const [outerDrafts = [], innerDrafts = []] = [true, false].map((isOuter) =>
    drafts.filter(({ found }) => listed.byType.has(found.type) === isOuter),
  );
  const lists = new Map([...resolution.lists, ...inner.below].map((list) => [list.type, list]));
  const assemble = (draft: Draft, settled: SettledRoles): AssembledResource =>
    assembleWithout(
      draft,
      inner.survey,
      settled,
      (role, write) =>
        overrides.resources?.[draft.found.type]?.[role] !== undefined || isSendable(write),
    );
  const outside = outerDrafts.map((draft) =>
    assemble(draft, { roles: roles.get(draft.found.type), list: lists.get(draft.found.type) }),
  );
  const entities = readEntities(survey);
  // What a query answers is all that there is to see; what an action answers stands beside the
  // record.
  const [shown, answered] = [readShownFields(inner.survey, 1), readShownFields(inner.survey, 2)];
  const listedResources = withSharedScopes(
    outside.map(({ resource }) => resource),
    facts,
  ).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const queries = assembleQueries(otherRoots(survey, listedResources), entities, survey, {
    shown: answered,
    resources: listedResources,
    answers: inner.survey,
  });
  const queryNames = new Map(queries.map((query) => [query.root.join('.'), query.name]));
  const actions = assembleActions({
    survey,
    answers: inner.survey,
    entities,
    shown,
    singletonFields: answered,
    drafts: outerDrafts,
    resources: listedResources,
    queryNames,
  });
  const inside = innerDrafts.map((draft) =>
    assemble(draft, {
      roles: withWritesOf(actions, draft.found.type, inner.roles.get(draft.found.type)),
      list: lists.get(draft.found.type),
    }),
  );
  const innerResources = inside.map(({ resource }) => resource);
  const sorted = withFilterRelations(
    linkResources(drafts, [...listedResources, ...innerResources], inner, overrides.resources),
    schema,
  );
  const named = new Set([
    ...inner.names.keys(),
    ...survey.names.keys(),
    ...resolution.doubtful.map(({ type }) => type),
  ]);
  const carriers = readCarriers(facts, overrides.scalars);
  return {
    resources: sorted,
    actions: nameActions(actions, innerResources),
    queries: nameQueries(queries, innerResources),
    signIn: inferSignIn(facts, sorted, overrides.signIn, overrides.arguments),
    scalars: scalarKinds(facts),
    ...(Object.keys(carriers).length > 0 ? { carriers } : {}),
    problems: distinct([
      ...problems,
      ...describeDoubts(resolution),
      ...describeUnlisted(facts, named),
      ...[...outside, ...inside].flatMap((each) => each.problems),
    ]),
  };
}

/** Whether any query field lists records. */
export const listsRecords = (schema: GraphQLSchema): boolean =>
  readFacts(schema).queries.some(({ shape }) => shape !== undefined);

/** What is known of a type is known of its twins. */
function withTwins<Value>(
  byType: ReadonlyMap<string, Value>,
  twins: ReadonlyMap<string, string>,
): ReadonlyMap<string, Value> {
  const all = new Map(byType);
  for (const [twin, type] of twins) {
    const value = byType.get(type);
    if (value !== undefined) all.set(twin, value);
  }
  return all;
}

function distinct(problems: readonly Problem[]): readonly Problem[] {
  const each = [
    ...new Map(
      problems.map((problem) => [`${problem.subject}: ${problem.message}`, problem]),
    ).values(),
  ];
  return each.sort((a, b) => (a.subject < b.subject ? -1 : a.subject > b.subject ? 1 : 0));
}
