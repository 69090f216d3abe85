import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { Locator, Page } from '@playwright/test';

import { browse, type Journey } from './project.ts';

/** Dark enough for white text, and light enough to be read on white: links have it as it is. */
const primary = 'rgb(0, 105, 92)';

/**
 * Adds hand-written code to a project of any schema: a brand, a page with its own document, which
 * opens first, and a test of the types of its client package.
 */
export function writeOwn(project: string): void {
  cpSync(join(import.meta.dirname, 'own'), join(project, 'apps/web'), { recursive: true });
  for (const file of ['today.tsx', 'client.test-d.ts'])
    rewrite(join(project, 'apps/web/src', file), (text) =>
      text.replace('{{name}}', basename(project)),
    );
  const own = [
    `  brand: { name: 'Мастерская', logo: '/logo.svg', favicon: '/favicon.svg', colors: { primary: '#00695c' } },`,
    `  pages: [{ path: '/today', title: 'Сегодня', load: () => import('./today.tsx') }],`,
    `  home: '/today',`,
  ];
  rewrite(join(project, 'apps/web/src/admin.config.ts'), (text) =>
    text.replace('  Root,\n', `  Root,\n${own.join('\n')}\n`),
  );
}

const rewrite = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/** `npm start`, and a browser that finds all of it. */
export async function seeOwn(
  journey: Journey,
  screenshots: (width: number) => string,
): Promise<void> {
  await browse(journey, async (page, url) => {
    await page.getByRole('heading', { level: 1, name: 'Сегодня' }).waitFor();
    // Answered, in production too: code generation lists documents that are written in place.
    const answer = page.getByText('Отвечает: Query');
    await answer.waitFor();
    const navigation = page.getByRole('navigation');
    const found = {
      address: new URL(page.url()).pathname,
      title: await page.title(),
      first: await navigation.getByRole('link').first().textContent(),
      current: await navigation.locator('[aria-current="page"]').textContent(),
      logo: await page
        .locator('img[src="/logo.svg"]')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth > 0),
      favicon: await page.locator('link[rel~="icon"]').getAttribute('href'),
      name: await page.getByText('Мастерская', { exact: true }).first().isVisible(),
    };
    expectSame('The page of the project', found, {
      address: '/today',
      title: 'Сегодня — Мастерская',
      first: 'Сегодня',
      current: 'Сегодня',
      logo: true,
      favicon: '/favicon.svg',
      name: true,
    });
    await pictures(page, (width) => screenshots(width).replace('.png', '-page.png'), answer);
    await page.goto(url + journey.list);
    const link = page.locator('tbody tr a[href]').first();
    await link.waitFor();
    const colours = {
      link: await colourOf(link, 'color'),
      current: await colourOf(navigation.locator('[aria-current="page"]'), 'color'),
    };
    expectSame('What is coloured as the brand', colours, { link: primary, current: primary });
    await pictures(page, screenshots, link);
  });
}

const colourOf = (element: ReturnType<Page['locator']>, property: string): Promise<string> =>
  element.evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property);

/**
 * @param shown what is looked at: on a narrow screen it is laid out anew, by a module that is
 *   loaded then
 */
async function pictures(
  page: Page,
  file: (width: number) => string,
  shown: Locator,
): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForLoadState('networkidle');
    await shown.waitFor();
    await page.screenshot({ path: file(width) });
  }
}

function expectSame(what: string, found: object, expected: object): void {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}.`);
}
