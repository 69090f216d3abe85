import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { onScopeDispose, shallowRef, type ShallowRef } from 'vue';

import { client } from './client.ts';

/** Answer of a query during the component's life. It follows every write of the client. */
export function useQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): { readonly data: ShallowRef<Data | undefined>; readonly error: ShallowRef<unknown> } {
  const data = shallowRef<Data>();
  const error = shallowRef<unknown>();
  const options: { query: TypedDocumentNode<Data, Variables>; variables: OperationVariables } = {
    query,
    variables,
  };
  const subscription = client.watchQuery<Data>(options).subscribe((result) => {
    if (result.dataState === 'complete') data.value = result.data;
    error.value = result.error;
  });
  onScopeDispose(() => subscription.unsubscribe());
  return { data, error };
}
