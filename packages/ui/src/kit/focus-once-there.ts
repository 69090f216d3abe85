/**
 * Gives the focus to an element of the page as soon as it is there: what is shown in another way is
 * another element.
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
