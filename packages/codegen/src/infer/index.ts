import { getNamedType, type GraphQLSchema } from 'graphql';

import type { ArgumentPath, Decision, FieldKind, KeyField, Problem, Resource, ResourceModel } from '../model.ts';
import type { Survey, Draft } from './readings/draft.ts';
import { readFields } from './assembly/fields.ts';
import { chooseColumns } from './assembly/columns.ts';
import { chooseLabel } from './readings/label/label.ts';
import { inEnvelope, labelOthers } from './readings/label/label-others.ts';
import { describeReadings } from './assembly/decisions.ts';
import { describeDoubts, describeUnlisted, describeUnusable } from './assembly/problems.ts';
import { assembleChanges, assembleCount, assembleList, assembleOne, oneThroughList } from './assembly/list.ts';
import { nameResources } from './assembly/names.ts';
import { assembleRelated } from './assembly/related.ts';
import { assembleWrite } from './assembly/write.ts';
import type { Role, Weighed } from './rules/evidence.ts';
import { readCarriers } from './readings/scalars/carriers.ts';
import { findEnvelope } from './readings/record/envelope.ts';
import { readFacts, type Facts } from './facts/facts.ts';
import type { RootField } from './facts/root-fields.ts';
import { fieldsOf } from './facts/schema-types.ts';
import { checkOverrides } from './check-overrides.ts';
import { requireName, type AdminOverrides } from './overrides.ts';
import { chooseKeyForm } from './readings/key/key-form.ts';
import { findKeyPlaces } from './readings/key/key-places.ts';
import { readAddress, readLookupKey } from './readings/key/record-key.ts';
import { findListCandidates } from './rules/list-candidates.ts';
import { resolveLists, toResources, type FoundList } from './rules/resolve-lists.ts';
import { resolveRoles, type Settled } from './rules/resolve-roles.ts';
import { indexResources, type FoundResource } from './readings/resource-index.ts';
import { inferSignIn } from './readings/sign-in/sign-in.ts';
import { usefulDescription } from './readings/record/useful-description.ts';
import { findTwins } from './readings/record/twins.ts';

export { OverrideError, type AdminOverrides, type ResourceOverrides, type ScalarOverrides, type SignInOverrides } from './overrides.ts';

/**
 * What a schema manages: which types can be listed, shown, created, updated and deleted, how each operation is called, and why.
 * The same schema gives the same model, in whatever order its definitions were written.
 */
