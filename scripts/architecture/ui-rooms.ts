/** A folder of `packages/ui/src`, and what belongs there. */
export interface Room {
  readonly name: string;
  readonly holds: string;
}

const room = (name: string, holds: string): Room => ({ name, holds });

/** In the order in which they build on each other: a room imports those before it alone. */
export const uiRooms: readonly Room[] = [
  room('locales', 'the catalogues of texts'),
  room('values', 'kinds of values: parse, print, compare'),
  room('text', 'formats, names and messages'),
  room('session-core', 'sessions of edit, bulk, import and export, without React'),
  room('storage', 'what a browser stores'),
  room('resources', 'what a resource is at run time: registry, definition, scope, addresses'),
  room('data', 'questions to the server and writes'),
  room('commands', 'commands of a page and the keys that run them'),
  room('actions', 'which actions of the schema stand where, and what they are sent with'),
  room('kit', 'buttons, icons, notices, dialogs, skeletons, theme'),
  room('fields', 'a value shown'),
  room('inputs', 'a value edited'),
  room('charts', 'charts and figures'),
  room('table', 'columns, headers and rows of a table'),
  room('slots', 'the contract of features: where they add themselves to screens'),
  room('form', 'the form of a record'),
  room('session', 'signing in and out'),
  room('filters', 'conditions of a list'),
  room('screens', 'list, record and queries'),
  room(
    'features',
    'what adds itself to screens: bulk, export, import, views, panel, actions, palette',
  ),
  room('shell', 'navigation, account and the frame of a page'),
  room('app', 'definition, start and routes of an application'),
  room('testing', 'what tests of an application need'),
  room('vite', 'the plugin of the build'),
];
