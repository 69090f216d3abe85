import type { QueryDescriptor } from '@admin/gql/resource';

import { formatListState, parseListState, type ListState } from '../../resources/list-state.ts';

/** Prefix of the page's parameters. No argument begins with it. */
const mark = '.';

/**
 * Page of an answer in an address: `days=7&.page=2&.size=50`. The names are those of a list's
 * address.
 */
export function parsePage({ pages }: QueryDescriptor, search: string): ListState {
  const own = [...new URLSearchParams(search)].flatMap(([name, value]) =>
    name.startsWith(mark) ? [[name.slice(mark.length), value]] : [],
  );
  return parseListState(new URLSearchParams(own).toString(), {
    filters: [],
    sortable: [],
    multiSort: false,
    searchable: false,
    paging: pages?.paging ?? 'none',
  });
}

/** Arguments of a query (see `formatArguments`) with the page of its answer. */
export function withPage(asked: string, state: ListState): string {
  const own = [...new URLSearchParams(formatListState(state))].map(([name, value]) => [
    mark + name,
    value,
  ]);
  return [asked, new URLSearchParams(own).toString()].filter(Boolean).join('&');
}
