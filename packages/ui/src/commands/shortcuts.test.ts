import { expect, it } from 'vitest';

import { pressedShortcuts } from './shortcuts.ts';

interface Key {
  readonly key: string;
  readonly code: string;
  readonly shiftKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
  readonly modifier?: string;
}

const pressed = ({ modifier, ...key }: Key) =>
  pressedShortcuts({
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...key,
    getModifierState: (name) => name === modifier,
  });

it.each([
  ['Ctrl K', { key: 'k', code: 'KeyK', ctrlKey: true }, ['palette']],
  ['⌘K', { key: 'k', code: 'KeyK', metaKey: true }, ['palette']],
  ['Ctrl Л', { key: 'л', code: 'KeyK', ctrlKey: true }, ['palette']],
  ['Esc', { key: 'Escape', code: 'Escape' }, ['close']],
  ['Enter', { key: 'Enter', code: 'Enter' }, ['open']],
  ['Enter with Shift', { key: 'Enter', code: 'Enter', shiftKey: true }, ['open']],
  ['Space', { key: ' ', code: 'Space' }, ['beside']],
  ['X', { key: 'x', code: 'KeyX' }, ['choose']],
  ['X with Shift', { key: 'X', code: 'KeyX', shiftKey: true }, ['choose']],
  ['X with Caps Lock', { key: 'X', code: 'KeyX' }, ['choose']],
  ['Ч', { key: 'ч', code: 'KeyX' }, ['choose']],
  ['E', { key: 'e', code: 'KeyE' }, ['edit', 'editRecord']],
  ['У', { key: 'у', code: 'KeyE' }, ['edit', 'editRecord']],
  ['/', { key: '/', code: 'Slash' }, ['search']],
  ['/ of a Russian keyboard', { key: '.', code: 'Slash' }, ['search']],
  [
    '/ that a Russian keyboard types elsewhere',
    { key: '/', code: 'Backslash', shiftKey: true },
    ['search'],
  ],
  ['/ of a German keyboard', { key: '/', code: 'Digit7', shiftKey: true }, ['search']],
  ['?', { key: '?', code: 'Slash', shiftKey: true }, ['help']],
  ['? of a Russian keyboard, by its place', { key: ',', code: 'Slash', shiftKey: true }, ['help']],
  ['? that a Russian keyboard types', { key: '?', code: 'Digit7', shiftKey: true }, ['help']],
  ['[', { key: '[', code: 'BracketLeft' }, ['previousPage']],
  ['Х', { key: 'х', code: 'BracketLeft' }, ['previousPage']],
  [']', { key: ']', code: 'BracketRight' }, ['nextPage']],
  ['Ъ', { key: 'ъ', code: 'BracketRight' }, ['nextPage']],
  [
    '[ with AltGr',
    { key: '[', code: 'Digit8', ctrlKey: true, altKey: true, modifier: 'AltGraph' },
    ['previousPage'],
  ],
] as const)('%s is a shortcut', (_, key, names) => {
  expect(pressed(key)).toEqual(names);
});

it.each([
  ['K alone', { key: 'k', code: 'KeyK' }],
  ['Ctrl Shift K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }],
  ['Ctrl Alt K', { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }],
  ['Space with Shift', { key: ' ', code: 'Space', shiftKey: true }],
  ['Ctrl Enter', { key: 'Enter', code: 'Enter', ctrlKey: true }],
  ['what copies', { key: 'x', code: 'KeyX', ctrlKey: true }],
  ['what the browser opens by Alt', { key: 'e', code: 'KeyE', altKey: true }],
  ['a full stop of a Latin keyboard', { key: '.', code: 'Period' }],
  ['a comma of a Latin keyboard', { key: ',', code: 'Comma' }],
  ['another Latin letter at the same place', { key: 'q', code: 'KeyX' }],
  ['a dash at the place of /', { key: '-', code: 'Slash' }],
  ['Ч typed elsewhere', { key: 'ч', code: 'KeyC' }],
  ['E with Shift', { key: 'E', code: 'KeyE', shiftKey: true }],
])('%s is none', (_, key) => {
  expect(pressed(key)).toEqual([]);
});
