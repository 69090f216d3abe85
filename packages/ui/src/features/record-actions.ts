/** Components of a record's page, loaded together. */
export { CollectionActions, OwnerActions } from './actions/collection-actions.tsx';
export { ListDimensions } from './dimensions/dimension-choices.tsx';
export { PartActions } from './actions/part-actions.tsx';
export { RecordActionButtons } from './actions/record-actions.tsx';
export { RemoveButton } from './remove/remove-button.tsx';
