import type { KeyField, Path } from '../../model.ts';

/** Path from the record to the value of a key field. */
export const keyPath = ({ field, path }: KeyField): Path => path ?? [field];
