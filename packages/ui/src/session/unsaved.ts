/** Whether something on the page would have the browser ask before it is closed. */
export const hasUnsaved = (): boolean =>
  !dispatchEvent(new Event('beforeunload', { cancelable: true }));
