import type { QueryDescriptor } from '@admin/gql/resource';

import { formatListState, parseListState, type ListState } from '../../resources/list-state.ts';

/** Before the names of what says which page it is: no argument begins so. */
const mark = '.';

/**
 * Which page of an answer an address is about: `days=7&.page=2&.size=50`. Written as in the address
 * of a list.
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

/** What a query is asked with (see `formatArguments`), and which page of the answer is wanted. */
export function withPage(asked: string, state: ListState): string {
  const own = [...new URLSearchParams(formatListState(state))].map(([name, value]) => [
    mark + name,
    value,
  ]);
  return [asked, new URLSearchParams(own).toString()].filter(Boolean).join('&');
}
