import {
  createContext,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';

import { createCommands, type Command, type Commands, type NamedCommand } from './registry.ts';

const CommandsContext = createContext<Commands | null>(null);
const OfferedContext = createContext(false);

/** Provides a registry of commands to the page. */
export function CommandsProvider({ children }: { readonly children: ReactNode }) {
  const [commands] = useState(createCommands);
  return <CommandsContext value={commands}>{children}</CommandsContext>;
}

/** Commands of the page. */
export function useCommands(): Commands {
  const commands = use(CommandsContext);
  if (!commands) throw new Error('There is no CommandsProvider around this component.');
  return commands;
}

/** The registry, if there is one, and the calling component's position in it. */
export function usePlace() {
  const commands = use(CommandsContext);
  const [place] = useState(() => commands?.nextPlace() ?? 0);
  return [commands, place] as const;
}

/** Registers a command as long as the component is mounted. */
export function useCommand(name: string, command: Command): void {
  const [commands, place] = usePlace();
  // Registered after every rendering, so that the command runs the latest closure.
  useLayoutEffect(() => commands?.add({ ...command, name }, place));
}

/** Registers a table, so that the keys of lists move through its rows. */
export function useRowTable(table: RefObject<HTMLTableElement | null>): void {
  const [commands, place] = usePlace();
  useLayoutEffect(() => commands?.addTable(() => table.current, place), [commands, place, table]);
}

/** Offers the buttons inside it in the palette: controls in the header of a list or a record. */
export function OfferedControls({ children }: { readonly children: ReactNode }) {
  return <OfferedContext value>{children}</OfferedContext>;
}

/**
 * Ref of a button or a link that is a command: `name` binds keys, and inside `OfferedControls` its
 * label is offered in the palette. Without a name and outside of `OfferedControls` it is the plain
 * ref.
 */
export function useControl<T extends HTMLElement>(
  name: string | undefined,
  ref?: Ref<T>,
): Ref<T> | undefined {
  const [commands, place] = usePlace();
  const isOffered = use(OfferedContext);
  const id = useId();
  const isCommand = commands !== null && (isOffered || name !== undefined);
  const attach = useCallback(
    (control: T) => {
      const remove = commands?.add(commandOf(name ?? id, control, isOffered), place);
      const detach = attachTo(ref, control);
      return () => {
        remove?.();
        detach();
      };
    },
    [commands, place, name, id, isOffered, ref],
  );
  return isCommand ? attach : ref;
}

function commandOf(name: string, control: HTMLElement, isOffered: boolean): NamedCommand {
  return {
    name,
    get label() {
      return isOffered
        ? (control.getAttribute('aria-label') ?? control.textContent).trim()
        : undefined;
    },
    run: () => control.click(),
    isEnabled: () => isUsable(control),
    control: () => control,
  };
}

const isUsable = (control: HTMLElement): boolean =>
  !control.matches(':disabled, [aria-disabled=true], [aria-current]') &&
  (typeof control.checkVisibility !== 'function' || control.checkVisibility());

function attachTo<T>(ref: Ref<T> | undefined, control: T): () => void {
  if (typeof ref === 'function') {
    const detach = ref(control);
    return () => (typeof detach === 'function' ? detach() : void ref(null));
  }
  if (!ref) return () => undefined;
  ref.current = control;
  return () => {
    ref.current = null;
  };
}
