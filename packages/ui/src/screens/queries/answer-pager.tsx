import type { FormValues, ListRequest, QueryDescriptor, QueryPages } from '@admin/gql/resource';

import { useApplication } from '../../resources/use-application.ts';
import { rememberPageSize } from '../list/use-list-request.ts';
import { usePaging } from '../list/use-paging.ts';
import type { ListState } from '../../resources/list-state.ts';
import { pageSizes } from '../../resources/page-sizes.ts';
import { Pager } from '../../table/pager.tsx';
import { askedWith } from './asked-with.ts';
import type { AnswerPage } from './use-answer.ts';

export interface AnswerPagerProps {
  /** Path of the query, for all pages of its answer. */
  readonly path: string;
  readonly query: QueryDescriptor;
  readonly pages: QueryPages;
  /** Arguments of the query. */
  readonly values: FormValues;
  /** Requested page. The page that is shown may differ while an answer is loading. */
  readonly request: ListRequest;
  readonly page: AnswerPage;
  readonly update: (change: Partial<ListState>) => void;
}

/** Whether the first page has all rows, so that no pager is needed. */
export const isAll = ({ request, info, rows }: AnswerPage): boolean =>
  request.page === 0 && !info.hasNextPage && rows <= pageSizes[0];

/** Pager of an answer. Each page repeats the query. */
export function AnswerPager({
  path,
  query,
  pages,
  values,
  request,
  page,
  update,
}: AnswerPagerProps) {
  const application = useApplication();
  const isStale = page.request !== request;
  const paging = usePaging({
    path,
    list: {
      document: query.document,
      paging: pages.paging,
      backwards: pages.backwards ?? false,
      variables: (wanted) => askedWith(query, values, wanted) ?? {},
    },
    request,
    rows: { status: 'ready', isStale, page: page.info, request },
    total: { total: page.total, isPending: false },
    update,
  });
  return (
    <Pager
      page={page.request.page}
      pageSize={request.pageSize}
      rows={page.rows}
      total={page.total}
      wanted={paging.wanted}
      hasNextPage={paging.hasNextPage}
      hasPreviousPage={paging.hasPreviousPage}
      isRandomAccess={paging.isRandomAccess}
      onPage={paging.goTo}
      // The cursor of the next page is in the answer to this one.
      onExpect={isStale ? undefined : paging.expect}
      onPageSize={(pageSize) => {
        rememberPageSize(pageSize, application);
        update({ pageSize });
      }}
    />
  );
}
