import type { Plugin, Rolldown } from 'vite';

import { keepConfiguration } from './keep-configuration.ts';
import { pageModules } from './page-modules.ts';

/**
 * Builds an application of `@admin/ui` with a small first page: modules of every page are in two
 * files, and further files of a page are listed in `_assets/pages.json` for the server. Libraries
 * are built as published. The build keeps the configuration that a deployment wrote into the page.
 * In development `/graphql` is proxied to `API_URL`, and the port is `WEB_PORT`.
 */
export function admin(): Plugin[] {
  return [settings, paintOnce, keepConfiguration(), pageModules()];
}

/**
 * Blocks rendering until the script has run, so that a page in the dark scheme does not flash
 * white.
 */
const paintOnce: Plugin = {
  name: 'admin:paint-once',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replaceAll('<script type="module"', '<script type="module" blocking="render"'),
  },
};

/**
 * Files preloaded with a module: neither the module itself, which is requested anyway, nor files
 * that every page loads.
 */
const beside = (
  file: string,
  files: readonly string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] =>
  files.filter(
    (each) =>
      hostType === 'html' ||
      (each !== file && !/\/(app|libraries|rolldown-runtime)-[\w-]{8}\.js$/.test(each)),
  );

/**
 * Names of chunks. Lazy chunks are named by their hash only, because every page contains the names
 * of all of them. Source maps show their content.
 */
const fileName = ({ name }: Rolldown.PreRenderedChunk): string =>
  groups.has(name) ? '_assets/[name]-[hash].js' : '_assets/c-[hash].js';

const groups: ReadonlySet<string> = new Set([
  'libraries',
  'app',
  'controls',
  'forms',
  'rolldown-runtime',
]);

const settings: Plugin = {
  name: 'admin:settings',
  config: () => ({
    resolve: {
      // `es2015`: the build of Apollo Client for current browsers.
      conditions: ['module', 'browser', 'es2015', 'development|production'],
    },
    // The API is served from the page's own origin. In development this server proxies it.
    server: {
      port: Number(process.env['WEB_PORT'] ?? 5173),
      proxy: { '/graphql': process.env['API_URL'] ?? 'http://127.0.0.1:4000' },
    },
    build: {
      target: 'es2023',
      // No resource has this name: a table `assets` has the address `/assets`.
      assetsDir: '_assets',
      // Licence texts that the libraries require in distributions.
      license: { fileName: 'third-party-licenses.md' },
      modulePreload: { polyfill: false, resolveDependencies: beside },
      // Compressed sizes are checked elsewhere, per page.
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        // Property reads and references to globals have no side effects in the bundled modules, so
        // that unused values are removed.
        treeshake: {
          propertyReadSideEffects: false,
          unknownGlobalSideEffects: false,
          moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }],
        },
        output: {
          chunkFileNames: fileName,
          codeSplitting: {
            // Modules of every page are in two files. Libraries are separate, so that a release of
            // the product keeps the larger file in the browser's cache.
            groups: [
              {
                name: 'libraries',
                test: /node_modules\/(?!@admin\/)/,
                tags: ['$initial'],
                priority: 2,
              },
              // The list screen, with which most sessions begin, and modules that every resource
              // imports. Their imports belong to the group too.
              {
                name: 'app',
                test: /src\/main\.tsx|gql\/(src|dist)\/runtime\/|\/generated\/shared\./,
                priority: 1,
              },
              // Inputs, menus and dialogs import each other: separate chunks would be twenty files
              // of a kilobyte. Modules shared by records and forms are included.
              {
                name: 'controls',
                test: /@mui\/(material|utils|system)\/(?!(use)?Autocomplete|Chip|Popper)|ui\/(src|dist)\/(text|resources|kit|fields|screens\/record\/(show|list|related|when))/,
                minShareCount: 2,
              },
              {
                name: 'forms',
                test: /react-hook-form|ui\/(src|dist)\/(form|inputs|values)\/(?!date|time|use-picker|picker\/)/,
                minShareCount: 2,
              },
              // Filters next to the search of a list need it, without the other modules of the
              // editors.
              { name: 'period', test: /ui\/(src|dist)\/filters\/period\./ },
              // Shared code of menus, dialogs, forms and keys, without components.
              {
                name: 'logic',
                test: /ui\/(src|dist)\/(actions|commands|data|storage)\//,
                minShareCount: 2,
              },
              { name: 'filters', test: /ui\/(src|dist)\/filters\//, minShareCount: 2 },
            ],
          },
        },
      },
    },
  }),
};
