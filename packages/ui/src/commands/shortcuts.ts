/** Where a shortcut is heard. */
export type ShortcutPlace = 'everywhere' | 'list' | 'record';

export interface Shortcut {
  /** What it does: `keys.<name>` of the catalogue says it. */
  readonly name: string;
  readonly place: ShortcutPlace;
  /** What the key types, or what it is called: `key` of the event in lower case. */
  readonly key: string;
  /**
   * The key that types it on a Latin keyboard. It is pressed there where the keyboard types other
   * letters.
   */
  readonly code?: string;
  /** With Ctrl, or ⌘. */
  readonly control?: true;
  /** Absent: with Shift and without. */
  readonly shift?: boolean;
  /** As they are shown. */
  readonly caps: readonly string[];
  /** What a Russian keyboard types at the same place. */
  readonly russian?: string;
}

/**
 * All shortcuts, in the order in which they are shown: this table binds them, and the dialog of
 * shortcuts says them.
 */
export const shortcuts = [
  {
    name: 'palette',
    place: 'everywhere',
    key: 'k',
    code: 'KeyK',
    control: true,
    shift: false,
    caps: ['Ctrl', 'K'],
  },
  { name: 'help', place: 'everywhere', key: '?', code: 'Slash', shift: true, caps: ['?'] },
  { name: 'close', place: 'everywhere', key: 'escape', caps: ['Esc'] },
  { name: 'down', place: 'list', key: 'arrowdown', caps: ['↓'] },
  { name: 'up', place: 'list', key: 'arrowup', caps: ['↑'] },
  { name: 'open', place: 'list', key: 'enter', caps: ['Enter'] },
  { name: 'beside', place: 'list', key: ' ', shift: false, caps: ['Space'] },
  { name: 'choose', place: 'list', key: 'x', code: 'KeyX', caps: ['X'], russian: 'Ч' },
  { name: 'act', place: 'list', key: 'a', code: 'KeyA', shift: false, caps: ['A'], russian: 'Ф' },
  { name: 'edit', place: 'list', key: 'e', code: 'KeyE', shift: false, caps: ['E'], russian: 'У' },
  { name: 'editCell', place: 'list', key: 'f2', caps: ['F2'] },
  {
    name: 'narrow',
    place: 'list',
    key: 'f',
    code: 'KeyF',
    shift: false,
    caps: ['F'],
    russian: 'А',
  },
  {
    name: 'search',
    place: 'list',
    key: '/',
    code: 'Slash',
    shift: false,
    caps: ['/'],
    russian: '.',
  },
  {
    name: 'previousPage',
    place: 'list',
    key: '[',
    code: 'BracketLeft',
    shift: false,
    caps: ['['],
    russian: 'Х',
  },
  {
    name: 'nextPage',
    place: 'list',
    key: ']',
    code: 'BracketRight',
    shift: false,
    caps: [']'],
    russian: 'Ъ',
  },
  {
    name: 'editRecord',
    place: 'record',
    key: 'e',
    code: 'KeyE',
    shift: false,
    caps: ['E'],
    russian: 'У',
  },
] as const satisfies readonly Shortcut[];

export type ShortcutName = (typeof shortcuts)[number]['name'];

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

/** The shortcuts that were pressed: more than one where a key does something else at another place. */
export function pressedShortcuts(event: Pressed): readonly ShortcutName[] {
  return (shortcuts satisfies readonly Shortcut[])
    .filter((shortcut) => isPressed(shortcut, event))
    .map(({ name }) => name);
}

/**
 * By what the key types, on whatever keyboard; where that is nothing of the Latin alphabet, by its
 * place. Of the signs that both alphabets have, the Russian keyboard types two where the Latin one
 * has `/`.
 */
export function isPressed(
  { key, code, control, shift }: Pick<Shortcut, 'key' | 'code' | 'control' | 'shift'>,
  event: Pressed,
): boolean {
  // With AltGr, Windows says Ctrl and Alt too; it types brackets in half of Europe.
  const types = event.getModifierState('AltGraph');
  if (!types && (event.altKey || (event.ctrlKey || event.metaKey) !== (control ?? false)))
    return false;
  const hasShift = shift === undefined || shift === event.shiftKey;
  if (event.key.toLowerCase() === key) return hasShift || isSign.test(key);
  return code === event.code && isElsewhere.test(event.key) && hasShift;
}

/** Whether Shift belongs to it is the keyboard's affair. */
const isSign = /^[^\w\s]$/;
const isElsewhere = /^([^ -~]|[.,])$/;
