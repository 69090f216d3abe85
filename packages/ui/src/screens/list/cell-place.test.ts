import { afterAll, beforeEach, expect, it } from 'vitest';

import { cellPlace, type CellPlace } from './cell-place.ts';

beforeEach(() => {
  document.body.innerHTML = `<table>
    <thead><tr><th id="head">Название</th></tr></thead>
    <tbody><tr aria-rowindex="7">
      <td data-select><input type="checkbox" id="choose"></td>
      <td id="title"><a href="/1" id="open">Чайка</a></td>
      <td id="pages">12</td>
      <td id="price"><input id="edited"></td>
      <td data-menu><button id="menu">…</button></td>
    </tr></tbody></table><p id="outside"></p>`;
});

const heard: (CellPlace | null)[] = [];
const hear = (event: MouseEvent | KeyboardEvent) => void heard.push(cellPlace(event));
const asks = ['contextmenu', 'keydown'] as const;
for (const name of asks) document.addEventListener(name, hear);
afterAll(() => {
  for (const name of asks) document.removeEventListener(name, hear);
});

function ask(id: string, event: Event) {
  document.querySelector(`#${id}`)?.dispatchEvent(event);
  const place = heard.at(-1);
  return place ? { anchor: place.anchor.id, row: place.row, fromEnd: place.fromEnd } : null;
}
const click = (id: string, init: MouseEventInit = {}) =>
  ask(id, new MouseEvent('contextmenu', { bubbles: true, ...init }));
const press = (id: string, init: KeyboardEventInit = { key: 'f', code: 'KeyF' }) =>
  ask(id, new KeyboardEvent('keydown', { bubbles: true, ...init }));

it('is a cell that shows a field, from the end of its row', () => {
  expect(click('title')).toEqual({ anchor: 'title', row: 5, fromEnd: 3 });
  expect(click('pages')).toEqual({ anchor: 'pages', row: 5, fromEnd: 2 });
  expect(click('price')).toEqual({ anchor: 'price', row: 5, fromEnd: 1 });
});

it.each(['head', 'outside', 'open', 'choose', 'menu', 'edited'])(
  'is nowhere for a right click at %s',
  (id) => {
    expect(click(id)).toBeNull();
  },
);

it('leaves a right click with Shift to the browser', () => {
  expect(click('pages', { shiftKey: true })).toBeNull();
});

it('is for a key the cell that has the focus, and the row for what is in it', () => {
  expect(press('pages')).toEqual({ anchor: 'pages', row: 5, fromEnd: 2 });
  expect(press('open')).toEqual({ anchor: 'open', row: 5, fromEnd: undefined });
  expect(press('choose')).toEqual({ anchor: 'choose', row: 5, fromEnd: undefined });
});

it('is nowhere for another key, nor while something is typed', () => {
  expect(press('pages', { key: 'g', code: 'KeyG' })).toBeNull();
  expect(press('edited')).toBeNull();
  expect(press('outside')).toBeNull();
  expect(press('head')).toBeNull();
});
