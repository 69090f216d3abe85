import type { ListRequest, ResourceSummary } from '@admin/gql/resource';
import { parse } from 'graphql';

import { sampleDescriptors, sampleResourcesWith } from '../src/testing/index.ts';

const counts = (
  data: unknown,
): data is { readonly bounded: number; readonly booksCount?: number } =>
  typeof data === 'object' && data !== null && 'bounded' in data;

/** The library counts its books up to a bound, and all of them behind a flag, as codegen prints it. */
export function boundedBooks(bound: number): readonly ResourceSummary[] {
  const { count } = sampleDescriptors.books;
  return sampleResourcesWith({
    ...sampleDescriptors.books,
    count: count && {
      document: parse(
        'query BookCount($filter: BookFilter, $search: String, $exact: Boolean!) { bounded: booksCount(filter: $filter, search: $search) booksCount(filter: $filter, search: $search) @include(if: $exact) }',
      ),
      exactly: true,
      variables: (request: ListRequest, exact?: boolean) => ({
        ...count.variables(request),
        exact: exact === true,
      }),
      total: (data) => {
        if (!counts(data)) throw new TypeError('It is asked for two numbers.');
        return data.booksCount === undefined
          ? { count: Math.min(data.bounded, bound), exact: data.bounded <= bound }
          : { count: data.booksCount, exact: true };
      },
    },
  });
}
