/** Milliseconds without a press: whoever goes on presses sooner than that. */
const quiet = 500;

/**
 * Makes what waits for a pause: what is given to it first is done after it, and each press until
 * then puts it off, so that what is loaded for later comes between no press and its answer.
 */
export function createPause(): (act: () => void, isPress: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (act, isPress) => {
    if (timer && !isPress) return;
    clearTimeout(timer);
    timer = setTimeout(act, quiet);
  };
}
