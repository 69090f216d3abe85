import { readdirSync, readFileSync } from 'node:fs';

import { defineConfig, type DefaultTheme } from 'vitepress';

import { subjectsOf } from '../../scripts/decisions/index-of-decisions.ts';
import { linksWithinTheSite, pageOf } from './links.ts';

const repository = new URL('../../', import.meta.url);

/** The heading of a page, without a decision's number. A sidebar takes HTML. */
function titleOf(file: string): string {
  const heading = /^# (?:\d+\.? )?(.+)$/m.exec(
    readFileSync(new URL(file, repository), 'utf8'),
  )?.[1];
  if (heading === undefined)
    throw new Error(`${file} has no heading: begin it with a line '# Title'.`);
  return heading.replaceAll('`', '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The subjects of the index, in its order. A sidebar takes HTML. */
function decisions(): DefaultTheme.SidebarItem[] {
  const index = readFileSync(new URL('docs/decisions/index.md', repository), 'utf8');
  return [
    { text: 'By subject', link: '/decisions/' },
    ...subjectsOf(index).map(({ title, entries }) => ({
      text: title,
      collapsed: true,
      items: entries.map(({ file }) => ({
        text: titleOf(`docs/decisions/${file}`),
        link: `/decisions/${file.replace(/\.md$/, '')}`,
      })),
    })),
  ];
}

/** Recipes in the order of their file names. */
function recipes(): DefaultTheme.SidebarItem[] {
  return readdirSync(new URL('docs/recipes/', repository))
    .filter((file) => file !== 'index.md' && file.endsWith('.md'))
    .toSorted()
    .map((file) => ({
      text: titleOf(`docs/recipes/${file}`),
      link: `/recipes/${file.replace(/\.md$/, '')}`,
    }));
}

/**
 * Pages are the Markdown files of the repository that concern its users: what is read here and
 * beside the code is one text.
 */
export default defineConfig({
  title: 'Admin',
  description:
    'From any GraphQL schema to a finished Russian-language admin application, typed end to end.',
  lang: 'en',
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  srcDir: '..',
  srcExclude: [
    '**/node_modules/**',
    '**/dist/**',
    '**/package/**',
    '**/test/**',
    '**/fixtures/**',
    '.changeset/**',
    '**/CHANGELOG.md',
    'packages/*/api-report.md',
    'packages/create-admin/templates/**',
    '.*/**',
    'test-results/**',
  ],
  outDir: 'dist',
  cacheDir: '../node_modules/.cache/vitepress',
  cleanUrls: true,
  rewrites: pageOf,
  markdown: { config: linksWithinTheSite },
  vite: { publicDir: false, build: { chunkSizeWarningLimit: 2000 } },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Guide', link: '/guide/start' },
      { text: 'Recipes', link: '/recipes/' },
      { text: 'Reference', link: '/reference/gql' },
      { text: 'Peers', link: '/peers' },
    ],
    sidebar: [
      {
        text: 'Guide',
        items: [
          { text: 'From nothing to production', link: '/guide/start' },
          { text: 'From a schema to code', link: '/packages/codegen/' },
          { text: 'The client', link: '/guide/client' },
          { text: 'How people sign in', link: '/guide/sign-in' },
          { text: 'In your framework', link: '/guide/frameworks' },
          { text: 'The screens', link: '/packages/ui/' },
          { text: 'The application', link: '/apps/web/' },
          { text: 'The reference backend', link: '/apps/api/' },
          { text: 'Four servers of others', link: '/backends' },
          { text: 'Architecture', link: '/architecture' },
        ],
      },
      { text: 'Recipes', collapsed: true, items: recipes() },
      {
        text: 'Reference',
        items: [
          { text: '@admin/gql', link: '/reference/gql' },
          { text: '@admin/ui', link: '/reference/ui' },
          { text: '@admin/codegen', link: '/reference/codegen' },
          { text: 'Errors', link: '/errors' },
        ],
      },
      {
        text: 'What is measured',
        collapsed: true,
        items: [
          { text: 'Peers', link: '/peers' },
          { text: 'Reach over open schemas', link: '/scoreboard' },
          { text: 'Russian names', link: '/texts' },
          { text: 'Speed and size', link: '/bench/' },
          { text: 'Reliability of the server', link: '/reliability' },
          { text: 'Faults of the network', link: '/faults' },
          { text: 'Correctness of the cache', link: '/cache-model' },
          { text: 'Sown faults', link: '/sown-faults' },
        ],
      },
      { text: 'Decisions', collapsed: true, items: decisions() },
    ],
  },
});
