import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Page } from '@playwright/test';

/**
 * Listens to what a page loads from now on; the result is asked for when it has loaded all, and is
 * gzip bytes by file of JavaScript, largest first.
 */
export function watchScripts(page: Page): () => Promise<Readonly<Record<string, number>>> {
  const files: Record<string, number> = {};
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return;
    bodies.push(
      response.body().then(
        (body) =>
          void (files[basename(new URL(response.url()).pathname)] = gzipSync(body, {
            level: 9,
          }).length),
      ),
    );
  });
  return async () => {
    await Promise.all(bodies);
    return Object.fromEntries(Object.entries(files).toSorted(([, a], [, b]) => b - a));
  };
}
