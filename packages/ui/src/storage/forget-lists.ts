const kept = ['admin.list.', 'admin.place.', 'admin.record.'];

/**
 * Forgets what `last-list.ts` and `last-lists.ts` remember: what was seen is no longer what can be
 * seen.
 */
export function forgetLists(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (kept.some((beginning) => name.startsWith(beginning))) sessionStorage.removeItem(name);
  } catch {
    // Storage is unavailable, so there is nothing to delete.
  }
}
