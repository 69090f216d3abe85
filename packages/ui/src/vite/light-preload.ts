import type { Plugin } from 'vite';

/**
 * In place of the helper that Vite puts around each `import()`, whose larger half waits for style
 * sheets: of these we have none. Names the files that a module imports, so that they load beside it
 * and not after it.
 */
export function lightPreload(): Plugin {
  let base = '/';
  return {
    name: 'light-preload',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    renderChunk: (code) => ({
      code: code.replace(taken, '__vitePreload(() => import($3)'),
      map: null,
    }),
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: helper(base), map: null }),
    },
  };
}

/**
 * As Vite writes what is taken out of a module: by a module of its own names. What is taken is
 * there in the module itself as well.
 */
const taken =
  /\b__vitePreload\(async \(\) => \{\s*(const|let) \{([^{}]*)\} = await import\(([^()]*)\);\s*return \{\2\};?\s*\}/g;

const helper = (base: string): string => `
const named = new Set();
export function __vitePreload(load, files = []) {
  for (const file of files) {
    if (named.has(file)) continue;
    named.add(file);
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: ${JSON.stringify(base)} + file });
    // Named again by whoever tries again.
    link.onerror = () => { named.delete(file); link.remove(); };
    document.head.append(link);
  }
  return load();
}
`;
