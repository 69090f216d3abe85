import { typeInto } from './list-keys.ts';

/** What is pressed before the field is there that it is for. */
export interface KeptKeys {
  /** From now on keys are kept, as long as the focus stays where it is. */
  readonly begin: () => void;
  /** Says whether the key was kept: nobody else hears of it then. */
  readonly keep: (event: KeyboardEvent) => boolean;
  /** The field has the focus: it gets what was kept. */
  readonly give: () => void;
  /** There will be no field. */
  readonly drop: () => void;
}

const named = new Set(['Backspace', 'Enter', 'Escape', 'ArrowDown', 'ArrowUp']);

const isForField = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && !isComposing && (key.length === 1 || named.has(key));

export function createKeptKeys(): KeptKeys {
  let kept: KeyboardEvent[] | null = null;
  let from: Element | null = null;
  const end = () => {
    const all = kept ?? [];
    kept = null;
    return all;
  };
  return {
    begin() {
      if (kept) return;
      kept = [];
      from = document.activeElement;
    },
    keep(event) {
      if (!kept || document.activeElement !== from || !isForField(event)) return false;
      event.preventDefault();
      event.stopPropagation();
      kept.push(event);
      return true;
    },
    give() {
      const all = end();
      // Not while React renders, which would take back what is typed.
      queueMicrotask(() => {
        for (const { key, code, shiftKey } of all) {
          const field = document.activeElement;
          const event = new KeyboardEvent('keydown', {
            key,
            code,
            shiftKey,
            bubbles: true,
            cancelable: true,
          });
          if (!typeInto(field, event)) field?.dispatchEvent(event);
        }
      });
    },
    drop: () => void end(),
  };
}
