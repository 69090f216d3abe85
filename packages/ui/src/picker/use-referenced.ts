import type { ResourceDescriptor, ResourceRecord } from '@admin/gql';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';

import { isEmptyValue } from '../inputs/values/same-value.ts';
import { loadReferenced } from './load-referenced.ts';

/** The record that a value points to: the one already known, else asked for by its key; `null` until it is there. */
export function useReferenced(resource: ResourceDescriptor, keyField: string, value: unknown, known: ResourceRecord | null): ResourceRecord | null {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<{ readonly value: unknown; readonly record: ResourceRecord } | null>(null);
  const isKnown = known !== null || isEmptyValue(value) || loaded?.value === value;

  useEffect(() => {
    if (isKnown) return undefined;
    let isWanted = true;
    const load = async () => {
      try {
        const record = await loadReferenced(client, resource, keyField, value);
        if (isWanted && record) setLoaded({ value, record });
      } catch {
        // The key itself stands in for the label.
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [client, resource, keyField, value, isKnown]);

  if (isEmptyValue(value)) return null;
  return known ?? (loaded && loaded.value === value ? loaded.record : null);
}
