import type { KeyField, Path } from '../../model.ts';

/** Where the value of a key field is, from the record. */
export const keyPath = ({ field, path }: KeyField): Path => path ?? [field];
