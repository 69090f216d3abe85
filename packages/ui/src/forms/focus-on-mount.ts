/** A ref that gives its element the focus once, when it appears: the safe button of a dialog. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
