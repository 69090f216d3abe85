/**
 * Focuses the element of a selector as soon as it is in the document. Another rendering of the same
 * content is another element.
 */
export function focusOnceThere(selector: string): void {
  const focus = () => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) observer.disconnect();
    found?.focus();
  };
  const observer = new MutationObserver(focus);
  observer.observe(document.body, { subtree: true, childList: true });
}