export function inferModel(schema: GraphQLSchema, overrides: AdminOverrides = {}): ResourceModel {
  const facts = readFacts(schema, overrides.scalars);
  checkOverrides(overrides, facts);
  const candidates = findListCandidates(facts);
  const resolution = resolveLists(facts, candidates, overrides);
  const listed = indexResources(toResources(resolution, candidates));
  for (const type of Object.keys(overrides.resources ?? {})) requireName(type, listed.resources.map((resource) => resource.type), 'admin.resources', 'resource');
  const forms = new Map(listed.resources.map((resource) => [resource.type, givenKey(resource, overrides.resources?.[resource.type]?.key, facts) ?? chooseKeyForm(resource, facts, listed)]));
  // What cannot be told apart is referred to by nothing, and no operation takes it.
  const index = indexResources(listed.resources.filter(({ type }) => (forms.get(type) ?? []).length > 0));
  const roles = resolveRoles(facts, listed, index, ({ type }) => forms.get(type) ?? [], overrides);
  const problems: Problem[] = [];
  const names = nameResources(listed.resources, overrides);
  const keys = new Map(listed.resources.map((resource) => [resource.type, overrides.resources?.[resource.type]?.key ? (forms.get(resource.type) ?? []) : chooseKey(resource, forms.get(resource.type) ?? [], roles.get(resource.type), facts)]));
  const referable = new Map(index.resources.map(({ type }) => [type, names.get(type) ?? '']));
  const twins = findTwins(schema, index.resources, keys);
  const survey: Survey = {
    facts, index, roles, problems, twins,
    names: withTwins(referable, twins),
    keys: withTwins(keys, twins),
    // Without a prototype: an argument may be called `constructor`.
    fixed: (type) => Object.assign(Object.create(null), overrides.arguments, overrides.resources?.[type]?.arguments),
  };
  const mutations = new Map(facts.mutations.map((root) => [root.name, root]));
  const unlabelled = listed.resources.map((found): Draft => {
    const key = survey.keys.get(found.type) ?? [];
    const envelope = findEnvelope(found.record, (type) => survey.names.has(type), facts)?.name;
    const fields = readFields(found, survey, envelope);
    const given = overrides.resources?.[found.type]?.label?.map((path) => path.split('.'));
    const label = given ?? chooseLabel(fields, key, found.type).map(inEnvelope(found.record, envelope));
    return { found, key, fields, name: names.get(found.type) ?? '', label, ...(envelope === undefined ? {} : { envelope }) };
  });
  const labelled = labelOthers(unlabelled);
  const drafts = labelled.map((draft): Draft => ({ ...draft, fields: chooseColumns(draft) }));
  const lists = new Map(resolution.lists.map((list) => [list.type, list]));
  problems.push(...describeDoubts(resolution), ...describeUnlisted(facts, new Set([...names.keys(), ...survey.names.keys(), ...resolution.doubtful.map(({ type }) => type)])));
  const resources = drafts.map((draft) => assemble(draft, survey, mutations, lists.get(draft.found.type)));
  const complete = drafts.flatMap((draft, at): Resource[] => {
    const resource = resources[at];
    return resource ? [{ ...resource, related: assembleRelated(draft, resources, facts) }] : [];
  });
  const carriers = readCarriers(facts, overrides.scalars);
  const sorted = complete.sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    resources: sorted,
    signIn: inferSignIn(facts, sorted, overrides.signIn, overrides.arguments ?? {}),
    scalars: scalarKinds(facts),
    ...(Object.keys(carriers).length > 0 ? { carriers } : {}),
    problems: distinct(problems).sort((a, b) => (a.subject < b.subject ? -1 : a.subject > b.subject ? 1 : 0)),
  };
}

/** What is known of a type is known of its twins. */
function withTwins<Value>(byType: ReadonlyMap<string, Value>, twins: ReadonlyMap<string, string>): ReadonlyMap<string, Value> {
  const all = new Map(byType);
  for (const [twin, type] of twins) {
    const value = byType.get(type);
    if (value !== undefined) all.set(twin, value);
  }
  return all;
}

function givenKey(resource: FoundResource, given: readonly string[] | undefined, { kindOf }: Facts): readonly KeyField[] | undefined {
  return given?.map((field) => ({ field, kind: kindOf(getNamedType(fieldsOf(resource.record)[field]?.type)) ?? 'id' }));
}

/** Records that are only shown are told apart by what the field that fetches one asks for. */
function chooseKey(resource: FoundResource, key: readonly KeyField[], roles: ReadonlyMap<Role, Settled> | undefined, facts: Facts): readonly KeyField[] {
  const one = facts.query.get(roles?.get('one')?.chosen.choice ?? '');
  if (!one || roles?.has('update') || roles?.has('remove') || findKeyPlaces(one.field, key, resource).length > 0) return key;
  const natural = readLookupKey(resource, one.name, facts);
  return natural.length > 0 ? natural : key;
}

