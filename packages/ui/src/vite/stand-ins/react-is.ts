/**
 * In place of `react-is`, of which `@mui/utils` asks this: whether something is a component, not a
 * plain object to be merged, and what wraps one.
 */
export const isValidElementType = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value);
export const ForwardRef = Symbol.for('react.forward_ref');
export const Memo = Symbol.for('react.memo');
