type Listener = (column: string) => void;

const listeners = new Set<Listener>();

/** Takes the focus to the edge of a column, where the arrow keys change its width. */
export function requestResize(column: string): void {
  // The menu that it was chosen in gives the focus back first.
  setTimeout(() => {
    for (const listener of listeners) listener(column);
  });
}

export function onResizeRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
