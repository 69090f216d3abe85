import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * axe finds nothing against what is on the screen, in both themes, which the page changes when the
 * system does. `screen`: said where it finds something.
 */
export async function expectNoViolation(
  page: Page,
  screen = new URL(page.url()).pathname,
): Promise<void> {
  // Into a frame axe would not look.
  expect(page.frames(), `frames of ${screen}`).toHaveLength(1);
  // Once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const inPage = await page.evaluateHandle<typeof axe>('axe');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
    const { violations } = await inPage.evaluate(async ({ run }) => {
      // Colours that are on their way to the other theme have no contrast to judge.
      const passing = document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
      await Promise.allSettled(passing.map(({ finished }) => finished));
      // To say of each element which rules it keeps takes several times as long as to look for
      // those that it breaks.
      return run({ resultTypes: ['violations'] });
    });
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      `${screen}, ${colorScheme}`,
    ).toEqual([]);
  }
}
