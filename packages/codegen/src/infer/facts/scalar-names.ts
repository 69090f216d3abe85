import type { GraphQLScalarType } from 'graphql';

import type { FieldKind } from '../../model.ts';
import { seamless, words } from './names/words.ts';

/** Kind of a scalar by its name, then by the page that specifies it, then by its description. */
export function kindByName(type: GraphQLScalarType): FieldKind {
  return (
    byTypeName(type.name) ??
    bySpecification(type.specifiedByURL ?? '') ??
    byDescription(type.description ?? '') ??
    'string'
  );
}

const names: Readonly<Record<string, FieldKind>> = {
  id: 'id',
  string: 'string',
  boolean: 'boolean',
  bool: 'boolean',
  int: 'integer',
  float: 'float',
  uuid: 'uuid',
  guid: 'uuid',
  objectid: 'id',
  cuid: 'id',
  ulid: 'id',
  long: 'bigint',
  bigint: 'bigint',
  int64: 'bigint',
  uint64: 'bigint',
  bigserial: 'bigint',
  biginteger: 'bigint',
  numericid: 'bigint',
  safeint: 'integer',
  unsignedint64: 'bigint',
  int8: 'bigint',
  int32: 'integer',
  uint32: 'integer',
  int16: 'integer',
  smallint: 'integer',
  integer: 'integer',
  short: 'integer',
  byte: 'integer',
  uint: 'integer',
  serial: 'integer',
  int4: 'integer',
  int2: 'integer',
  year: 'integer',
  tinyint: 'integer',
  decimal: 'decimal',
  bigfloat: 'decimal',
  numeric: 'decimal',
  money: 'decimal',
  currency: 'string',
  currencyamount: 'decimal',
  currencyvalue: 'decimal',
  amount: 'decimal',
  price: 'decimal',
  double: 'float',
  double_precision: 'float',
  doubleprecision: 'float',
  float8: 'float',
  float4: 'float',
  float64: 'float',
  real: 'float',
  number: 'float',
  date: 'date',
  isodate: 'instant',
  isodatestring: 'instant',
  time: 'time',
  timetz: 'time',
  timestring: 'time',
  timewithouttimezone: 'time',
  offsettime: 'time',
  datetime: 'instant',
  instant: 'instant',
  timestamptz: 'instant',
  datetimetz: 'instant',
  datetimeutc: 'instant',
  datetimeiso: 'instant',
  datetimeoffset: 'instant',
  timestampwithtimezone: 'instant',
  localdatetime: 'localDateTime',
  naivedatetime: 'localDateTime',
  timestamp: 'localDateTime',
  timestampwithouttimezone: 'localDateTime',
  dateandtime: 'instant',
  json: 'json',
  jsonb: 'json',
  any: 'json',
  object: 'json',
  map: 'json',
  dictionary: 'json',
  document: 'json',
  anyscalar: 'json',
  genericscalar: 'json',
  untypeddata: 'json',
  hstore: 'json',
  metadata: 'json',
  unstructuredvalue: 'json',
  mixed: 'json',
  struct: 'json',
  bytes: 'binary',
  bytea: 'binary',
  byteaarray: 'binary',
  binary: 'binary',
  blob: 'binary',
  base64encodedbytes: 'binary',
  base64: 'binary',
  base64encoded: 'binary',
  hexencodedbytes: 'binary',
  url: 'url',
  uri: 'url',
  href: 'url',
  email: 'email',
  emailaddress: 'email',
  html: 'text',
  markdown: 'text',
  text: 'text',
  richtext: 'text',
  xml: 'text',
  mediumtext: 'text',
  longtext: 'text',
  citext: 'string',
  varchar: 'string',
  bpchar: 'string',
  char: 'string',
};

/** Kinds by the last word of a longer name: `TimelessDate`, `ConnectionLimitInt`, `KeyValueHstore`. */
const endings: Readonly<Record<string, FieldKind>> = {
  int: 'integer',
  integer: 'integer',
  float: 'float',
  date: 'date',
  time: 'time',
  hstore: 'json',
  email: 'email',
};

function byTypeName(type: string): FieldKind | undefined {
  const name = seamless(type);
  const known = Object.hasOwn(names, name) ? names[name] : undefined;
  if (known) return known;
  if (name.endsWith('json') || name.startsWith('json')) return 'json';
  if (name.endsWith('uuid')) return 'uuid';
  if (name.endsWith('url')) return 'url';
  if (name.endsWith('datetime')) return 'instant';
  if (name.endsWith('decimal')) return 'decimal';
  if (name.endsWith('id') && name.length <= 14) return 'id';
  const ending = words(type).at(-1) ?? '';
  return Object.hasOwn(endings, ending) ? endings[ending] : undefined;
}

const specifications: readonly (readonly [RegExp, FieldKind])[] = [
  [/rfc4122|uuid/i, 'uuid'],
  [/date-time|datetime/i, 'instant'],
  [/local-?date\b|full-date/i, 'date'],
  [/local-?time/i, 'time'],
  [/rfc8259|json\.org|ecma-404/i, 'json'],
  [/rfc3986|url\.spec/i, 'url'],
  [/rfc5322/i, 'email'],
];

function bySpecification(url: string): FieldKind | undefined {
  return specifications.find(([pattern]) => pattern.test(url))?.[1];
}

const descriptions: readonly (readonly [RegExp, FieldKind])[] = [
  [/\bjson\b/i, 'json'],
  [/\buuid\b/i, 'uuid'],
  [/date[- ]?time|date and time|rfc ?3339|iso[- ]?8601.*time/i, 'instant'],
  [/\bbig ?decimal|arbitrary.precision|floating point number that/i, 'decimal'],
  [/64[- ]bit (?:signed )?integer|\binteger (?:as |in )?(?:a )?string\b/i, 'bigint'],
  [/\bdecimal (?:number|string|value)|\bdecimal as (?:a )?string/i, 'decimal'],
  [/double[- ]precision|floating[- ]point (?:number|value)/i, 'float'],
  [/\b(?:an|signed|unsigned|positive) integer\b|\bwhole number\b/i, 'integer'],
  [/\bbase64\b/i, 'binary'],
];

function byDescription(text: string): FieldKind | undefined {
  return descriptions.find(([pattern]) => pattern.test(text))?.[1];
}
