import type { ValueDescriptor } from '../values/value-descriptor.ts';

/** Tests whether an input needs the full width of a form. */
export function isWide({ kind, list }: ValueDescriptor): boolean {
  return (
    list === true ||
    kind === 'text' ||
    kind === 'json' ||
    kind === 'object' ||
    kind === 'range' ||
    kind === 'interval' ||
    kind === 'binary'
  );
}
