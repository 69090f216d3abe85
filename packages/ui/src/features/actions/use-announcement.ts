import { recordId, type ActionDescriptor } from '@admin/gql/resource';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { useNotify } from '../../kit/notify-context.ts';
import { listHref } from '../../resources/addresses.ts';
import { useActionTexts } from '../../resources/use-action-texts.ts';
import { isRecord } from '../../values/is-record.ts';
import type { ActionDone } from './use-action-request.ts';

/**
 * Notification after an action, with a link to a record that it created. Returns `false` if the
 * answer needs more than a notification.
 */
export function useAnnouncement(
  action: ActionDescriptor,
  title: string,
): (done: ActionDone) => boolean {
  const { t } = useTranslation();
  const text = useActionTexts();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const idOf = (key: readonly string[], record: unknown) =>
    isRecord(record) && key.every((field) => record[field] != null) ? recordId(key, record) : null;
  return ({ result: { record, answer = [] }, rows, about: subject }) => {
    const count = subject?.records.length ?? 0;
    if (rows.done.length < count) return false;
    // An answer with only the chosen records is not worth a link.
    const isNews =
      action.answer?.kind !== 'records' ||
      action.takes !== 'records' ||
      action.answer.resource !== subject?.resource.name;
    if (action.answer && answer.length > 0 && isNews) return false;
    if (count > 1) {
      notify({ text: text('doneFor', { action: title }, count) });
      return true;
    }
    const made = subject && record ? idOf(subject.resource.key, record) : null;
    const isOther =
      made !== null && made !== (subject && recordId(subject.resource.key, subject.records[0]));
    const href =
      isOther && subject?.resource.show ? `${listHref(subject.resource.name)}/${made}` : null;
    notify({
      text: text('done', { action: title }),
      action: href === null ? undefined : { label: t('form.open'), run: () => navigate(href) },
    });
    return true;
  };
}