function assemble(draft: Draft, survey: Survey, mutations: ReadonlyMap<string, RootField>, found: FoundList | undefined): Omit<Resource, 'related'> {
  const { record, type } = draft.found;
  const own = draft.key.length > 0 ? survey.roles.get(type) : onlyCount(survey.roles.get(type));
  const query = (role: Role): RootField | undefined => survey.facts.query.get(own?.get(role)?.chosen.choice ?? '');
  const assembled = assembleList(draft, survey);
  const { list } = assembled;
  const oneRoot = query('one');
  const fetched = oneRoot && assembleOne(draft, oneRoot, survey);
  const one = fetched ?? oneThroughList(draft, list);
  const beside = fetched?.key.every(({ field }) => draft.key.every((part) => part.field !== field)) && oneRoot ? readAddress(draft.found, oneRoot.field, survey.facts) : undefined;
  const count = assembleCount(query('count'), list, survey.fixed(type), survey.facts.query.get(list.root.join('.'))?.field);
  const write = (role: 'create' | 'update' | 'remove'): ReturnType<typeof assembleWrite> => {
    const root = mutations.get(own?.get(role)?.chosen.choice ?? '');
    return root && assembleWrite(role, root, draft, survey);
  };
  const create = write('create');
  const update = write('update');
  const remove = write('remove');
  // A mark for the server beside the values of a form says nothing to people.
  const marks = new Set((update?.held ?? []).flatMap(({ version, path, argument }) => (version && !isAmongValues(argument, update?.input?.path) ? path : [])));
  const fields = draft.fields.filter(({ name, kind }) => !(kind === 'string' && marks.has(name)));
  survey.problems.push(...describeUnusable(draft, own, { one, create, update, remove }));
  const subscription = survey.facts.subscriptions.find((root) => root.name === own?.get('changes')?.chosen.choice);
  const changes = subscription && assembleChanges(subscription, type);
  const description = 'description' in record ? usefulDescription(record.description, type, draft.name) : undefined;
  return {
    name: draft.name, type, ...(description ? { description } : {}),
    key: draft.key, ...(beside ? { address: [beside] } : {}), label: draft.label, fields, ...(draft.envelope === undefined ? {} : { envelope: draft.envelope }), list,
    ...(one ? { one } : {}), ...(count ? { count } : {}), ...(create ? { create } : {}), ...(update ? { update } : {}), ...(remove ? { remove } : {}), ...(changes ? { changes } : {}),
    decisions: [...(found ? [decide('list', found)] : []), ...describeReadings(draft, assembled, count, fetched ? undefined : one), ...[...(own ?? [])].map(([role, settled]) => decide(role, settled)).sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role))],
  };
}

/** Records that cannot be told apart are counted; whatever else takes one takes a key. */
function onlyCount(roles: ReadonlyMap<Role, Settled> | undefined): ReadonlyMap<Role, Settled> {
  const count = roles?.get('count');
  return new Map(count ? [['count', count]] : []);
}

function isAmongValues(argument: ArgumentPath, values: ArgumentPath | undefined): boolean {
  return values !== undefined && argument.length === values.length + 1 && values.every((name, at) => argument[at] === name);
}

const order: readonly string[] = ['one', 'count', 'create', 'update', 'remove', 'changes'];

function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [`${problem.subject}: ${problem.message}`, problem])).values()];
}

function decide(role: Role, { chosen, rejected }: Settled | FoundList): Decision {
  const why = (weighed: Weighed): string => weighed.evidence.map((item) => item.because).join(' ');
  const [strongest] = [...chosen.evidence].filter((item) => !item.against).sort((a, b) => b.confidence - a.confidence);
  return {
    role, choice: chosen.choice, rule: strongest?.rule ?? '', confidence: Math.round(chosen.score * 1000) / 1000, evidence: why(chosen),
    rejected: rejected.map((item) => ({ choice: item.choice, because: why(item) })),
  };
}

function scalarKinds({ schema, kindOf }: Facts): Readonly<Record<string, FieldKind>> {
  const scalars = Object.values(schema.getTypeMap()).sort((a, b) => (a.name < b.name ? -1 : 1));
  return Object.fromEntries(scalars.flatMap((type) => {
    const kind = kindOf(type);
    return kind && kind !== 'enum' && !['String', 'Int', 'Float', 'Boolean', 'ID'].includes(type.name) ? [[type.name, kind]] : [];
  }));
}

