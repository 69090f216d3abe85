import type { Plugin, Rolldown } from 'vite';

import { keepConfiguration } from './keep-configuration.ts';
import { pageModules } from './page-modules.ts';

/**
 * Builds an application of `@admin/ui` so that its first page is small: modules that every page
 * needs are two files, and files that a page needs besides are named in `_assets/pages.json` for
 * the server. Libraries are built as they are published. A build keeps the configuration that a
 * deployment wrote into the page. In development `/graphql` is that of `API_URL`, and the port is
 * `WEB_PORT`.
 */
export function admin(): Plugin[] {
  return [settings, paintOnce, keepConfiguration(), pageModules()];
}

/** Nothing is painted before the script has run: a page that was left dark does not begin white. */
const paintOnce: Plugin = {
  name: 'admin:paint-once',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replaceAll('<script type="module"', '<script type="module" blocking="render"'),
  },
};

/**
 * What a module is named with, to load beside it: neither itself, which is asked for at once, nor
 * what every page has.
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
 * Files that a page may load later are named by their content alone: every page loads the names of
 * all of them. What each file holds is in its source map.
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
      // `es2015`: what Apollo Client has for browsers of our days.
      conditions: ['module', 'browser', 'es2015', 'development|production'],
    },
    // The API answers on the page's own origin; in development this server stands in front of it.
    server: {
      port: Number(process.env['WEB_PORT'] ?? 5173),
      proxy: { '/graphql': process.env['API_URL'] ?? 'http://127.0.0.1:4000' },
    },
    build: {
      target: 'es2023',
      // No resource is called so: a table `assets` has the address `/assets`.
      assetsDir: '_assets',
      // Served with the bundle: what its libraries ask of whoever passes them on.
      license: { fileName: 'third-party-licenses.md' },
      modulePreload: { polyfill: false, resolveDependencies: beside },
      // What counts are compressed bytes, where they are loaded.
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        // Neither reading a property nor naming a global does anything in what we load: what is
        // only made and never used goes.
        treeshake: {
          propertyReadSideEffects: false,
          unknownGlobalSideEffects: false,
          moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }],
        },
        output: {
          chunkFileNames: fileName,
          codeSplitting: {
            // What every page needs comes in two files, libraries apart, so that a release of ours
            // leaves the larger one in the browser's cache.
            groups: [
              {
                name: 'libraries',
                test: /node_modules\/(?!@admin\/)/,
                tags: ['$initial'],
                priority: 2,
              },
              // The list comes with it, which most begin with, and what every resource's module
              // imports. Whatever these import belongs to the group too.
              {
                name: 'app',
                test: /src\/main\.tsx|gql\/(src|dist)\/runtime\/|\/generated\/shared\./,
                priority: 1,
              },
              // Inputs, menus and dialogs use one another: twenty files of a kilobyte each
              // otherwise. What records and forms share comes with them.
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
              // Filters beside the search of a list need it, and no other module of the editors.
              { name: 'period', test: /ui\/(src|dist)\/filters\/period\./ },
              // Without a component: what menus, dialogs, forms and keys share.
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
