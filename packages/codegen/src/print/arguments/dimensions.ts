import type { DimensionRole, Resource } from '../../model.ts';
import { array, entries, literal, object, string, type Code } from '../code/code.ts';
import type { ArgumentTree } from './arguments.ts';

/** Declares the variables of the dimensions that an operation takes. */
export function openDimensions(
  { dimensions = [] }: Pick<Resource, 'dimensions'>,
  role: DimensionRole,
  tree: ArgumentTree,
): void {
  for (const { name, roles } of dimensions) if (roles.includes(role)) tree.open(name);
}

/** Names of the model's roles in a descriptor. */
const called = {
  list: 'list',
  one: 'show',
  count: 'count',
  create: 'create',
  update: 'update',
  remove: 'remove',
} as const satisfies Record<DimensionRole, string>;

/** The dimensions of a resource, for its descriptor. */
export const dimensionsCode = ({ dimensions = [] }: Pick<Resource, 'dimensions'>): Code =>
  array(
    dimensions.map(({ name, kind, values, defaultValue, roles, published }) =>
      object(
        entries({
          name: string(name),
          kind: string(kind),
          values: values && literal(values),
          defaultValue: defaultValue !== undefined && literal(defaultValue),
          operations: array(roles.map((role) => string(called[role]))),
          published: published !== undefined && string(published),
        }),
      ),
    ),
  );
