import { recordId, type KeyedResource, type ResourceRecord } from '@admin/gql/resource';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';

import { recordKeyAt } from '../../resources/record-key.ts';
import type { RuledAction } from '../../resources/rules.ts';

export interface AllowedActions {
  readonly actions: readonly RuledAction[];
  /** `false`: whether those that have a condition are allowed is being asked for. */
  readonly isKnown: boolean;
}

/**
 * The actions whose definitions allow them for the record of a row. A row holds what its columns
 * show, so the whole record is asked for where a definition looks at it. Where it cannot be had,
 * the server decides.
 */
export function useAllowed(
  resource: KeyedResource,
  row: ResourceRecord,
  actions: readonly RuledAction[],
): AllowedActions {
  const client = useApolloClient();
  const [record, setRecord] = useState<ResourceRecord | null>();
  const isAsked = resource.show !== undefined && actions.some((action) => action.rules?.when);
  useEffect(() => {
    const { show } = resource;
    const key = recordKeyAt(resource, recordId(resource.key, row));
    if (!isAsked || !show || !key) return undefined;
    let isGone = false;
    const settle = (found: ResourceRecord | null) => {
      if (!isGone) setRecord(found);
    };
    client.query({ query: show.document, variables: show.variables(key), errorPolicy: 'all' }).then(
      ({ data }) => settle(data === undefined || data === null ? null : show.record(data)),
      () => settle(null),
    );
    return () => {
      isGone = true;
    };
  }, [client, resource, row, isAsked]);
  return {
    actions: record ? actions.filter((action) => action.rules?.when?.(record) !== false) : actions,
    isKnown: !isAsked || record !== undefined,
  };
}
