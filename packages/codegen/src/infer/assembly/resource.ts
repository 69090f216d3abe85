import { getNamedType, isObjectType, type GraphQLNamedType, type GraphQLObjectType } from 'graphql';

import type {
  Decision,
  Field,
  OneOperation,
  Problem,
  Resource,
  WriteOperation,
} from '../../model.ts';
import type { Draft } from '../contracts/draft.ts';
import type { RootField } from '../contracts/root-field.ts';
import type { OutputField } from '../contracts/schema.ts';
import type { Survey } from '../contracts/survey.ts';
import { fieldsOf, hasList, isLeaf } from '../facts/schema-types.ts';
import { readAddress } from '../readings/key/address.ts';
import { readErrors } from '../readings/payload/index.ts';
import { findRecord } from '../readings/payload/record-path.ts';
import { usefulDescription } from '../readings/record/useful-description.ts';
import type { Role } from '../rules/evidence.ts';
import type { FoundList } from '../rules/resolve-lists.ts';
import type { Settled } from '../rules/resolve-roles.ts';
import {
  describeKey,
  describePictures,
  describeReadings,
  describeRefusal,
  describeRoles,
  describeVersions,
  describeWeighed,
} from './decisions.ts';
import {
  approachByKey,
  assembleChanges,
  assembleCount,
  assembleList,
  assembleOne,
  assembleOneBelow,
  oneThroughList,
} from './list.ts';
import { readFields } from './fields.ts';
import { describeUnusable } from './problems.ts';
import { shownFields } from './shown-fields.ts';
import { assembleWrite } from './write.ts';

/** What rules settled for one type. */
export interface SettledRoles {
  readonly roles: ReadonlyMap<Role, Settled> | undefined;
  readonly list: FoundList | undefined;
}

/** A resource before it is known which lists belong to its records. */
export type UnlinkedResource = Omit<Resource, 'related' | 'nested'>;

export interface AssembledResource {
  readonly resource: UnlinkedResource;
  readonly problems: readonly Problem[];
}

export const writeRoles = ['create', 'update', 'remove'] as const;

/** The resource without the writes that cannot be made: what was read of its records stays. */
export function assembleWithout(
  draft: Draft,
  survey: Survey,
  settled: SettledRoles,
  canWrite: (role: (typeof writeRoles)[number], write: WriteOperation) => boolean,
): AssembledResource {
  const whole = assembleResource(draft, survey, settled);
  const left = new Set<Role>(
    writeRoles.filter((role) => whole.resource[role] && !canWrite(role, whole.resource[role])),
  );
  if (left.size === 0) return whole;
  return assembleResource(draft, survey, {
    ...settled,
    roles: new Map([...(settled.roles ?? [])].filter(([role]) => !left.has(role))),
  });
}

