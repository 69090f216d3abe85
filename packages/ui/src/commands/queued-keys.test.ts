import { afterEach, describe, expect, it } from 'vitest';

import { createQueuedKeys } from './queued-keys.ts';

afterEach(() => document.body.replaceChildren());

function focused(): HTMLInputElement {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  return field;
}

const key = (name: string, more?: KeyboardEventInit) =>
  new KeyboardEvent('keydown', { key: name, cancelable: true, ...more });

describe('keys that are pressed before their field is there', () => {
  it('are kept from everybody, and given to it in their order', async () => {
    const before = focused();
    const keys = createQueuedKeys();
    expect(keys.keep(key('ы'))).toBe(false);
    keys.begin();
    const pressed = [key('з'), key('а'), key('Backspace'), key('и'), key('Enter')];
    expect(pressed.map((event) => [keys.keep(event), event.defaultPrevented])).toEqual(
      pressed.map(() => [true, true]),
    );
    const field = focused();
    const heard: string[] = [];
    field.addEventListener('input', () => heard.push(field.value));
    field.addEventListener('keydown', (event) => heard.push(event.key));
    keys.give();
    await Promise.resolve();
    expect(heard).toEqual(['з', 'за', 'з', 'зи', 'Enter']);
    expect(before.value).toBe('');
    expect(keys.keep(key('я'))).toBe(false);
  });

  it('are those that are typed alone, and only as long as the focus has gone nowhere else', () => {
    const keys = createQueuedKeys();
    keys.begin();
    expect(
      [key('k', { ctrlKey: true }), key('Tab'), key('F5'), key('ж', { isComposing: true })].map(
        (event) => keys.keep(event),
      ),
    ).toEqual([false, false, false, false]);
    focused();
    expect(keys.keep(key('ж'))).toBe(false);
  });

  it('are kept no more where the field does not come', () => {
    const keys = createQueuedKeys();
    keys.begin();
    keys.keep(key('ж'));
    keys.drop();
    expect(keys.keep(key('ж'))).toBe(false);
  });
});
