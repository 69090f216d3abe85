/**
 * Forgets which views somebody had: names and conditions of their own, and in which of them lists
 * open.
 */
export function forgetViews(): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      for (const key of Object.keys(storage()))
        if (/^admin\.(views?|openedView)\./.test(key)) storage().removeItem(key);
    } catch {
      // Nothing was kept.
    }
  }
}
