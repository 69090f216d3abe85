import type { ResourceDescriptor } from '@admin/gql/resource';
import { useMemo, type ReactNode } from 'react';

import { OwnCellsContext, type OwnCell, type OwnCells } from '../fields/own-cells.ts';
import { OwnInputsContext, type OwnInputs } from '../inputs/own-inputs.ts';
import { Bone } from '../kit/bone.tsx';
import { useAdmin } from '../resources/admin-context.tsx';
import { useResources } from '../resources/resources-context.tsx';
import type { Feature } from './feature.ts';
import type { Can, FieldSlotName, SlotField } from './slot-props.ts';
import { FeaturesContext, FilledField, findField, type Filled } from './slot.tsx';

export interface FeaturesProviderProps {
  readonly features: readonly Feature[];
  readonly children: ReactNode;
}

/** Provides the features of an application to its screens. */
export function FeaturesProvider({ features, children }: FeaturesProviderProps) {
  const { can } = useAdmin();
  const resources = useResources();
  const [cells, inputs] = useMemo(() => {
    const loaded = (name: string) => resources.get(name)?.module.value();
    return [cellsOf(features, can, loaded), inputsOf(features, can, loaded)];
  }, [features, can, resources]);
  return (
    <FeaturesContext value={features}>
      <OwnCellsContext value={cells}>
        <OwnInputsContext value={inputs}>{children}</OwnInputsContext>
      </OwnCellsContext>
    </FeaturesContext>
  );
}

type LoadedResource = (name: string) => ResourceDescriptor | undefined;

/** Finds the feature of a field in a slot. `undefined` if no feature fills the slot. */
function finder<Name extends FieldSlotName>(
  slot: Name,
  features: readonly Feature[],
  can: Can,
): ((field: SlotField[Name], of: ResourceDescriptor) => Filled<Name> | undefined) | undefined {
  const own = features.filter(({ at }) => at(slot));
  return own.length === 0 ? undefined : (field, of) => findField(own, slot, field, of, can);
}

function cellsOf(
  features: readonly Feature[],
  can: Can,
  loaded: LoadedResource,
): OwnCells | undefined {
  const find = finder('list.cell', features, can);
  if (!find) return undefined;
  // One entry per field, however many rows show it.
  const known = new WeakMap<object, OwnCell | null>();
  const cellOf = (resource: string, field: SlotField['list.cell']): OwnCell | null => {
    const descriptor = loaded(resource);
    const found = descriptor && find(field, descriptor);
    return found
      ? (value, record, plain) => (
          <FilledField filling={found.filling} with={{ descriptor, field, value, record }}>
            {plain}
          </FilledField>
        )
      : null;
  };
  return (resource, field) => {
    const before = known.get(field);
    const cell = before === undefined ? cellOf(resource, field) : before;
    known.set(field, cell);
    return cell ?? undefined;
  };
}

function inputsOf(
  features: readonly Feature[],
  can: Can,
  loaded: LoadedResource,
): OwnInputs | undefined {
  const find = finder('form.field', features, can);
  return (
    find &&
    ((resource, input) => {
      const descriptor = loaded(resource);
      const found = descriptor && find(input, descriptor);
      return (
        found &&
        ((props, plain) => (
          <FilledField
            filling={found.filling}
            with={props}
            placeholder={<Bone width="100%" height={40} />}
          >
            {plain}
          </FilledField>
        ))
      );
    })
  );
}
