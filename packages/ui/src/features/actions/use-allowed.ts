import { recordId, type KeyedResource, type ResourceRecord } from '@admin/gql/resource';
import { useEffect, useState } from 'react';

import { recordQuery } from '../../data/record-query.ts';
import { useDataClient } from '../../data/use-data-client.ts';
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
  const client = useDataClient();
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
    client.query(recordQuery(show, key), { isPartial: true }).then(
      ({ data }) => settle(data === undefined ? null : show.record(data)),
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
