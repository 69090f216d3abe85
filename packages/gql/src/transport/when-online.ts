/**
 * Calls after `wait`, but not before the browser has a network; then spread over `spread`
 * milliseconds. Returns what takes it back.
 */
export function whenOnline(wait: number, spread: number, call: () => void): () => void {
  const goOn = () => {
    timer = setTimeout(call, spread);
  };
  let timer = setTimeout(() => {
    // Node has a navigator too, but it does not tell.
    const isOffline = 'navigator' in globalThis && 'onLine' in navigator && !navigator.onLine;
    if (isOffline && 'addEventListener' in globalThis)
      globalThis.addEventListener('online', goOn, { once: true });
    else call();
  }, wait);
  return () => {
    clearTimeout(timer);
    if ('removeEventListener' in globalThis) globalThis.removeEventListener('online', goOn);
  };
}
