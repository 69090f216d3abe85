const kept = ['admin.list.', 'admin.place.', 'admin.record.'];

/** Deletes what `last-list.ts` and `last-lists.ts` store, after a change of the visible records. */
export function forgetLists(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (kept.some((beginning) => name.startsWith(beginning))) sessionStorage.removeItem(name);
  } catch {
    // Storage is unavailable, so there is nothing to delete.
  }
}
