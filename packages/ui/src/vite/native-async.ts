import type { Plugin } from 'vite';

/**
 * RxJS goes through what comes asynchronously by helpers for browsers that cannot: an iterable in
 * its own words is `for await`.
 */
export function nativeAsync(): Plugin {
  return {
    name: 'admin:native-async',
    apply: 'build',
    transform: {
      filter: { id: /rxjs\/dist\/esm\/internal\/observable\/innerFrom\.js$/ },
      handler: (code) => ({
        code: code.replace(
          /\nfunction process\(asyncIterable, subscriber\) \{\n[\s\S]*?\n\}\n/,
          forAwait,
        ),
        map: null,
      }),
    },
  };
}

const forAwait = `
async function process(asyncIterable, subscriber) {
  for await (const value of asyncIterable) {
    subscriber.next(value);
    if (subscriber.closed) return;
  }
  subscriber.complete();
}
`;
