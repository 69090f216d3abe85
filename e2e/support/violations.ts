import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe finds nothing against what is on the screen, in both themes, which the page changes when the system does. `screen`: said where it finds something. */
export async function expectNoViolation(page: Page, screen = new URL(page.url()).pathname): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`), `${screen}, ${colorScheme}`).toEqual([]);
  }
}
