import { ApolloLink } from '@apollo/client/link';
import { map } from 'rxjs';

import type * as numbers from './long-numbers.ts';

type LongNumbers = typeof numbers;
/** Loaded with the first response that has a long number. */
let loaded: LongNumbers | undefined;
const bodies = new WeakMap<Response, () => Promise<string>>();
/** Callbacks that make `exactPartsFetch` mark the numbers of a multipart response. */
export const partsMarkers = new WeakMap<Response, () => void>();

/**
 * A `fetch` that preserves numbers in JSON that JavaScript would round: `9007199254740993` becomes
 * the text `'9007199254740993'` before `JSON.parse`. Numbers without loss stay numbers, including
 * doubles with 17 digits: `0.10000000000000001`. A field whose scalar is a decimal or a 64-bit
 * integer is text in either case (see `createAdminCache`). A multipart response is read by
 * `exactPartsFetch`. The links of this package distinguish numbers inside JSON values from scalars,
 * and return an `ExactNumber` for them.
 */
export function exactNumbersFetch(fetcher?: typeof globalThis.fetch): typeof globalThis.fetch {
  return changedFetch(fetcher, (json, { quoteLongNumbers }) => quoteLongNumbers(json));
}

/** The same, with a mark before each number. Its link must be wrapped in `withNumbers`. */
export function markedNumbersFetch(fetcher?: typeof globalThis.fetch): typeof globalThis.fetch {
  const marked = changedFetch(fetcher, (json, { quoteLongNumbers, mark }, isOk) =>
    // Error texts are not marked, because they may be shown.
    quoteLongNumbers(json, isOk ? mark : ''),
  );
  return async (input, init) => {
    const response = await marked(input, init);
    const markParts = partsMarkers.get(response);
    if (markParts) {
      loaded ??= await import('./long-numbers.ts');
      markParts();
    }
    return response;
  };
}

/** Restores the numbers in results of a link with `markedNumbersFetch`. */
export function withNumbers(link: ApolloLink): ApolloLink {
  return new ApolloLink((operation, forward) =>
    link
      .request(operation, forward)
      .pipe(map((result) => loaded?.readNumbers(operation, result) ?? result)),
  );
}

function changedFetch(
  fetcher: typeof globalThis.fetch | undefined,
  change: (json: string, read: LongNumbers, isOk: boolean) => string,
): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await (fetcher ?? globalThis.fetch)(input, init);
    // A second wrapper around the first reads the original body.
    const read = bodies.get(response) ?? response.text.bind(response);
    bodies.set(response, read);
    response.text = async () => {
      const json = await read();
      if (/[\d.]{16}/.test(json)) loaded ??= await import('./long-numbers.ts');
      // `null` is valid JSON, but Apollo expects an object.
      return (loaded ? change(json, loaded, response.ok) : json).replace(/^\s*null\s*$/, '{}');
    };
    return response;
  };
}
