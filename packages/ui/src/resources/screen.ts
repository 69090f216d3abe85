/** Kinds of screens of a resource. */
export type Screen = 'list' | 'create' | 'show' | 'edit' | 'nested';
