import { afterEach, beforeEach, expect, it } from 'vitest';

import { dragColumn } from './drag-column.ts';

const rect = (left: number, width: number) => new DOMRect(left, 0, width, 20);
let clicks = 0;
const count = () => void (clicks += 1);
beforeEach(() => {
  clicks = 0;
  document.body.addEventListener('click', count);
});
afterEach(async () => {
  document.body.removeEventListener('click', count);
  // Until then the click that a release would be is awaited.
  await new Promise((resolve) => setTimeout(resolve));
});

/** Presses the header of the column `from` of three: each 100 wide, in a frame that begins at 50. */
function press(from: number) {
  const frame = document.createElement('div');
  frame.getBoundingClientRect = () => rect(50, 300);
  const headers = [50, 150, 250].map((left) => {
    const header = document.createElement('th');
    header.getBoundingClientRect = () => rect(left, 100);
    return header;
  });
  const moves: (number | null)[] = [];
  const drops: number[] = [];
  dragColumn(new PointerEvent('pointerdown', { clientX: 100 + from * 100 }), {
    frame,
    headers,
    from,
    onMove: (x) => moves.push(x),
    onDrop: (to) => drops.push(to),
  });
  const send = (type: string, clientX = 0) =>
    document.dispatchEvent(new MouseEvent(type, { clientX }));
  return { moves, drops, send };
}

it.each([
  [0, 190, 100, null],
  [0, 210, 200, 1],
  [0, 320, 300, 2],
  [2, 60, 0, 0],
  [2, 190, 100, 1],
  [1, 320, 300, 2],
  [1, 190, 100, null],
])('takes column %i to %i: shows the place at %i, drops it at %s', (from, x, shown, to) => {
  const { moves, drops, send } = press(from);
  send('pointermove', x);
  expect(moves).toEqual([shown]);
  send('pointerup', x);
  expect(moves).toEqual([shown, null]);
  expect(drops).toEqual(to === null ? [] : [to]);
  send('pointermove', 60);
  expect(moves).toHaveLength(2);
});

it('is no drag within a few pixels, and the click stays one', () => {
  const { moves, drops, send } = press(0);
  send('pointermove', 105);
  send('pointerup', 105);
  expect([moves, drops]).toEqual([[null], []]);
  document.body.click();
  expect(clicks).toBe(1);
});

it('is no click on the header when it is dropped, and the next click is one', async () => {
  const { send } = press(0);
  send('pointermove', 320);
  expect(document.body.style.userSelect).toBe('none');
  send('pointerup', 320);
  expect(document.body.style.userSelect).toBe('');
  document.body.click();
  expect(clicks).toBe(0);
  document.body.click();
  expect(clicks).toBe(1);
});

it.each(['Escape', 'pointercancel'])('is taken back by %s', (how) => {
  const { drops, send, moves } = press(0);
  send('pointermove', 320);
  if (how === 'Escape') {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  } else send(how);
  send('pointerup', 320);
  expect(drops).toEqual([]);
  expect(moves).toEqual([300, null]);
});
