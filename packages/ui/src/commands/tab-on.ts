const tabbable = [
  'a[href]',
  ...['button', 'input', 'select', 'textarea'].map((tag) => `${tag}:not(:disabled)`),
  '[tabindex]',
].join();

const isShown = (control: HTMLElement): boolean =>
  typeof control.checkVisibility !== 'function' || control.checkVisibility();

/** Moves the focus as Tab does: to the next control of the page, or with Shift to the previous. */
export function tabOn(from: Element | null, isBack: boolean): void {
  const controls = [...document.querySelectorAll<HTMLElement>(tabbable)].filter(
    (control) => control.tabIndex >= 0 && isShown(control),
  );
  const at = controls.findIndex((control) => control === from);
  if (at >= 0) controls.at((at + (isBack ? -1 : 1)) % controls.length)?.focus();
}
