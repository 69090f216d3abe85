/** Milliseconds without a key press that count as a pause. Users who continue press sooner. */
const quiet = 500;

/**
 * Creates a debouncer. It runs the first pending task after a pause, and each key press restarts
 * the timer, so that preloading does not delay the response to a key.
 */
export function createPause(): (act: () => void, isPress: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (act, isPress) => {
    if (timer && !isPress) return;
    clearTimeout(timer);
    timer = setTimeout(act, quiet);
  };
}
