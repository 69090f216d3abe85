/** Items of the menu of a row, loaded together. */
export { RowActionItems } from './actions/row-items.tsx';
export { PanelItem } from './panel/panel-item.tsx';
export { RemoveItem } from './remove/remove-item.tsx';
