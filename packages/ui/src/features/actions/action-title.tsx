import type { ActionSummary } from '@admin/gql/resource';
import { useTranslation } from 'react-i18next';

import { useActionTexts } from '../../resources/use-action-texts.ts';

export interface ActionTitleProps {
  readonly action: string;
  readonly summary: ActionSummary;
  readonly resource: string;
  /** Label of the record, when there is only one. */
  readonly label: string | undefined;
  readonly count: number;
}

/** Title of an action. A destructive action is asked as a question with its records. */
export function ActionTitle({ action, summary, resource, label, count }: ActionTitleProps) {
  const text = useActionTexts();
  const { i18n, t } = useTranslation();
  if (count < 2)
    return summary.destructive
      ? label === undefined
        ? `${action}?`
        : text('question', { action, record: label })
      : action;
  // Only a catalogue has the plural of a title: «Отменить 3 заказа».
  const key = `resources.${resource}.actions.${summary.name}Of`;
  if (i18n.exists(key, { count })) return `${t(key, { count })}${summary.destructive ? '?' : ''}`;
  return text(summary.destructive ? 'questionOf' : 'titleOf', { action }, count);
}
