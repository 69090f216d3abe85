import type { Navigation, Resource, ResourceModel } from '../model.ts';

/** Default screens of a schema. */
export interface Shown {
  readonly resources: readonly ShownResource[];
  /** Types of records that stand together in the navigation. */
  readonly groups: readonly (readonly string[])[];
  /** Types of records that the navigation keeps out of sight. */
  readonly folded: readonly string[];
}

export interface ShownResource {
  readonly type: string;
  /** Dotted paths of what stands for a record; of the key where nothing else does. */
  readonly title: readonly string[];
  /** Columns in order. The label is first where no column is the label, with each of its fields. */
  readonly columns: readonly string[];
  /** `createdAt desc`; null where the list has no order. */
  readonly order: string | null;
  /** Inputs of its create and update forms. */
  readonly inputs: readonly string[];
}

/** Resources without a group follow the groups. */
export const toShown = ({ resources, navigation }: ResourceModel): Shown => ({
  resources: resources.filter(({ within }) => within === undefined).map(toShownResource),
  groups: withRest(navigation, resources),
  folded: navigation.technical,
});

function withRest(
  { groups, technical }: Navigation,
  resources: readonly Resource[],
): readonly (readonly string[])[] {
  if (groups.length === 0) return [];
  const placed = new Set([...groups.flatMap(({ types }) => types), ...technical]);
  return [
    ...groups.map(({ types }) => types),
    resources.map(({ type }) => type).filter((type) => !placed.has(type)),
  ];
}

function toShownResource(resource: Resource): ShownResource {
  const { type, label, key, fields, envelope = '', list, create, update } = resource;
  const title =
    label.length > 0 ? label.map((path) => path.join('.')) : key.map(({ field }) => field);
  const columns = fields.filter(({ column }) => column).map(({ name }) => name);
  const [titled, ...more] = title.map((path) =>
    path.startsWith(`${envelope}.`) ? path.slice(envelope.length + 1) : path,
  );
  const hasTitle = titled === undefined || (more.length === 0 && columns.includes(titled));
  const [first] = list?.order ?? [];
  return {
    type,
    title,
    columns: hasTitle ? columns : [...title, ...columns],
    order: first ? `${first.field} ${first.descending ? 'desc' : 'asc'}` : null,
    inputs: [...(create?.inputs ?? []), ...(update?.inputs ?? [])].map(({ name }) => name),
  };
}
