import { recordId, type KeyedResource, type ResourceRecord } from '@admin/gql/resource';
import { useEffect, useState } from 'react';

import { recordQuery } from '../../data/record-query.ts';
import { useDataClient } from '../../data/use-data-client.ts';
import { recordKeyAt } from '../../resources/record-key.ts';
import type { RuledAction } from '../../resources/rules.ts';

export interface AllowedActions {
  readonly actions: readonly RuledAction[];
  /** `false` while the record that the conditions need is loading. */
  readonly isKnown: boolean;
}

/**
 * Actions allowed by their definitions for the record of a row. A row contains only the fields of
 * its columns, so the complete record is loaded when a definition inspects it. If that fails, the
 * server decides.
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
