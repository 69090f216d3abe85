import type {
  FormValues,
  InputDescriptor,
  KeyedResource,
  RecordKey,
  ShowDescriptor,
  UpdateDescriptor,
} from '@admin/gql/resource';
import { MutationRejectedError } from '@admin/gql';
import { useTranslation } from 'react-i18next';

import { recordQuery } from '../../data/record-query.ts';
import { useDataClient } from '../../data/use-data-client.ts';
import { useNames } from '../../resources/use-names.ts';
import { errorText } from '../../text/error-text.ts';
import { useNotify } from '../../kit/notify-context.ts';
import { toRefusal, writeErrors } from '../../form/refusal.ts';
import { useWrite } from '../../data/use-write.ts';
import { isSameValue } from '../../values/same-value.ts';

export interface UndoneValue {
  readonly before: FormValues;
  readonly saved: FormValues;
}

/** Restores a value that was saved, unless somebody else has changed it since. */
export function useUndo({
  resource,
  update,
  show,
  recordKey,
}: {
  readonly resource: KeyedResource;
  readonly update: UpdateDescriptor;
  readonly show: ShowDescriptor;
  readonly recordKey: RecordKey;
}) {
  const { t } = useTranslation();
  const client = useDataClient();
  const write = useWrite();
  const names = useNames();
  const notify = useNotify();
  const refuse = (reason: string) =>
    notify({ severity: 'error', text: t('cells.notUndone', { reason }) });
  const undo = async (input: InputDescriptor, { before, saved }: UndoneValue): Promise<void> => {
    try {
      const { data } = await client.query(recordQuery(show, recordKey), { freshness: 'uncached' });
      const present = data === undefined ? null : show.record(data);
      if (!present || !isSameValue(input, input.value(present) ?? null, saved[input.name] ?? null))
        return refuse(t('cells.changedSince'));
      const { errors } = await write({
        document: update.document,
        variables: update.variables(recordKey, before, present),
        result: (answer) => update.result(answer),
      });
      const refusal = toRefusal(errors, [input], t);
      const reasons = [...Object.values(refusal.fields), ...refusal.record];
      if (reasons.length > 0) refuse(reasons.join(' '));
      else notify({ text: t('cells.undone', { field: names.field(resource.name, input) }) });
    } catch (error) {
      const refusal =
        error instanceof MutationRejectedError
          ? toRefusal(writeErrors(error), [input], t)
          : undefined;
      refuse(
        refusal
          ? [...Object.values(refusal.fields), ...refusal.record].join(' ')
          : errorText(error, t).title,
      );
    }
  };
  return (input: InputDescriptor, values: UndoneValue) => void undo(input, values);
}
