import '../locales/records-texts.ts';

/** Rarely used inputs, loaded together with the first of them. */
export { BinaryInput } from './binary-input.tsx';
export { FileInput } from './file-input.tsx';
export { IntervalInput } from './interval-input.tsx';
export { JsonInput } from './json-input.tsx';
export { ListInput } from './list-input.tsx';
export { ObjectInput } from './object-input.tsx';
export { RangeInput } from './range-input.tsx';
