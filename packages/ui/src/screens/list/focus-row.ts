/** Focuses the first control in a row of a tree. */
export function focusRow(row: Element | null | undefined): void {
  const [control] = ['[data-title] a', '[data-select] input', '[data-branch] button'].flatMap(
    (stop) => row?.querySelector<HTMLElement>(stop) ?? [],
  );
  control?.focus();
}