function assembleResource(draft: Draft, survey: Survey, settled: SettledRoles): AssembledResource {
  const { record, type } = draft.found;
  const { facts } = survey;
  const roles = draft.key.length > 0 ? settled.roles : onlyCount(settled.roles);
  const query = (role: Role): RootField | undefined =>
    facts.query.get(roles?.get(role)?.chosen.choice ?? '');
  // What only other records list has its lists there.
  const assembled = draft.found.within === undefined ? assembleList(draft, survey) : undefined;
  const list = assembled?.list;
  const oneRoot = query('one');
  const fetched = oneRoot && assembleOne(draft, oneRoot, survey);
  const holder = draft.found.list.above;
  const behind =
    !fetched && holder && list?.above
      ? assembleOneBelow(
          draft,
          getNamedType(holder.field.type),
          { root: holder.path, above: list.above.map(approachByKey) },
          survey,
        )
      : undefined;
  const found = fetched ?? behind?.one ?? (list && oneThroughList(draft, list));
  const single = found && singleOf(draft, found, survey);
  const one = found && { ...found, ...(single && fieldsOfSingle(draft, single, survey)) };
  const beside =
    fetched?.key.every(({ field }) => draft.key.every((part) => part.field !== field)) && oneRoot
      ? readAddress(draft.found, oneRoot.field, facts)
      : behind?.address;
  const count = list && assembleCount(query('count'), list, draft, survey);
  const mutation = (role: Role): RootField | undefined =>
    facts.mutations.find(({ name }) => name === roles?.get(role)?.chosen.choice);
  const write = (role: 'create' | 'update' | 'remove'): WriteOperation | undefined => {
    const root = mutation(role);
    const made = root && assembleWrite(role, root, draft, survey, mutation('create'));
    // `createWorker: WorkerDetail` answers the record that the page shows.
    const answered =
      made && single && role !== 'remove' && !made.record && made.errors?.kind !== 'union'
        ? findRecord(root.field, single.name)
        : undefined;
    return made && answered ? { ...made, record: answered } : made;
  };
  const [create, update, remove] = [write('create'), write('update'), write('remove')];
  const subscription = facts.subscriptions.find(
    (root) => root.name === roles?.get('changes')?.chosen.choice,
  );
  const changes = subscription && assembleChanges(subscription, type);
  const description =
    'description' in record ? usefulDescription(record.description, type, draft.name) : undefined;
  const resource = {
    name: draft.name,
    type,
    ...(description ? { description } : {}),
    key: draft.key,
    ...(beside ? { address: [beside] } : {}),
    label: draft.label,
    fields: shownFields(draft, { update, remove, address: beside }),
    ...(draft.envelope === undefined ? {} : { envelope: draft.envelope }),
    ...(draft.found.within === undefined ? {} : { within: draft.found.within }),
    ...(list ? { list } : {}),
    ...(one ? { one } : {}),
    ...(count ? { count } : {}),
    ...(create ? { create } : {}),
    ...(update ? { update } : {}),
    ...(remove ? { remove } : {}),
    ...(changes ? { changes } : {}),
    decisions: [
      ...(settled.list ? [describeWeighed('list', settled.list)] : []),
      ...describeKey(draft),
      ...describePictures(draft),
      ...(assembled
        ? describeReadings(draft, assembled, count, fetched || behind ? undefined : one)
        : []),
      ...describeRoles(roles),
      ...(
        [
          ['create', create],
          ['update', update],
          ['remove', remove],
        ] as const
      ).flatMap(([role, operation]) => describeErrors(role, operation, draft, survey)),
      ...describeVersions(update, remove),
    ],
  };
  return { resource, problems: describeUnusable(draft, roles, { one, create, update, remove }) };
}

/** Type of the record of a page, where that is another one than the type of the rows. */
function singleOf(
  { found }: Draft,
  { root, record, on }: OneOperation,
  survey: Survey,
): GraphQLObjectType | undefined {
  const field = survey.facts.query.get(root.join('.'))?.field;
  const single = record.reduce<GraphQLNamedType | undefined>(
    (type, name) => getNamedType(fieldsOf(type)[name]?.type),
    getNamedType(field?.type),
  );
  return on === undefined &&
    isObjectType(single) &&
    isObjectType(found.record) &&
    single !== found.record
    ? single
    : undefined;
}

/** What the record of a page says beside what rows do. */
function fieldsOfSingle(
  { found, fields }: Draft,
  single: GraphQLObjectType,
  survey: Survey,
): Pick<OneOperation, 'fields'> {
  const rows = fieldsOf(found.record);
  const vias = new Set(fields.flatMap(({ reference }) => reference?.via ?? []));
  const isOfRows = ({ name }: Field): boolean =>
    vias.has(name) || (rows[name] !== undefined && isAlike(rows[name], single.getFields()[name]));
  const own = readFields({ type: found.type, record: single }, survey, undefined)
    .fields.filter((each) => !isOfRows(each) && !each.name.startsWith('__'))
    .map((each) => ({ ...each, inRow: false, column: false }));
  return own.length > 0 ? { fields: own } : {};
}

/** Both are objects, or values of one type, and as many. */
const isAlike = ({ type }: OutputField, other: OutputField | undefined): boolean =>
  other !== undefined &&
  hasList(type) === hasList(other.type) &&
  (isLeaf(type) || isLeaf(other.type) ? getNamedType(type) === getNamedType(other.type) : true);

function describeErrors(
  role: Role,
  operation: WriteOperation | undefined,
  { found }: Draft,
  { facts }: Survey,
): readonly Decision[] {
  const root =
    operation?.errors && facts.mutations.find(({ name }) => name === operation.root.join('.'));
  const read = root && readErrors({ field: root.field, record: found.type }, facts);
  return read ? [describeRefusal(role, read)] : [];
}

/** Records that cannot be told apart are counted; whatever else takes one takes a key. */
function onlyCount(roles: ReadonlyMap<Role, Settled> | undefined): ReadonlyMap<Role, Settled> {
  const count = roles?.get('count');
  return new Map(count ? [['count', count]] : []);
}
