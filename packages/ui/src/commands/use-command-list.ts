import { useLayoutEffect } from 'react';

import { usePlace } from './commands-context.tsx';
import type { NamedCommand } from './registry.ts';

/** Registers commands as long as the component is mounted. `list` should be memoized. */
export function useCommandList(list: readonly NamedCommand[]): void {
  const [commands, place] = usePlace();
  useLayoutEffect(() => {
    const removals = list.map((command) => commands?.add(command, place));
    return () => {
      for (const remove of removals) remove?.();
    };
  }, [commands, place, list]);
}
