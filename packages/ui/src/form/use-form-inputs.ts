import type { InputDescriptor, KeyedResource } from '@admin/gql/resource';
import { useEffect, useMemo } from 'react';

import { useResources } from '../resources/resources-context.tsx';
import { preloadControls } from '../inputs/value-input.tsx';
import { formInputs } from './form-inputs.ts';

/** Inputs in the order of a form. The modules of their controls load in parallel with the record. */
export function useFormInputs(
  resource: KeyedResource,
  inputs: readonly InputDescriptor[],
): readonly InputDescriptor[] {
  const shown = useMemo(() => formInputs(resource, inputs), [resource, inputs]);
  usePreloadedControls(shown);
  return shown;
}

/** Preloads the controls of a form and the resources that its inputs refer to. */
export function usePreloadedControls(shown: readonly InputDescriptor[]): void {
  const resources = useResources();
  useEffect(() => {
    preloadControls(shown);
    const referenced = new Set(shown.map(({ reference }) => reference?.resource));
    // The picker requests the same module and shows the error.
    for (const name of referenced)
      if (name !== undefined)
        resources
          .get(name)
          ?.module.load()
          .catch(() => undefined);
  }, [shown, resources]);
}
