import type { InputDescriptor, KeyedResource } from '@admin/gql/resource';
import { useEffect, useMemo } from 'react';

import { useResources } from '../resources/resources-context.tsx';
import { preloadControls } from '../inputs/value-input.tsx';
import { formInputs } from './form-inputs.ts';

/**
 * Inputs as a form shows them. What their controls are made of is loaded beside the record, not
 * after it.
 */
export function useFormInputs(
  resource: KeyedResource,
  inputs: readonly InputDescriptor[],
): readonly InputDescriptor[] {
  const shown = useMemo(() => formInputs(resource, inputs), [resource, inputs]);
  usePreloadedControls(shown);
  return shown;
}

/** Loads what the controls of a form are made of, and the resources that it refers to. */
export function usePreloadedControls(shown: readonly InputDescriptor[]): void {
  const resources = useResources();
  useEffect(() => {
    preloadControls(shown);
    const referenced = new Set(shown.map(({ reference }) => reference?.resource));
    // A failure shows when the picker asks for the same module.
    for (const name of referenced)
      if (name !== undefined)
        resources
          .get(name)
          ?.module.load()
          .catch(() => undefined);
  }, [shown, resources]);
}
