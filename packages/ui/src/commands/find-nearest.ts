import type { Commands, NamedCommand } from './registry.ts';

/**
 * Enabled command of a name. If several commands have a control, the control nearest to `target`
 * decides; otherwise the innermost and latest command.
 */
export function findNearest(
  commands: Commands,
  name: string,
  target: Element | null,
): NamedCommand | undefined {
  const found = commands.enabled().filter((command) => command.name === name);
  const controls = found.map(({ control }) => control?.() ?? null);
  if (!controls.includes(null)) {
    for (let around = target; around; around = around.parentElement) {
      const at = controls.findLastIndex((control) => around.contains(control));
      if (at >= 0) return found[at];
    }
  }
  return found.at(-1);
}
