/**
 * Functions that generated modules share: `@admin/gql/runtime`. It is for generated code only and
 * changes with the version of code generation; an application imports nothing from here. The
 * functions are independent, so that a bundler removes those that are not used.
 */
export {
  variable,
  enumLiteral,
  descriptor,
  field,
  mutation,
  on,
  query,
  rootField,
  ancestors,
  includeIf,
  type Selections,
} from './documents.ts';
export { columnVariables, columnFlags, flagTypes, type Flags } from './flags.ts';
export {
  filterDescriptors,
  hiddenColumns,
  withNames,
  sortPairs,
  visibleColumns,
} from './tables.ts';
export {
  boundedTotal,
  cursorText,
  unionRecords,
  mapRecord,
  ofType,
  nonNull,
  sums,
} from './results.ts';
export { clientSide, type ComparedFilters, type Comparison } from './client-side.ts';
export { byName } from './by-name.ts';
export { joinWords, joinWithCommas, formatted } from './labels.ts';
export { allSerialized, customScalar, serialized, type Converter } from './custom-scalar.ts';
export {
  exactNumber,
  file,
  boolean,
  escapeWildcards,
  listOf,
  number,
  enumValue,
  raw,
  text,
  integer,
  jsonInput,
  type Convert,
} from './values.ts';
export {
  actionInputs,
  nonEmptyObject,
  valueOrDefault,
  eachKey,
  formInputs,
  inputValue,
  recordValue,
  optionalRecordValue,
  keyValue,
  requiredValue,
  nestedValues,
  optionalInput,
  nonEmpty,
} from './forms.ts';
export { knownLinks, linkChanges, linkedRows, presentLinks, type LinksAt } from './links.ts';
export {
  allConditions,
  otherConditions,
  filterConditions,
  groupedFilter,
  filterGroups,
  mergedConditions,
  searchConditions,
  nestedOperators,
  conditionValue,
  type Filters,
  type Operators,
} from './filters.ts';
export { nestedSort, pageByLength, pageInfo, sortValues, type Sorts } from './order.ts';

// Types for generated code: the complete contract, so that new generated code needs no change here.
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
