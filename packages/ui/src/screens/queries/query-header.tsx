import type { QuerySummary } from '@admin/gql/resource';
import { useTranslation } from 'react-i18next';

import { backShape } from '../../kit/icon-shapes.ts';
import { Icon } from '../../kit/icons.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { TextLink } from '../../fields/text-link.tsx';
import { queriesHref } from '../../resources/query-address.ts';
import type { AnswerState } from './use-answer.ts';
import { useQueriesTitle } from '../../resources/use-queries-title.ts';
import { useQueryName } from './use-query-name.ts';

export interface QueryHeaderProps {
  readonly summary: QuerySummary;
  readonly answer: AnswerState;
}

/** Header of a query's page: title, back link, and the button that repeats the query. */
export function QueryHeader({ summary, answer }: QueryHeaderProps) {
  const { t } = useTranslation();
  const title = useQueryName()(summary);
  const all = useQueriesTitle();
  const back = (
    <TextLink
      href={queriesHref}
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 4,
        marginLeft: -3,
        fontSize: '0.8125rem',
      }}
    >
      <Icon shape={backShape} size={16} />
      {all}
    </TextLink>
  );
  return (
    <PageHeader title={title} before={back}>
      {answer.status === 'ready' && (
        <IconButton
          aria-label={t('list.refresh')}
          disabled={answer.isRefreshing}
          onClick={() => void answer.refresh()}
        >
          <Icon name="refresh" />
        </IconButton>
      )}
    </PageHeader>
  );
}
