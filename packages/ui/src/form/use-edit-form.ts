import { NotFoundError, WriteUnconfirmedError } from '@admin/gql';
import {
  isConfirmed,
  type FormValues,
  type InputDescriptor,
  type KeyedResource,
  type RecordKey,
  type ResourceRecord,
  type ShowDescriptor,
  type UpdateDescriptor,
} from '@admin/gql/resource';
import { useEffect, useMemo, useRef } from 'react';

import type { DraftSubject } from '../session-core/edit/draft.ts';
import { recordQuery } from '../data/record-query.ts';
import { useDataClient } from '../data/use-data-client.ts';
import { useDefined } from '../resources/resources-context.tsx';
import { isSameValue } from '../values/same-value.ts';
import { initialValues } from '../session-core/edit/form-values.ts';
import { useRecordForm, type RecordForm } from './use-record-form.ts';
import { useWrite } from '../data/use-write.ts';

export interface EditFormOptions {
  readonly resource: KeyedResource;
  readonly show: ShowDescriptor;
  readonly update: UpdateDescriptor;
  /** Inputs of the form: all of the update, or some. */
  readonly inputs: readonly InputDescriptor[];
  readonly recordKey: RecordKey;
  /** Record as last read. */
  readonly record: ResourceRecord;
  /** Name of the draft, which is stored until the form is saved. */
  readonly draft: string;
  /** Description in the list of drafts. */
  readonly draftOf?: DraftSubject;
}

/**
 * Form for the changes to a record. Concurrent changes of other fields are accepted; those of the
 * same fields become conflicts to be resolved, and none is overwritten.
 */
export function useEditForm({
  resource,
  show,
  update,
  inputs,
  recordKey,
  record,
  draft,
  draftOf,
}: EditFormOptions): RecordForm {
  const write = useWrite();
  const defined = useDefined(resource.name);
  const client = useDataClient();
  // Some servers return no record when there was none to change, others never return one. The
  // record is then read, to see whether it was changed.
  const confirm = async (changes: FormValues, isDoubtful: boolean) => {
    const { data } = await client.query(recordQuery(show, recordKey), { freshness: 'fresh' });
    const present = data === undefined ? undefined : show.record(data);
    if (present === null) throw new NotFoundError({ operationName: 'update' });
    const shown = inputs.filter(
      (input) =>
        Object.hasOwn(changes, input.name) && present && input.value(present) !== undefined,
    );
    const isWritten =
      present !== undefined &&
      shown.length > 0 &&
      shown.every((input) => isSameValue(input, input.value(present), changes[input.name]));
    if (isDoubtful && !isWritten) throw new WriteUnconfirmedError({ operationName: 'update' });
  };
  // Base of the next save: the record that the form shows, or the one read for the save.
  const based = useRef(record);
  useEffect(() => {
    based.current = record;
  }, [record]);
  return useRecordForm({
    inputs,
    validate: defined?.definition.form?.validate,
    initial: useMemo(() => initialValues(inputs, record), [inputs, record]),
    isNew: false,
    draft,
    draftOf,
    present: {
      versioned: update.versioned === true,
      read: async () => {
        const { data } = await client.query(recordQuery(show, recordKey), {
          freshness: 'uncached',
        });
        const read = data === undefined ? null : show.record(data);
        if (read) based.current = read;
        return read && initialValues(inputs, read);
      },
      take: (current) => {
        // It must have all fields of the form, since a server may return an object of another kind.
        if (
          current['__typename'] !== resource.type ||
          inputs.some(
            (input) => input.value(record) !== undefined && input.value(current) === undefined,
          )
        )
          return null;
        based.current = current;
        return initialValues(inputs, current);
      },
    },
    save: async (changes) => {
      const result = await write({
        document: update.document,
        variables: update.variables(recordKey, changes, based.current),
        result: (data) => update.result(data),
      });
      if (!result.record && result.errors.length === 0)
        await confirm(changes, isConfirmed(result) === false);
      return result;
    },
  });
}
