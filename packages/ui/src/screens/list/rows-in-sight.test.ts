import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { rowsInSight } from './rows-in-sight.ts';

/**
 * A table of rows of 40 pixels, in the middle of a list of many: the first of them is row 100.
 * Nothing is laid out here.
 */
function tableOf(
  count: number,
  {
    top,
    bottom,
    scrolled,
  }: { readonly top: number; readonly bottom: number; readonly scrolled: number },
): HTMLElement {
  const frame = document.createElement('div');
  frame.innerHTML = `<div data-scroll><table><tbody>${Array.from({ length: count }, (_, at) => `<tr aria-rowindex="${at + 102}"></tr>`).join('')}</tbody></table></div>`;
  const place = (element: Element | null | undefined, from: number, to: number) => {
    if (element)
      element.getBoundingClientRect = () => DOMRect.fromRect({ y: from, height: to - from });
  };
  place(frame.querySelector('[data-scroll]'), top, bottom);
  for (const [at, row] of [...frame.querySelectorAll('tr')].entries())
    place(row, top - scrolled + at * 40, top - scrolled + (at + 1) * 40);
  return frame;
}

beforeEach(() => void vi.stubGlobal('innerHeight', 600));
afterEach(() => void vi.unstubAllGlobals());

it('are those between the edges of what scrolls, by their places in the list', () => {
  expect(rowsInSight(tableOf(50, { top: 100, bottom: 500, scrolled: 220 }))).toEqual([105, 115]);
});

it('are those above the end of the window, where what scrolls goes on below it', () => {
  expect(rowsInSight(tableOf(50, { top: 390, bottom: 1390, scrolled: 10 }))).toEqual([100, 105]);
});

it('are those below its beginning, where the page was scrolled past the first', () => {
  expect(rowsInSight(tableOf(50, { top: -390, bottom: 1610, scrolled: 0 }))).toEqual([109, 124]);
});

it('are none where the table is somewhere else on the page, or empty', () => {
  expect(rowsInSight(tableOf(50, { top: 900, bottom: 1300, scrolled: 0 }))).toBeNull();
  expect(rowsInSight(tableOf(0, { top: 100, bottom: 500, scrolled: 0 }))).toBeNull();
});
