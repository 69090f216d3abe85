/**
 * As a `ref`: the control has the focus when a dialog opens. Unlike `autoFocus`, it works in what
 * is shown later, too.
 */
export function focusOnMount(target: { focus(): void } | null): void {
  target?.focus();
}
