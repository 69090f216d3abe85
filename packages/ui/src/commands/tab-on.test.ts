import { afterEach, expect, it } from 'vitest';

import { tabOn } from './tab-on.ts';

afterEach(() => document.body.replaceChildren());

function button(name: string, attributes: Partial<HTMLButtonElement> = {}): HTMLButtonElement {
  return document.body.appendChild(
    Object.assign(document.createElement('button'), { textContent: name, ...attributes }),
  );
}

it.each([
  ['the next', 0, false, 1],
  ['the one before', 1, true, 0],
  ['the first behind the last', 2, false, 0],
  ['the last before the first', 0, true, 2],
])('leads to %s control of the page', (_, from, isBack, to) => {
  const first = button('первая');
  button('выключена', { disabled: true });
  const second = button('вторая');
  button('не по Tab', { tabIndex: -1 });
  const controls = [first, second, button('третья')];
  tabOn(controls[from] ?? null, isBack);
  expect(document.activeElement).toBe(controls[to]);
});

it('leaves the focus where it is when it is at no control', () => {
  const only = button('первая');
  only.focus();
  tabOn(null, false);
  expect(document.activeElement).toBe(only);
});
