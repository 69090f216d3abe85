import {
  dimensionRoles,
  type Dimension,
  type DimensionRole,
  type Problem,
  type Resource,
  type SubscriptionOperation,
  type WriteOperation,
} from '../../model.ts';
import type { Draft } from '../contracts/draft.ts';
import type { RootField } from '../contracts/root-field.ts';
import type { Survey } from '../contracts/survey.ts';
import { findRecord } from '../readings/payload/record-path.ts';
import { usefulDescription } from '../readings/record/useful-description.ts';
import type { Role } from '../rules/evidence.ts';
import { isOfViewer } from '../rules/list-holders.ts';
import type { FoundList } from '../rules/resolve-lists.ts';
import type { Settled } from '../rules/resolve-roles.ts';
import { assembleCount } from './count.ts';
import {
  describeKey,
  describeServerFields,
  describePictures,
  describeReadings,
  describeRefusal,
  describeRoles,
  describeSecrets,
  describeVersions,
  describeWeighed,
} from './decisions.ts';
import { describeDimensions, readDimensions } from './dimensions.ts';
import { readFields } from './fields.ts';
import { assembleList } from './list.ts';
import { assembleSingle } from './one.ts';
import { linkAfterwards } from './linked-afterwards.ts';
import { describeUnusable } from './problems.ts';
import { shownFields } from './shown-fields.ts';
import { assembleWrite, type AssembledWrite } from './write.ts';

/** Choices of the rules for a type. */
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

/**
 * A resource with its operations. A write that `canWrite` refuses is left out, as if the schema had
 * none.
 */
export function assembleResource(
  draft: Draft,
  survey: Survey,
  settled: SettledRoles,
  canWrite: (role: (typeof writeRoles)[number], write: WriteOperation) => boolean,
): AssembledResource {
  const { record, type } = draft.found;
  const { facts } = survey;
  const chosen = draft.key.length > 0 ? settled.roles : onlyCount(settled.roles);
  const query = (role: Role): RootField | undefined =>
    facts.query.get(chosen?.get(role)?.chosen.choice ?? '');
  const mutation = (role: Role): RootField | undefined =>
    facts.mutations.find(({ name }) => name === chosen?.get(role)?.chosen.choice);
  // Records that only another record lists have their lists on the page of that.
  const isListed = draft.found.within === undefined;
  const dimensions = isListed
    ? readDimensions(
        {
          list: draft.found.list.field,
          one: query('one')?.field,
          count: query('count')?.field,
          create: mutation('create')?.field,
          update: mutation('update')?.field,
          remove: mutation('remove')?.field,
        },
        draft,
        survey,
      )
    : [];
  const namesOf = (role: DimensionRole): readonly string[] =>
    dimensions.flatMap(({ name, roles }) => (roles.includes(role) ? [name] : []));
  const assembled = isListed ? assembleList(draft, survey, namesOf('list')) : undefined;
  const list = assembled?.list;
  const { one, single, address, isOwn } = assembleSingle(draft, query('one'), list, survey);
  const ofPage = single && readFields({ type, record: single }, survey, undefined);
  const count = list && assembleCount(query('count'), list, draft, survey);
  const refused = new Set<Role>();
  const write = (role: (typeof writeRoles)[number]): AssembledWrite | undefined => {
    const root = mutation(role);
    const creation = refused.has('create') ? undefined : mutation('create');
    const made = root && assembleWrite(role, root, draft, survey, creation, namesOf(role));
    if (made && !canWrite(role, made.write)) {
      refused.add(role);
      return undefined;
    }
    // `createWorker: WorkerDetail` answers the record that the page shows.
    const answered =
      made &&
      single &&
      role !== 'remove' &&
      !made.write.record &&
      made.errors?.meaning.kind !== 'union'
        ? findRecord(root.field, single.name)
        : undefined;
    return made && answered ? { ...made, write: { ...made.write, record: answered } } : made;
  };
  const writes = { create: write('create'), update: write('update'), remove: write('remove') };
  const [made, update, remove] = writeRoles.map((role) => writes[role]?.write);
  const create = linkAfterwards(made, update, survey);
  const roles = new Map([...(chosen ?? [])].filter(([role]) => !refused.has(role)));
  const subscription = facts.subscriptions.find(
    (root) => root.name === roles.get('changes')?.chosen.choice,
  );
  const changes = subscription && assembleChanges(subscription, type);
  const description =
    'description' in record ? usefulDescription(record.description, type, draft.name) : undefined;
  const resource = {
    name: draft.name,
    type,
    ...(description ? { description } : {}),
    key: draft.key,
    ...(address ? { address: [address] } : {}),
    label: draft.label,
    fields: shownFields(draft, { update, remove, address }),
    ...(draft.envelope === undefined ? {} : { envelope: draft.envelope }),
    ...(draft.found.within === undefined ? {} : { within: draft.found.within }),
    ...(list && isOfViewer(draft.found.list, facts) ? { ofViewer: true as const } : {}),
    ...(dimensions.length > 0 ? { dimensions: inRolesOf(dimensions, { list, one, count }) } : {}),
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
      ...describeSecrets([...draft.secrets, ...(ofPage?.secrets ?? [])]),
      ...(assembled ? describeReadings(draft, assembled, count, isOwn ? undefined : one) : []),
      ...describeDimensions(dimensions),
      ...describeRoles(roles),
      ...writeRoles.flatMap((role) => {
        const { errors, serverFields = [] } = writes[role] ?? {};
        return [
          ...(errors ? [describeRefusal(role, errors)] : []),
          ...(serverFields.length > 0 ? [describeServerFields(role, serverFields)] : []),
        ];
      }),
      ...describeVersions(update, remove),
    ],
  };
  return {
    resource,
    problems: [
      ...describeUnusable(draft, roles, { one, create, update, remove }),
      ...(ofPage?.problems ?? []),
      ...writeRoles.flatMap((role) => writes[role]?.problems ?? []),
    ],
  };
}

/** A record and a total that are read through the list have the list's dimensions. */
const inRolesOf = (
  dimensions: readonly Dimension[],
  { list, one, count }: Pick<Resource, 'list' | 'one' | 'count'>,
): readonly Dimension[] => {
  const root = list?.root.join('.');
  const shared = (['one', 'count'] as const).filter(
    (role) => ({ one, count })[role]?.root.join('.') === root,
  );
  return dimensions.map((dimension) => ({
    ...dimension,
    roles: dimensionRoles.filter((role) =>
      [...dimension.roles, ...shared].some((known) => known === role),
    ),
  }));
};

/** Records without key can only be counted. Every other operation takes a key. */
function onlyCount(roles: ReadonlyMap<Role, Settled> | undefined): ReadonlyMap<Role, Settled> {
  const count = roles?.get('count');
  return new Map(count ? [['count', count]] : []);
}

function assembleChanges(root: RootField, type: string): SubscriptionOperation {
  const record = findRecord(root.field, type);
  return { root: root.path, ...(record ? { record } : {}) };
}
