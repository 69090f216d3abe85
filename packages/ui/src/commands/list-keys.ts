/** Where letters are typed, or keys have a meaning of their own. */
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

/** Whether a key that is pressed here belongs to what is here. */
export const isTaken = (target: Element | null): boolean => target?.closest(own) != null;

/**
 * What the arrow keys go between, of each row the same. The row that has the focus is the current
 * one.
 */
const stops = [
  '[data-title] a',
  '[data-select] input',
  '[data-menu] button',
  'th[data-branch] button',
] as const;

type Rows = readonly HTMLTableRowElement[];

/** The row that the focus is in. */
export const currentRow = (rows: Rows, target: Element | null): HTMLTableRowElement | null =>
  rows.find((row) => row.contains(target)) ?? null;

/**
 * The row from which arrow keys begin where none is current: the one that the user comes back from,
 * or that at the edge.
 */
const firstRow = (rows: Rows, by: 1 | -1): HTMLTableRowElement | null =>
  rows.find((row) => 'recent' in row.dataset) ?? rows.at(by > 0 ? 0 : -1) ?? null;

/**
 * Goes to the row below, or above. Says whether there is one. A row that says something has nothing
 * to go to, and is passed over.
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

/** The link of a row to its record. */
export const titleLink = (row: Element | null | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>(stops[0]) ?? null;

/** The checkbox of a row. */
export const checkboxOf = (row: Element | null | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>(stops[1]) ?? null;

/** Chooses the row, or chooses it no more; with Shift, all from the one that was chosen before. */
export function chooseRow(row: Element, shiftKey: boolean): boolean {
  return (
    checkboxOf(row)?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }),
    ) !== undefined
  );
}

/** As the browser writes it: the setter of the element itself keeps it from React. */
const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/**
 * Writes what was typed before the field had the focus; whoever renders the field hears of it. Says
 * whether there is such a field.
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
