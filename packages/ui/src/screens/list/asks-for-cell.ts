/**
 * Whether a right click is about the value of a cell: links, controls, marked text and Shift have
 * the menu of the browser.
 */
export function asksForCell({
  target,
  shiftKey,
}: Pick<MouseEvent, 'target' | 'shiftKey'>): boolean {
  if (
    !(target instanceof Element) ||
    !target.closest('tbody td') ||
    target.closest('a, button, input, textarea, select, [data-select], [data-menu]')
  )
    return false;
  return !shiftKey && window.getSelection()?.isCollapsed !== false;
}
