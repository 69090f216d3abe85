import { expect, it } from 'vitest';

import { chooseRow, handlesKeys, moveRow, titleLink, typeInto } from './list-keys.ts';

/** A table with a row for each of these bodies. */
function table(...bodies: readonly string[]): readonly HTMLTableRowElement[] {
  document.body.innerHTML = `<table><tbody>${bodies.map((body) => `<tr>${body}</tr>`).join('')}</tbody></table>`;
  return [...document.querySelectorAll('tr')];
}
const record = (id: string) =>
  `<td data-select><input type="checkbox" id="choose${id}"></td><td data-title><a href="/${id}" id="open${id}">${id}</a></td>`;
const note = '<td>Ещё загружается</td>';
const focused = () => document.activeElement?.id;

it('passes rows over that only say something, in both directions', () => {
  const rows = table(record('a'), note, note, record('b'));
  expect(moveRow(rows, rows[0]!, 1)).toBe(true);
  expect(focused()).toBe('openb');
  expect(moveRow(rows, document.activeElement, -1)).toBe(true);
  expect(focused()).toBe('opena');
});

it('says that there is no further row, and leaves the focus where it is', () => {
  const rows = table(record('a'), note);
  titleLink(rows[0])?.focus();
  expect(moveRow(rows, document.activeElement, 1)).toBe(false);
  expect(moveRow(rows, document.activeElement, -1)).toBe(false);
  expect(focused()).toBe('opena');
  expect(moveRow(table(), null, 1)).toBe(false);
});

it('stays among controls of one kind, and goes to the link where a row has none of them', () => {
  const rows = table(record('a'), record('b'), '<td data-title><a href="/c" id="openc">c</a></td>');
  const checkbox = document.querySelector<HTMLElement>('#choosea');
  checkbox?.focus();
  moveRow(rows, checkbox, 1);
  expect(focused()).toBe('chooseb');
  moveRow(rows, document.activeElement, 1);
  expect(focused()).toBe('openc');
});

it.each([
  [1, 'opena'],
  [-1, 'openc'],
] as const)('begins by %i at the edge, or at the row that the user comes back from', (by, edge) => {
  const rows = table(record('a'), record('b'), record('c'));
  moveRow(rows, document.body, by);
  expect(focused()).toBe(edge);
  rows[1]!.dataset['recent'] = '';
  moveRow(rows, document.body, by);
  expect(focused()).toBe('openb');
});

it('chooses a row by its check box, with Shift as a click has it, and says of a row without one that it cannot', () => {
  const [row, plain] = table(record('a'), note);
  const clicks: boolean[] = [];
  row!.addEventListener('click', ({ shiftKey }) => clicks.push(shiftKey));
  expect([chooseRow(row!, true), chooseRow(row!, false), chooseRow(plain!, false)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(clicks).toEqual([true, false]);
});

it.each([
  ['<input type="checkbox">', false],
  ['<input>', true],
  ['<textarea></textarea>', true],
  ['<div contenteditable="false"></div>', false],
  ['<div contenteditable></div>', true],
  ['<div role="menu"><b></b></div>', true],
  ['<div role="region"><b></b></div>', false],
])('leaves the keys of %s to it: %s', (html, taken) => {
  document.body.innerHTML = html;
  const [first] = document.body.children;
  expect(handlesKeys(first?.firstElementChild ?? first ?? null)).toBe(taken);
});

it('types into a field what was pressed before it had the focus, and nothing of commands', () => {
  document.body.innerHTML = '<input value="🙂">';
  const field = document.querySelector('input');
  const heard: (string | null)[] = [];
  document.body.addEventListener('input', (event) =>
    heard.push(event instanceof InputEvent ? `${event.inputType} ${event.data}` : null),
  );
  const press = (init: KeyboardEventInit) => typeInto(field, new KeyboardEvent('keydown', init));
  expect(press({ key: 'ч' })).toBe(true);
  expect(field).toHaveValue('🙂ч');
  expect([press({ key: 'Backspace' }), press({ key: 'Backspace' })]).toEqual([true, true]);
  expect(field).toHaveValue('');
  expect([
    press({ key: 'Enter' }),
    press({ key: 'k', ctrlKey: true }),
    press({ key: 'k', metaKey: true }),
    press({ key: 'k', altKey: true }),
    typeInto(document.body, new KeyboardEvent('keydown', { key: 'k' })),
  ]).toEqual([false, false, false, false, false]);
  expect(field).toHaveValue('');
  expect(heard).toEqual([
    'insertText ч',
    'deleteContentBackward null',
    'deleteContentBackward null',
  ]);
});
