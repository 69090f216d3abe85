import { createAdminClient, emptySchemaConfig } from '@admin/gql';
import type { ListRequest } from '@admin/gql/resource';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

import { createSampleData, createSampleLink, sampleDescriptors } from '../testing/index.ts';
import { useGrowingRows } from './use-growing-rows.ts';

const { list, key } = sampleDescriptors.authors;
const request: ListRequest = { page: 0, pageSize: 25, sort: [], filters: [], search: '', columns: ['name', 'country'] };

it('renders the answer to other conditions as what can wait: whatever is typed meanwhile is rendered with the rows before', async () => {
  if (!list) throw new Error('Authors are listed.');
  const client = createAdminClient({ schema: emptySchemaConfig, link: createSampleLink(createSampleData(60), []) });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <ApolloProvider client={client}>{children}</ApolloProvider>;
  const seen: string[] = [];
  const use = ({ asked }: { readonly asked: ListRequest }) => {
    const { request: shown, rows } = useGrowingRows(list, key, asked, 0);
    seen.push(`${asked.search}: ${shown.search} ${rows.status}`);
    return rows;
  };
  const { result, rerender } = renderHook(use, { wrapper, initialProps: { asked: request } });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  seen.length = 0;
  rerender({ asked: { ...request, search: '1' } });
  expect(seen[0]).toBe('1:  ready');
  await waitFor(() => expect(seen.at(-1)).toBe('1: 1 ready'));
});
