/** Elements that accept text or have keys of their own. */
const own = [
  'input:not([type=checkbox])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  ...[
    'dialog',
    'alertdialog',
    'menu',
    'listbox',
    'combobox',
    'tree',
    'grid',
    'slider',
    'spinbutton',
    'textbox',
    'application',
  ].map((role) => `[role=${role}]`),
].join();

/** Tests whether the element handles keys itself, so that shortcuts do not apply. */
export const handlesKeys = (target: Element | null): boolean => target?.closest(own) != null;

/** Controls of a row that the arrow keys move between. The row with the focus is the current row. */
const stops = [
  '[data-title] a',
  '[data-select] input',
  '[data-menu] button',
  'th[data-branch] button',
] as const;

type Rows = readonly HTMLTableRowElement[];

/** Row that contains the focus. */
export const currentRow = (rows: Rows, target: Element | null): HTMLTableRowElement | null =>
  rows.find((row) => row.contains(target)) ?? null;

/**
 * First row for the arrow keys when no row is current: the row that the user returns from, or the
 * first or last row by direction.
 */
const firstRow = (rows: Rows, by: 1 | -1): HTMLTableRowElement | null =>
  rows.find((row) => 'recent' in row.dataset) ?? rows.at(by > 0 ? 0 : -1) ?? null;

/**
 * Moves the focus to the next or the previous row. Returns whether there is one. Rows without a
 * control, such as messages, are skipped.
 */
export function moveRow(rows: Rows, target: Element | null, by: 1 | -1): boolean {
  const row = currentRow(rows, target);
  const after = (each: Element) => (by > 0 ? each.nextElementSibling : each.previousElementSibling);
  const stop = stops.find((each) => target?.closest(each));
  const order = [...(stop ? [stop] : []), ...stops];
  for (let next = row ? after(row) : firstRow(rows, by); next; next = after(next)) {
    const control = order
      .map((each) => next?.querySelector<HTMLElement>(each))
      .find((each) => each != null);
    if (!control) continue;
    control.focus();
    return true;
  }
  return false;
}

/** Link of a row to its record. */
export const titleLink = (row: Element | null | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>(stops[0]) ?? null;

/** Checkbox of a row. */
export const checkboxOf = (row: Element | null | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>(stops[1]) ?? null;

/** Toggles the selection of the row; with Shift, of the range from the row that was selected last. */
export function chooseRow(row: Element, shiftKey: boolean): boolean {
  return (
    checkboxOf(row)?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }),
    ) !== undefined
  );
}

/**
 * Native setter of the value. React overrides the setter of the element and would not see the
 * change.
 */
const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/**
 * Types a key into the field and dispatches its `input` event. Returns whether the field is an
 * input and the key types or erases a character.
 */
export function typeInto(
  field: Element | null,
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): boolean {
  const isErased = key === 'Backspace';
  if (
    !(field instanceof HTMLInputElement) ||
    (key.length !== 1 && !isErased) ||
    ctrlKey ||
    metaKey ||
    altKey
  )
    return false;
  value?.set?.call(
    field,
    isErased ? Array.from(field.value).slice(0, -1).join('') : field.value + key,
  );
  field.dispatchEvent(
    new InputEvent('input', {
      bubbles: true,
      ...(isErased
        ? { inputType: 'deleteContentBackward' }
        : { data: key, inputType: 'insertText' }),
    }),
  );
  return true;
}
