import { typeInto } from './list-keys.ts';

/** Keys pressed before the field is mounted. They are replayed into it. */
export interface QueuedKeys {
  /** Starts recording keys, as long as the focus does not move. */
  readonly begin: () => void;
  /** Returns whether the key was recorded. Its event is not propagated then. */
  readonly keep: (event: KeyboardEvent) => boolean;
  /** Replays the recorded keys into the focused field. */
  readonly give: () => void;
  /** Discards the recorded keys. */
  readonly drop: () => void;
}

const named = new Set(['Backspace', 'Enter', 'Escape', 'ArrowDown', 'ArrowUp']);

const isForField = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && !isComposing && (key.length === 1 || named.has(key));

export function createQueuedKeys(): QueuedKeys {
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
      // In a microtask, because React would reset typed values while it renders.
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
