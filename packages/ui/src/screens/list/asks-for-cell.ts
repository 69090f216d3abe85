/**
 * Whether a right click opens the menu of a cell's value. On links, controls and marked text, and
 * with Shift, the browser's own menu opens.
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
