/** Tests for unsaved changes: whether a `beforeunload` listener would make the browser ask. */
export const hasUnsaved = (): boolean =>
  !dispatchEvent(new Event('beforeunload', { cancelable: true }));
