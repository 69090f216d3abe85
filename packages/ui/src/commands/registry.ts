import type { Shortcut } from './shortcuts.ts';

/** Something that can be done on the page that is open. */
export interface Command {
  /** Its title in the palette. Absent: the palette does not offer it. */
  readonly label?: string | undefined;
  /** `false`: there was nothing to do, and the key stays with the browser. */
  readonly run: () => unknown;
  /** @defaultValue always */
  readonly isEnabled?: (() => boolean) | undefined;
  /** Keys that run it, unless a built-in shortcut has them. */
  readonly keys?: Pick<Shortcut, 'key' | 'code' | 'control' | 'shift'> | undefined;
  /** The control on the page that does the same. */
  readonly control?: (() => HTMLElement | null) | undefined;
}

export interface NamedCommand extends Command {
  readonly name: string;
}

/** The commands and the tables of the page that is open: what keys, menus and the palette read. */
export interface Commands {
  /** A number that grows: components have theirs in the order in which they first render. */
  readonly nextPlace: () => number;
  /** Returns what removes the command. */
  readonly add: (command: NamedCommand, place: number) => () => void;
  /** Returns what removes the table. */
  readonly addTable: (table: () => HTMLTableElement | null, place: number) => () => void;
  /** The enabled command of that name. Of several, the innermost and latest: see `findNearest`. */
  readonly find: (name: string) => NamedCommand | undefined;
  /** Returns whether there was something to do. */
  readonly run: (name: string) => boolean;
  /** All enabled commands, in the order of their components. */
  readonly enabled: () => readonly NamedCommand[];
  /** The rows of all tables, in the order of the page: what the keys go through. */
  readonly rows: () => readonly HTMLTableRowElement[];
}

interface Placed<T> {
  readonly place: number;
  readonly entry: T;
}

function createPlaces<T>() {
  const all = new Set<Placed<T>>();
  return {
    add(entry: T, place: number) {
      const placed = { place, entry };
      all.add(placed);
      return () => void all.delete(placed);
    },
    inOrder: () => [...all].toSorted((a, b) => a.place - b.place).map(({ entry }) => entry),
  };
}

/** Runs the command. Returns whether there was something to do. */
export const isDone = (command: Command | undefined): boolean =>
  command !== undefined && command.run() !== false;

export function createCommands(): Commands {
  const commands = createPlaces<NamedCommand>();
  const tables = createPlaces<() => HTMLTableElement | null>();
  let places = 0;
  const enabled = () => commands.inOrder().filter(({ isEnabled }) => isEnabled?.() !== false);
  const find = (name: string) => enabled().findLast((command) => command.name === name);
  return {
    nextPlace: () => (places += 1),
    add: (command, place) => commands.add(command, place),
    addTable: (table, place) => tables.add(table, place),
    find,
    run: (name) => isDone(find(name)),
    enabled,
    rows: () =>
      tables
        .inOrder()
        .flatMap((table) => [...(table()?.tBodies ?? [])].flatMap(({ rows }) => [...rows])),
  };
}
