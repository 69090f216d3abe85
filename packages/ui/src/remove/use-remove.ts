import { MutationRejectedError, WriteUnconfirmedError, type KeyedResource, type ResourceRecord, type WriteError } from '@admin/gql';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAdmin } from '../admin/admin-context.tsx';
import { useNames } from '../admin/use-names.ts';
import { errorText } from '../feedback/error-text.ts';
import { useNotify } from '../feedback/notify-context.ts';
import { useRecordTitle } from '../fields/use-record-title.ts';
import { refusalText, writeErrors } from '../forms/refusal.ts';
import { useRemoval } from '../forms/use-write.ts';

export interface Removal {
  readonly isRemoving: boolean;
  /** Why the record is still there, in the user's words. */
  readonly problem: string | null;
  readonly remove: () => void;
}

/** Deletes a record, once. */
export function useRemove(resource: KeyedResource, record: ResourceRecord, onRemoved: () => void): Removal {
  const { t } = useTranslation();
  const notify = useNotify();
  const title = useRecordTitle(resource);
  const names = useNames();
  const { resources } = useAdmin();
  const [isRemoving, setRemoving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const inFlight = useRef(false);

  const reason = (error: WriteError) => {
    if (error.code !== 'FOREIGN_KEY_VIOLATION') return refusalText(error, t);
    const from = resources.find(({ type }) => type === error.referencedBy)?.name;
    return from === undefined ? t('remove.referenced') : t('remove.referencedBy', { resource: names.title(from) });
  };
  const write = useRemoval(resource, () => {
    notify({ text: t('remove.done', { record: title(record) }) });
    onRemoved();
  });
  const attempt = async () => {
    const operation = resource.remove;
    if (!operation || inFlight.current) return;
    inFlight.current = true;
    setRemoving(true);
    setProblem(null);
    try {
      const key = Object.fromEntries(resource.key.map((field) => [field, String(record[field])]));
      const { errors } = await write(
        { document: operation.document, variables: operation.variables(key, record), result: (data) => operation.result(data) },
        record,
      );
      if (errors.length === 0) return;
      setProblem(errors.map(reason).join(' '));
    } catch (error) {
      setProblem(error instanceof MutationRejectedError ? writeErrors(error).map(reason).join(' ') : sentenceOf(error));
    }
    inFlight.current = false;
    setRemoving(false);
  };
  const sentenceOf = (error: unknown) => {
    if (error instanceof WriteUnconfirmedError) return t('remove.unconfirmed');
    const { title, advice } = errorText(error, t);
    return `${title}. ${advice}`;
  };
  return { isRemoving, problem, remove: () => void attempt() };
}
