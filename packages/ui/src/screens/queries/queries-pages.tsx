import { useAdmin } from '../../resources/admin-context.tsx';
import { useRawPath } from '../../resources/raw-location.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { NoSuchResource } from '../../kit/no-resource.tsx';
import { ErrorBoundary } from '../../kit/error-boundary.tsx';
import { ScreenSkeleton } from '../../kit/screen-skeleton.tsx';
import { QueriesIndex } from './queries-index.tsx';
import { queriesHref } from '../../resources/query-address.ts';
import { QueryPage } from './query-page.tsx';
import { useQueryGroup } from './use-queries.ts';
import { useQueryTexts } from './use-query-texts.ts';
import type { QueriesSummary } from '@admin/gql/resource';

/**
 * Pages of queries that belong to no resource: the index at `/~/queries`, each at
 * `/~/queries/<name>`.
 */
export function QueriesPages() {
  const { queries } = useAdmin();
  const path = useRawPath();
  if (!queries) return <NoSuchResource />;
  return (
    <ErrorBoundary resetKey={path}>
      <Page queries={queries} name={nameIn(path)} />
    </ErrorBoundary>
  );
}

function Page({ queries, name }: { readonly queries: QueriesSummary; readonly name: string }) {
  const say = useQueryTexts();
  const group = useQueryGroup(queries.load);
  if (!group) return <ScreenSkeleton />;
  if (name === '') return <QueriesIndex group={group} />;
  const summary = group.items.find((item) => item.name === name);
  if (!summary) {
    return (
      <EmptyState title={say('missing')} text={say('missingHint')}>
        <ButtonLink href={queriesHref} variant="outlined" size="small">
          {say('back')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return <QueryPage key={name} group={group} summary={summary} />;
}

function nameIn(path: string): string {
  const [name = ''] = path.slice(queriesHref.length).split('/').filter(Boolean);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
