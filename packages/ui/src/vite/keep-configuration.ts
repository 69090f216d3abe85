import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const block = /(<script type="application\/json" id="admin-config">)([\s\S]*?)(<\/script>)/;

/**
 * Keeps the configuration that a deployment wrote into the page: a build copies it from the
 * `index.html` that it replaces. To discard it, delete the folder before the build.
 */
export function keepConfiguration(): Plugin {
  let written: string | undefined;
  return {
    name: 'keep-configuration',
    apply: 'build',
    // Read before the folder is emptied.
    configResolved({ root, build }) {
      written = configurationIn(join(root, build.outDir, 'index.html'));
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        written === undefined
          ? html
          : html.replace(
              block,
              (_, open: string, _own: string, close: string) => `${open}${written}${close}`,
            ),
    },
  };
}

function configurationIn(page: string): string | undefined {
  try {
    return block.exec(readFileSync(page, 'utf8'))?.[2];
  } catch {
    return undefined; // the first build
  }
}
