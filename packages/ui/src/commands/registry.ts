import type { Shortcut } from './shortcuts.ts';

/** A command of the page. */
export interface Command {
  /** Title in the palette. Absent: the palette does not offer the command. */
  readonly label?: string | undefined;
  /** Runs the command. `false`: it had no effect, and the browser handles the key. */
  readonly run: () => unknown;
  /** @defaultValue always */
  readonly isEnabled?: (() => boolean) | undefined;
  /** Keys of the command, unless a built-in shortcut uses them. */
  readonly keys?: Pick<Shortcut, 'key' | 'code' | 'control' | 'shift'> | undefined;
  /** Control on the page with the same effect. */
  readonly control?: (() => HTMLElement | null) | undefined;
}

export interface NamedCommand extends Command {
  readonly name: string;
}

/** Commands and tables of the page, read by keys, menus and the palette. */
export interface Commands {
  /** Returns an increasing number: the order in which components first render. */
  readonly nextPlace: () => number;
  /** Registers a command. Returns a function that removes it. */
  readonly add: (command: NamedCommand, place: number) => () => void;
  /** Registers a table. Returns a function that removes it. */
  readonly addTable: (table: () => HTMLTableElement | null, place: number) => () => void;
  /** Finds an enabled command by name; the innermost and latest of several, see `findNearest`. */
  readonly find: (name: string) => NamedCommand | undefined;
  /** Runs a command by name. Returns whether it had an effect. */
  readonly run: (name: string) => boolean;
  /** All enabled commands, in the order of their components. */
  readonly enabled: () => readonly NamedCommand[];
  /** Rows of all tables, in the order of the page. */
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

/** Runs the command. Returns whether it had an effect. */
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
