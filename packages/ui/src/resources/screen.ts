/** The kinds of screens that a resource has. */
export type Screen = 'list' | 'create' | 'show' | 'edit' | 'nested';
