import type { FormValues, InputDescriptor } from '@admin/gql/resource';
import { useMemo, useSyncExternalStore } from 'react';

import { useAdmin } from '../admin/admin-context.tsx';
import { parseFilterValue } from '../table/filter-value-codec.ts';
import { useScope } from './scope-context.tsx';
import { scopingOf, scopingsVersion, subscribeToScopings } from './scoping.ts';

/** What a form cannot do without and the scope says, by input name: nobody is asked for it again. */
export function useScopeValues(inputs: readonly InputDescriptor[]): FormValues {
  const { resources } = useAdmin();
  const { values } = useScope();
  const version = useSyncExternalStore(subscribeToScopings, scopingsVersion);
  return useMemo(() => {
    const scopes = new Map(
      (version === 0 ? [] : resources)
        .flatMap((summary) => scopingOf(summary)?.filters ?? [])
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
  }, [resources, values, version, inputs]);
}
