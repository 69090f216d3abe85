import type { FormValues, InputDescriptor } from '@admin/gql/resource';
import { useMemo } from 'react';

import { useScopedResources } from './resources-context.tsx';
import { parseFilterValue } from '../values/filter-value-codec.ts';
import { useScope } from './scope-context.tsx';

/** Values of required inputs that the scope determines, by input name. */
export function useScopeValues(inputs: readonly InputDescriptor[]): FormValues {
  const scoped = useScopedResources();
  const { values } = useScope();
  return useMemo(() => {
    const scopes = new Map(
      scoped
        .flatMap(({ scoping }) => scoping()?.filters ?? [])
        .map(({ name, scope }) => [name, scope]),
    );
    return Object.fromEntries(
      inputs.flatMap((input): [string, unknown][] => {
        const text = values[scopes.get(input.name) ?? ''];
        const value =
          text === undefined || !input.required || input.list
            ? undefined
            : parseFilterValue(input, text);
        return value === undefined ? [] : [[input.name, value]];
      }),
    );
  }, [scoped, values, inputs]);
}
