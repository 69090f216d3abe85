/** Scope of a shortcut. */
export type ShortcutPlace = 'everywhere' | 'list' | 'record';

export interface Shortcut {
  /** Name of the shortcut; `keys.<name>` of the catalogue is its title. */
  readonly name: string;
  readonly place: ShortcutPlace;
  /** Character that the key types, or name of the key: `key` of the event in lower case. */
  readonly key: string;
  /** Physical key on a Latin keyboard, for keyboards that type other letters. */
  readonly code?: string;
  /** With Ctrl, or ⌘. */
  readonly control?: true;
  /** Absent: with Shift and without. */
  readonly shift?: boolean;
  /** Key caps that the dialog of shortcuts shows. */
  readonly caps: readonly string[];
  /** Character that the key types on a Russian keyboard. */
  readonly russian?: string;
}

/**
 * All shortcuts, in the order in which the dialog of shortcuts shows them. Key bindings and the
 * dialog both read this table.
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

/** Shortcuts that match a key event. Several match where a key has different effects by scope. */
export function pressedShortcuts(event: Pressed): readonly ShortcutName[] {
  return (shortcuts satisfies readonly Shortcut[])
    .filter((shortcut) => isPressed(shortcut, event))
    .map(({ name }) => name);
}

/**
 * Tests whether a key event matches a shortcut. The typed character decides on any keyboard layout.
 * Where it is not Latin, the physical key decides. A Russian keyboard types two signs, `.` and `,`,
 * with the key that types `/` on a Latin keyboard.
 */
export function isPressed(
  { key, code, control, shift }: Pick<Shortcut, 'key' | 'code' | 'control' | 'shift'>,
  event: Pressed,
): boolean {
  // Windows reports AltGr as Ctrl and Alt. Many European keyboards type brackets with AltGr.
  const types = event.getModifierState('AltGraph');
  if (!types && (event.altKey || (event.ctrlKey || event.metaKey) !== (control ?? false)))
    return false;
  const hasShift = shift === undefined || shift === event.shiftKey;
  if (event.key.toLowerCase() === key) return hasShift || isSign.test(key);
  return code === event.code && isElsewhere.test(event.key) && hasShift;
}

/** Signs: keyboard layouts differ in whether they need Shift. */
const isSign = /^[^\w\s]$/;
const isElsewhere = /^([^ -~]|[.,])$/;
