/**
 * Calls after `wait`, but not before the browser has a network; then spread over `spread`
 * milliseconds. Returns a function that cancels the call.
 */
export function whenOnline(wait: number, spread: number, call: () => void): () => void {
  const goOn = () => {
    timer = setTimeout(call, spread);
  };
  let timer = setTimeout(() => {
    // `navigator` of Node does not report the network state.
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
