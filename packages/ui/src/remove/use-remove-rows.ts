import { ConflictError } from '@admin/gql';
import type { KeyedResource, ResourceRecord, WriteError } from '@admin/gql/resource';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';

import { useRowOutcome } from '../actions/use-row-outcome.ts';
import { useRemoval } from '../forms/use-write.ts';
import { writeRows } from '../forms/write-rows.ts';
import type { RowOutcome } from '../table/row-controls.ts';
import { changedFields } from './changed-fields.ts';
import { keyOf, readRecord, writtenFields } from './present-record.ts';
import { useRemovalReason } from './use-removal-reason.ts';

export interface RowsRemoval {
  /** How many records are behind it; `null` while it is not under way. */
  readonly progress: number | null;
  /** What came of it; `null` until it has ended. */
  readonly outcome: RowOutcome | null;
  readonly remove: () => Promise<RowOutcome | null>;
  readonly stop: () => void;
}

const stay = () => undefined;

/** Deletes records one after another, each as it was shown: one that others changed since then stays, and says so. */
export function useRemoveRows(resource: KeyedResource, records: readonly ResourceRecord[]): RowsRemoval {
  const client = useApolloClient();
  const write = useRemoval(resource, stay);
  const outcomeOf = useRowOutcome(useRemovalReason());
  const [progress, setProgress] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<RowOutcome | null>(null);
  const stopped = useRef<AbortController | null>(null);
  const { remove: operation } = resource;

  const removeOne = async (record: ResourceRecord): Promise<readonly WriteError[]> => {
    if (!operation) return [];
    if (!operation.versioned) {
      // The server does not compare: the record is read just before.
      const now = await readRecord(client, resource, record).catch(() => null);
      if (now !== null && changedFields(writtenFields(resource), record, now).length > 0) throw new ConflictError();
    }
    const sent = { document: operation.document, variables: operation.variables(keyOf(resource, record), record), result: (data: unknown) => operation.result(data) };
    return (await write(sent, record)).errors;
  };
  const remove = async () => {
    if (stopped.current) return null;
    stopped.current = new AbortController();
    const rows = await writeRows({ key: resource.key, records, write: removeOne, onProgress: setProgress, signal: stopped.current.signal });
    const ended = outcomeOf(rows);
    setProgress(null);
    setOutcome(ended);
    return ended;
  };
  return { progress, outcome, remove, stop: () => stopped.current?.abort() };
}
