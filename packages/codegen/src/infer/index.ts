import type { GraphQLSchema } from 'graphql';

import type { Problem, ResourceModel, WriteOperation } from '../model.ts';
import { assembleActions } from './assembly/actions/actions.ts';
import { nameActions, nameQueries, withWritesOf } from './assembly/actions/inner-actions.ts';
import { assembleQueries } from './assembly/actions/queries.ts';
import { readShownFields } from './assembly/actions/shown-fields.ts';
import { draftResources } from './assembly/drafts.ts';
import { withFilterRelations } from './assembly/filter-relations.ts';
import { readInnerResources } from './assembly/inner-resources.ts';
import { linkResources } from './assembly/link-resources.ts';
import { nameResources } from './assembly/names.ts';
import {
  describeDoubts,
  describeReservedInputs,
  describeUnlisted,
  distinctProblems,
} from './assembly/problems.ts';
import {
  assembleResource,
  type AssembledResource,
  type SettledRoles,
} from './assembly/resource.ts';
import { readSendable } from './assembly/sendable.ts';
import { withSharedScopes } from './assembly/shared-scopes.ts';
import { createSurvey } from './assembly/survey.ts';
import type { Draft } from './contracts/draft.ts';
import { withoutPrototypes, type AdminOverrides } from './contracts/overrides.ts';
import { readFacts } from './facts/facts.ts';
import { readEntities } from './readings/actions/entities.ts';
import { checkOverrides, checkResourceNames } from './readings/check-overrides.ts';
import { chooseKeys, keysOfRecords } from './readings/key/choose-key.ts';
import type { KeyOf } from './readings/key/key-form.ts';
import { indexResources } from './readings/resource-index.ts';
import { describeScalars } from './readings/scalars/carriers.ts';
import { inferSignIn } from './readings/sign-in/sign-in.ts';
import { singleTypes } from './rules/single-types.ts';
import { inferNavigation } from './navigation/navigation.ts';
import { findListCandidates } from './rules/list-candidates.ts';
import { resolveLists } from './rules/resolve-lists.ts';
import { resolveRoles } from './rules/resolve-roles.ts';

export { writeRoles } from './assembly/resource.ts';
export {
  OverrideError,
  type AdminOverrides,
  type NavigationOverrides,
  type ResourceOverrides,
  type ScalarOverrides,
  type SignInOverrides,
  type TextOrder,
} from './contracts/overrides.ts';

/**
 * Infers the resources of a schema: types that can be listed, shown, created, updated and deleted,
 * with their operations and the evidence. The model does not depend on the order of definitions in
 * the schema.
 *
 * @param isSendable tests whether a form can send a write. Otherwise its mutation is an action,
 *   unless the configuration names it as a write.
 */
export function inferModel(
  schema: GraphQLSchema,
  given: AdminOverrides = {},
  isSendable: (write: WriteOperation) => boolean = () => true,
): ResourceModel {
  const overrides = withoutPrototypes(given);
  const facts = readFacts(schema, overrides.scalars);
  checkOverrides(overrides, facts);

  // Rules: the lists of the schema, the keys of their records, the operations on them.
  const candidates = findListCandidates(facts);
  const resolution = resolveLists(facts, candidates, overrides);
  const forms = chooseKeys(resolution.resources, facts, overrides);
  const keyOf: KeyOf = ({ type }) => forms.get(type)?.meaning ?? [];
  const listed = indexResources(resolution.resources);
  // Records without a key are not referred to, and have no operations but a count.
  const index = indexResources(listed.resources.filter((found) => keyOf(found).length > 0));
  const roles = resolveRoles(facts, listed, index, keyOf, overrides);

  // Readings: keys, names and twins, then the resources that only other records list.
  const keys = keysOfRecords(listed.resources, forms, roles, facts);
  const names = nameResources(listed.resources, overrides);
  const survey = createSurvey(
    facts,
    index,
    keys,
    names,
    singleTypes(index.resources, roles, facts),
    overrides,
  );
  const inner = readInnerResources({ survey, listed, candidates, roles, names, overrides });
  const found = [...listed.resources, ...inner.resources];
  checkResourceNames(overrides, found);

  // Assembly: records, then operations, queries and actions, then links between resources.
  const { drafts, problems } = draftResources(found, {
    survey: inner.survey,
    names: inner.names,
    keys: new Map([...keys, ...inner.keys]),
    overrides,
  });
  const [outerDrafts = [], innerDrafts = []] = [true, false].map((isOuter) =>
    drafts.filter((draft) => listed.byType.has(draft.found.type) === isOuter),
  );
  const lists = new Map([...resolution.lists, ...inner.below].map((list) => [list.type, list]));
  const canWrite = readSendable(
    outerDrafts,
    { survey: inner.survey, roles, lists, overrides },
    isSendable,
  );
  const assemble = (draft: Draft, settled: SettledRoles): AssembledResource =>
    assembleResource(draft, inner.survey, settled, canWrite(draft.found.type));
  const outside = outerDrafts.map((draft) =>
    assemble(draft, { roles: roles.get(draft.found.type), list: lists.get(draft.found.type) }),
  );
  const entities = readEntities(survey);
  const listedResources = withSharedScopes(
    outside.map(({ resource }) => resource),
    facts,
  ).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  // The answer of a query is a separate page. The answer of an action is shown next to the record,
  // and shows a new token once.
  const shown = readShownFields(inner.survey, { deepest: 1, tellsSecrets: true });
  const left: Problem[] = [];
  const answered = readShownFields(inner.survey, { deepest: 2 }, left);
  const queries = assembleQueries(entities, survey, {
    shown: answered,
    resources: listedResources,
    answers: inner.survey,
  });
  const actions = assembleActions({
    survey,
    answers: inner.survey,
    entities,
    shown,
    singletonFields: answered,
    drafts: outerDrafts,
    resources: listedResources,
    queryNames: new Map(queries.map((query) => [query.root.join('.'), query.name])),
  });
  const inside = innerDrafts.map((draft) =>
    assemble(draft, {
      roles: withWritesOf(actions, draft.found.type, inner.roles.get(draft.found.type)),
      list: lists.get(draft.found.type),
    }),
  );
  const innerResources = inside.map(({ resource }) => resource);
  const namedActions = nameActions(actions, innerResources);
  const namedQueries = nameQueries(queries, innerResources);
  const resources = withFilterRelations(
    linkResources(drafts, [...listedResources, ...innerResources], inner, overrides.resources),
    schema,
  );
  const known = new Set([
    ...inner.names.keys(),
    ...survey.names.keys(),
    ...resolution.doubtful.map(({ type }) => type),
  ]);
  const { navigation, decisions } = inferNavigation(resources, overrides);
  return {
    resources: resources.map((resource) => {
      const decision = decisions.get(resource.type);
      return decision ? { ...resource, decisions: [...resource.decisions, decision] } : resource;
    }),
    navigation,
    actions: namedActions,
    queries: namedQueries,
    signIn: inferSignIn(facts, resources, overrides.signIn, overrides.arguments),
    ...describeScalars(facts, overrides.scalars),
    problems: distinctProblems([
      ...problems,
      ...describeDoubts(resolution),
      ...describeUnlisted(facts, known),
      ...left,
      ...describeReservedInputs(facts),
      ...[...outside, ...inside].flatMap((each) => each.problems),
    ]),
  };
}

/** Tests whether a query field lists records. */
export const listsRecords = (schema: GraphQLSchema): boolean =>
  readFacts(schema).queries.some(({ shape }) => shape !== undefined);
