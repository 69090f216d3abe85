import { ConflictError, MutationRejectedError, WriteUnconfirmedError } from '@admin/gql';
import type {
  FieldDescriptor,
  KeyedResource,
  RemoveDescriptor,
  ResourceRecord,
} from '@admin/gql/resource';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useDataClient } from '../../data/use-data-client.ts';
import { errorText } from '../../text/error-text.ts';
import { useNotify } from '../../kit/notify-context.ts';
import { useRecordTitle } from '../../fields/use-record-title.ts';
import { writeErrors } from '../../form/refusal.ts';
import { useRemoval } from '../../data/use-write.ts';
import '../../locales/errors-texts.ts';
import { changedFields } from '../../values/changed-fields.ts';
import type { RemovalConflict } from '../../fields/changes-since.tsx';
import { readRecord } from '../../data/present-record.ts';
import { keyOf, writtenFields } from '../../values/record-key.ts';
import { useRemovalReason } from './use-removal-reason.ts';

export interface Removal {
  readonly isRemoving: boolean;
  /** Why the record is still there, in the user's words. */
  readonly problem: string | null;
  /** Changes by others since the record was shown. A second `remove` deletes the record with them. */
  readonly conflict: RemovalConflict | null;
  readonly remove: () => void;
}

/** Maximum number of deletions for a record whose hidden fields keep changing. */
const attempts = 5;

/** Deletes a record once, in the state that was shown. Changes by others since then are shown first. */
export function useRemove(
  resource: KeyedResource,
  shown: ResourceRecord,
  onRemoved: () => void,
): Removal {
  const { t } = useTranslation();
  const notify = useNotify();
  const title = useRecordTitle(resource);
  const [isRemoving, setRemoving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<RemovalConflict | null>(null);
  const inFlight = useRef(false);
  const isDone = useRef(false);
  // The page behind moves on with the record; what is deleted is what the user decided about.
  const record = useRef(shown);
  const client = useDataClient();
  const key = keyOf(resource, shown);

  const reason = useRemovalReason();
  const write = useRemoval(resource, () => {
    notify({ text: t('remove.done', { record: title(record.current) }) });
    onRemoved();
  });
  const readNow = () => readRecord(client, resource, shown);
  /**
   * Whether others changed shown fields. Then the user is asked again, with the record as it is
   * now.
   */
  const isChanged = (fields: readonly FieldDescriptor[], now: ResourceRecord): boolean => {
    const before = record.current;
    const changed = changedFields(fields, before, now);
    record.current = now;
    if (changed.length > 0) setConflict({ fields: changed, before, now });
    return changed.length > 0;
  };
  const send = async (operation: RemoveDescriptor): Promise<void> => {
    const { errors } = await write(
      {
        document: operation.document,
        variables: operation.variables(key, record.current),
        result: (data) => operation.result(data),
      },
      record.current,
    );
    if (errors.length > 0) setProblem(errors.map(reason).join(' '));
    else isDone.current = true;
  };
  const removeAsShown = async (operation: RemoveDescriptor): Promise<void> => {
    if (!operation.versioned) {
      // A server without versions does not compare: the record is read before the deletion, unless
      // the user has just seen its current state.
      const now = conflict === null ? await readNow().catch(() => null) : null;
      if (now !== null && isChanged(writtenFields(resource), now)) return;
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        await send(operation);
        return;
      } catch (error) {
        const now = error instanceof ConflictError && attempt < attempts ? await readNow() : null;
        if (now === null) throw error;
        if (isChanged(resource.fields, now)) return;
      }
    }
  };
  const attempt = async () => {
    const operation = resource.remove;
    if (!operation || inFlight.current) return;
    inFlight.current = true;
    setRemoving(true);
    setProblem(null);
    try {
      await removeAsShown(operation);
      if (isDone.current) return;
    } catch (error) {
      setProblem(
        error instanceof MutationRejectedError
          ? writeErrors(error).map(reason).join(' ')
          : sentenceOf(error),
      );
    }
    inFlight.current = false;
    setRemoving(false);
  };
  const sentenceOf = (error: unknown) => {
    if (error instanceof WriteUnconfirmedError) return t('remove.unconfirmed');
    const { title, advice } = errorText(error, t);
    return `${title}. ${advice}`;
  };
  return { isRemoving, problem, conflict, remove: () => void attempt() };
}
