import type { Page } from '@playwright/test';

import { within } from './within.ts';

declare global {
  interface Window {
    /**
     * Of the rows that are waited for now: `performance.now()` after the frame that showed the last
     * of them.
     */
    rowsPainted: Promise<number>;
    /** Waits for a table whose last row shows these texts. */
    expectRows(texts: readonly string[]): void;
    /** When the button was last pressed, on the clock of `performance.now()`. */
    pressedAt: number;
    /** The element that was pressed, as HTML. */
    pressedOn?: string;
  }
}

/**
 * Makes each page that is opened from now on wait for a table whose last row shows these texts,
 * from before its first script runs.
 */
export async function expectRowsOnLoad(page: Page, texts: readonly string[]): Promise<void> {
  await page.addInitScript(watchRows);
  await page.addInitScript((own) => window.expectRows(own), texts);
}

/** Milliseconds. What takes longer does not come. */
export const patience = 60_000;

/** When the rows that are waited for had been painted, on the clock of the page. */
export async function rowsPainted(page: Page): Promise<number> {
  return within(
    patience,
    page.evaluate(() => window.rowsPainted),
    async () => {
      const [row, pressed] = await page.evaluate(() => [
        document.querySelector('tbody tr:last-child')?.textContent,
        window.pressedOn,
      ]);
      return `${page.url()} does not show the rows that are waited for. Its last row: ${row ?? 'none'}. Pressed last: ${pressed ?? 'nothing'}.`;
    },
  );
}

/** Runs in the page, and therefore refers to nothing outside itself. */
function watchRows(): void {
  addEventListener(
    'pointerdown',
    ({ timeStamp, target }) => {
      window.pressedAt = timeStamp;
      if (target instanceof Element) window.pressedOn = target.outerHTML.slice(0, 200);
    },
    { capture: true },
  );
  window.expectRows = (texts) => {
    window.rowsPainted = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        const row = [...document.querySelectorAll('tbody tr:last-child')].find(({ textContent }) =>
          texts.every((text) => textContent.includes(text)),
        );
        if (!row?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
        observer.disconnect();
        // A message that is sent while a frame is made arrives when it has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now()));
          port1.start();
          port2.postMessage(null);
        });
      });
      observer.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
  };
}
