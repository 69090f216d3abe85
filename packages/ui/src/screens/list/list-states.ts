/** Messages in place of the rows or above them, loaded together. */
export { FailedFields } from './failed-fields.tsx';
export { NoList } from './no-list.tsx';
export { NoRows } from './no-rows.tsx';
