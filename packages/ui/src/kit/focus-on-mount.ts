/**
 * Callback ref that focuses a control when it is mounted. Unlike `autoFocus`, it also works for
 * content that a dialog shows later.
 */
export function focusOnMount(target: { focus(): void } | null): void {
  target?.focus();
}
