import { ApolloLink } from '@apollo/client/link';
import { finalize } from 'rxjs';

import { trimCache } from '../cache/trim-cache.ts';

/** After so many operations the cache forgets what is not on the screen, so that a tab may stay open for weeks. */
const interval = 500;

export function createTrimLink(): ApolloLink {
  let operations = 0;
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      finalize(() => {
        operations += 1;
        // By then the answer is in the cache.
        if (operations % interval === 0) setTimeout(trimCache, 0, operation.client);
      }),
    ),
  );
}
