import { ApolloLink } from '@apollo/client/link';
import { map } from 'rxjs';

import type * as numbers from './long-numbers.ts';

type LongNumbers = typeof numbers;
/** Absent until an answer has a long number. */
let loaded: LongNumbers | undefined;
const bodies = new WeakMap<Response, () => Promise<string>>();
/** Answers in parts that `exactPartsFetch` reads: what makes it mark their numbers. */
export const partsMarkers = new WeakMap<Response, () => void>();

/**
 * A `fetch` whose JSON keeps numbers that JavaScript cannot hold: `9007199254740993` arrives as the
 * text `'9007199254740993'`, before `JSON.parse` can round it. Numbers that lose nothing stay
 * numbers, and so does a double that was written with 17 digits: `0.10000000000000001`. A field
 * whose scalar is a decimal or 64-bit integer is text in either case (see `createAdminCache`). An
 * answer in parts is read by `exactPartsFetch`. The links of this package tell numbers inside JSON
 * from scalars, and have an `ExactNumber` there.
 */
export function exactNumbersFetch(fetcher?: typeof globalThis.fetch): typeof globalThis.fetch {
  return changedFetch(fetcher, (json, { quoteLongNumbers }) => quoteLongNumbers(json));
}

/** The same, with a mark at each of the numbers. A link with it ends in `withNumbers`. */
export function markedNumbersFetch(fetcher?: typeof globalThis.fetch): typeof globalThis.fetch {
  const marked = changedFetch(fetcher, (json, { quoteLongNumbers, mark }, isOk) =>
    // The text of a refusal may be shown.
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

/** Answers of a link that has `markedNumbersFetch`. */
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
    // A second one around the first reads what was sent.
    const read = bodies.get(response) ?? response.text.bind(response);
    bodies.set(response, read);
    response.text = async () => {
      const json = await read();
      if (/[\d.]{16}/.test(json)) loaded ??= await import('./long-numbers.ts');
      // `null` is JSON too, and nothing that Apollo could look into.
      return (loaded ? change(json, loaded, response.ok) : json).replace(/^\s*null\s*$/, '{}');
    };
    return response;
  };
}
