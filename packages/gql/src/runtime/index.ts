/**
 * What generated modules share: `@admin/gql/runtime`. It is for generated code alone and changes
 * with the version of code generation that prints it; an application imports nothing from here.
 * Every function stands by itself, so that a bundler keeps those that are used.
 */
export {
  $,
  $enum,
  erased,
  field,
  mutation,
  on,
  query,
  root,
  upwards,
  when,
  type Selections,
} from './documents.ts';
export { chosen, flagged, flagTypes, type Flags } from './flags.ts';
export { described, hidden, named, paired, shown } from './tables.ts';
export { bounded, cursorText, hits, mapped, ofType, present, sumsOf } from './results.ts';
export { byName } from './by-name.ts';
export { joined, listed, said } from './labels.ts';
export { allSerialized, customScalar, serialized, type Converter } from './custom-scalar.ts';
export {
  exactNumber,
  file,
  flag,
  like,
  listOf,
  number,
  oneOf,
  raw,
  text,
  whole,
  written,
  type Convert,
} from './values.ts';
export {
  asked,
  compact,
  defaulted,
  forEach,
  formInputs,
  given,
  held,
  heldIfAny,
  keyed,
  needed,
  nested,
  optional,
  relinked,
  some,
} from './forms.ts';
export {
  all,
  besides,
  conditions,
  grouped,
  grouping,
  merged,
  searched,
  under,
  wanted,
  type Filters,
  type Operators,
} from './filters.ts';
export { chained, pageOf, pageTold, sorted, type Sorts } from './order.ts';

// Types that generated code names: all of the contract, so that what is printed next needs no line
// here.
export type * from '../resource/index.ts';
export type { SchemaConfig } from '../cache/schema-config.ts';
export type {
  BigInteger,
  Decimal,
  Instant,
  LocalDate,
  LocalDateTime,
  LocalTime,
} from '../scalars.ts';
