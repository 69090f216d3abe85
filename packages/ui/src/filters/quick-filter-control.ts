import '../locales/records-texts.ts';

export { ValueInput } from '../inputs/value-input.tsx';
