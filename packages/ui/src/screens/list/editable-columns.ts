import type { FieldDescriptor, InputDescriptor, KeyedResource } from '@admin/gql/resource';

import type { DefinedResource } from '../../resources/resource.ts';
import { formInputs } from '../../form/form-inputs.ts';

/** Kinds whose input is too large for a popover next to a cell. */
const large: ReadonlySet<InputDescriptor['kind']> = new Set(['json', 'object', 'binary', 'file']);

/**
 * Inputs for editing single values in a list, by name of the column. None when the update requires
 * other inputs as well, or when the resource has a form of its own.
 */
export function editableColumns(
  resource: KeyedResource,
  columns: readonly FieldDescriptor[],
  defined: DefinedResource | undefined,
): ReadonlyMap<string, InputDescriptor> {
  const { update, show } = resource;
  if (!update || !show || defined?.screens.edit || update.inputs.some(({ required }) => required))
    return new Map();
  const inputs = formInputs(resource, update.inputs);
  return new Map(
    columns.flatMap(({ name }) => {
      const input = inputs.find((each) => (each.field ?? each.name) === name);
      return input && !large.has(input.kind) && !resource.key.includes(input.name)
        ? [[name, input] as const]
        : [];
    }),
  );
}
