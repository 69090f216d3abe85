import type { InputDescriptor, KeyedResource, ResourceRecord } from '@admin/gql/resource';
import { useCallback, useMemo } from 'react';

import { useDataClient } from '../../data/use-data-client.ts';
import { useNames } from '../../resources/use-names.ts';
import { loadReferenced } from '../../data/load-referenced.ts';
import type { RowOutcome } from '../../session-core/bulk/row-outcome.ts';
import type { ActionSubject } from '../../actions/action-subject.ts';

export interface Chooser {
  readonly input: InputDescriptor;
  /** Chosen records, with their keys only; `undefined` if there are none. */
  readonly subjectOf: (value: unknown) => ActionSubject | undefined;
  /** The same with labels, for a message about records for which the action failed. */
  readonly named: (subject: ActionSubject, rows: RowOutcome) => Promise<ActionSubject>;
}

/** Input that chooses the records of an action. No schema has an input of this name. */
const name = '~records';

export function useChooser(resource: KeyedResource | undefined): Chooser | undefined {
  const client = useDataClient();
  const names = useNames();
  const load = useCallback(
    async (from: KeyedResource, keyField: string, record: ResourceRecord) =>
      (await loadReferenced(client, from, keyField, record[keyField]).catch(() => null)) ?? record,
    [client],
  );
  return useMemo(() => {
    if (!resource) return undefined;
    const [keyField] = resource.key;
    const title = names.title(resource.name);
    const input: InputDescriptor & { readonly title: string; readonly isSet: true } = {
      name,
      title,
      isSet: true,
      kind: 'id',
      list: true,
      required: true,
      nullable: false,
      reference: { resource: resource.name, keyField },
      value: () => undefined,
    };
    return {
      input,
      subjectOf: (value) => {
        const [first, ...more] = [...new Set(Array.isArray(value) ? value : [])]
          .filter((key) => key != null)
          .map((key): ResourceRecord => ({ [keyField]: key }));
        return first && { resource, records: [first, ...more] };
      },
      named: async (subject, { done }) => {
        if (done.length === subject.records.length) return subject;
        const [first, ...more] = await Promise.all(
          subject.records.map((record) => load(resource, keyField, record)),
        );
        return first ? { resource, records: [first, ...more] } : subject;
      },
    };
  }, [resource, names, load]);
}
