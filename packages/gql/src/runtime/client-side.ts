import type {
  EnumValue,
  FieldDescriptor,
  FilterCondition,
  FilterDescriptor,
  FilterGroup,
  FilterOperator,
  ListRequest,
  PageInfo,
  ResourceRecord,
  SortKey,
} from '../resource/index.ts';
import { ownValue } from '../own-value.ts';
import { recordId } from '../resource/record-id.ts';
import { compareDecimals, compareInstants, compareTexts, compareTimes } from './compare-values.ts';

/** Operators by kind of comparison. */
const operatorsOf = {
  text: ['contains', 'eq', 'startsWith', 'endsWith', 'notContains', 'ne', 'in', 'notIn', 'isNull'],
  amount: ['gte', 'lte', 'gt', 'lt', 'eq', 'ne', 'in', 'notIn', 'isNull'],
  choice: ['in', 'eq', 'notIn', 'ne', 'isNull'],
} as const satisfies Readonly<Record<string, readonly FilterOperator[]>>;

/**
 * Comparison of a field's values: texts also by substrings, amounts by order (numbers, dates,
 * times), choices by equality (enums, booleans, references).
 */
export type Comparison = keyof typeof operatorsOf;

/** Types of the client-side filters of a list. */
export type ComparedFilters<TCompared, TValues> = {
  readonly [name in keyof TValues]: {
    readonly value: TValues[name];
    readonly operators: name extends keyof TCompared
      ? TCompared[name] extends Comparison
        ? (typeof operatorsOf)[TCompared[name]][number]
        : never
      : never;
  };
};

/** Members of an unpaged list that the client-side list uses. */
interface WholeList {
  readonly columns: readonly { readonly field: FieldDescriptor; readonly default: boolean }[];
  readonly sortable: readonly string[];
  readonly defaultSort: readonly SortKey[];
  readonly filters: readonly FilterDescriptor[];
  readonly searchable: boolean;
  variables(request: ListRequest): unknown;
  records(data: never, request: ListRequest): readonly ResourceRecord[];
  page(data: never, request: ListRequest): PageInfo;
}

/** Predicate of a condition. */
type Holds = (record: ResourceRecord) => boolean;

/**
 * Adds sorting, filtering and searching in the client to a list of a server that returns all
 * records at once. Operations that the server supports stay on the server. A request with another
 * sort, filter or search has the same variables, unless it needs further columns.
 *
 * @param compared the columns that are compared, by name
 */
export function clientSide<TList extends WholeList>(
  list: TList,
  compared: Readonly<Record<string, Comparison>>,
): TList {
  const fields = new Map(list.columns.map(({ field }) => [field.name, field]));
  const isSorted = list.sortable.length === 0;
  const isFiltered = list.filters.every(({ required }) => required);
  const isSearched = !list.searchable;
  const shown = list.columns.flatMap((column) => (column.default ? [column.field.name] : []));
  const own = isFiltered
    ? [...fields.values()].flatMap((field) => filterOf(field, ownValue(compared, field.name)))
    : [];
  const isOwn = ({ field }: FilterCondition) => own.some(({ name }) => name === field);
  const orderOf = ({ sort }: ListRequest): readonly SortKey[] =>
    isSorted ? (sort.length > 0 ? sort : list.defaultSort) : [];
  const asked = (request: ListRequest): ListRequest => {
    const { columns, filters, groups, search } = request;
    const conditions = [...filters, ...(groups ?? []).flatMap(conditionsIn)].filter(isOwn);
    return {
      ...request,
      columns: [
        ...new Set([
          ...columns,
          ...orderOf(request).map(({ field }) => field),
          ...conditions.map(({ field }) => field),
          ...(isSearched && search !== '' ? shown : []),
        ]),
      ],
      filters: filters.filter((condition) => !isOwn(condition)),
      ...(isSorted && { sort: [] }),
      ...(isFiltered && { groups: undefined }),
      ...(isSearched && { search: '' }),
    };
  };
  const found = (data: never, request: ListRequest) => {
    const holds: readonly Holds[] = [
      ...request.filters.filter(isOwn).map((condition) => conditionHolds(fields, condition)),
      ...(isFiltered ? (request.groups ?? []).map((group) => groupHolds(fields, group)) : []),
      ...(isSearched ? [searchHolds(fields, request.search)] : []),
    ];
    const order = comparisonOf(fields, orderOf(request));
    return list
      .records(data, asked(request))
      .map((record, place) => ({ record, place }))
      .filter(({ record }) => holds.every((each) => each(record)))
      .toSorted((a, b) => order(a.record, b.record));
  };
  const changed = {
    ...list,
    ...(isSorted && {
      sortable: Object.keys(compared).filter((name) => fields.get(name)?.kind !== 'reference'),
      multiSort: true,
    }),
    ...(isFiltered && {
      filters: [...list.filters, ...own],
      // Required filters of the server cannot be part of a group.
      ...(list.filters.length === 0 && own.length > 0 && { groups: ['all', 'any', 'none'] }),
    }),
    searchable: true,
    variables: (request: ListRequest) => list.variables(asked(request)),
    records: (data: never, request: ListRequest) =>
      found(data, request).map(({ record }) => record),
    places: (data: never, request: ListRequest) => found(data, request).map(({ place }) => place),
    page: (data: never, request: ListRequest) => list.page(data, asked(request)),
  };
  return changed;
}

function filterOf(
  field: FieldDescriptor,
  comparison: Comparison | undefined,
): readonly FilterDescriptor[] {
  if (!comparison) return [];
  const { name, kind, nullable, description, called, values, money, reference } = field;
  const operators = operatorsOf[comparison].filter((operator) => nullable || operator !== 'isNull');
  return [
    {
      name,
      kind,
      description,
      called,
      values,
      money,
      reference: reference && { resource: reference.resource },
      operators,
    },
  ];
}

const conditionsIn = ({ filters, groups = [] }: FilterGroup): readonly FilterCondition[] => [
  ...filters,
  ...groups.flatMap(conditionsIn),
];

type Fields = ReadonlyMap<string, FieldDescriptor>;

function groupHolds(fields: Fields, { kind, filters, groups = [] }: FilterGroup): Holds {
  const parts = [
    ...filters.map((condition) => conditionHolds(fields, condition)),
    ...groups.map((group) => groupHolds(fields, group)),
  ];
  return (record) =>
    kind === 'all'
      ? parts.every((holds) => holds(record))
      : parts.some((holds) => holds(record)) === (kind === 'any');
}

/**
 * Predicate of a condition. An unknown condition throws, because ignoring it would show records
 * that were not requested.
 */
function conditionHolds(fields: Fields, { field: name, operator, value }: FilterCondition): Holds {
  const field = fields.get(name);
  const holds = field && operations[operator]?.(field, value);
  if (!field || !holds) throw new RangeError(`No filter ${name} ${operator}.`);
  return (record) => holds(comparable(field, record[name]));
}

type Operation = (field: FieldDescriptor, wanted: unknown) => (value: unknown) => boolean;

const not =
  (operation: Operation): Operation =>
  (field, wanted) => {
    const holds = operation(field, wanted);
    return (value) => !holds(value);
  };

const equal: Operation = (field, wanted) => (value) =>
  value === null || wanted === null
    ? value === wanted
    : textOf(value) === textOf(wanted) || (isAmount(field) && compare(field, value, wanted) === 0);

const anyOf: Operation = (field, wanted) => {
  const each = Array.isArray(wanted) ? wanted.map((one) => equal(field, one)) : [];
  return (value) => each.some((holds) => holds(value));
};

const ordered =
  (holds: (order: number) => boolean): Operation =>
  (field, wanted) =>
  (value) =>
    value !== null && holds(compare(field, value, wanted));

const inText =
  (holds: (text: string, part: string) => boolean): Operation =>
  (_field, wanted) => {
    const part = folded(wanted);
    return (value) => value !== null && holds(folded(value), part);
  };

const containing = inText((text, part) => text.includes(part));

/** Predicates by operator. `null` differs from every value. */
const operations: Readonly<Partial<Record<FilterOperator, Operation>>> = {
  eq: equal,
  ne: not(equal),
  in: anyOf,
  notIn: not(anyOf),
  lt: ordered((order) => order < 0),
  lte: ordered((order) => order <= 0),
  gt: ordered((order) => order > 0),
  gte: ordered((order) => order >= 0),
  contains: containing,
  notContains: not(containing),
  startsWith: inText((text, part) => text.startsWith(part)),
  endsWith: inText((text, part) => text.endsWith(part)),
  isNull: (_field, wanted) => (value) => (value === null) === wanted,
};

/**
 * Value for comparison: `null` for none, the id of a reference, the serialized value of a custom
 * type.
 */
function comparable(field: FieldDescriptor, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  const { reference } = field;
  if (!reference) return field.serialize ? field.serialize(value) : value;
  return isRecord(value) ? recordId(reference.key, value) : null;
}

const comparisonByKind: ReadonlyMap<FieldDescriptor['kind'], (a: string, b: string) => number> =
  new Map<FieldDescriptor['kind'], (a: string, b: string) => number>([
    ['integer', compareDecimals],
    ['float', compareDecimals],
    ['bigint', compareDecimals],
    ['decimal', compareDecimals],
    ['instant', compareInstants],
    ['time', compareTimes],
    ['date', compareTexts],
    ['localDateTime', compareTexts],
  ]);

const isAmount = ({ kind }: FieldDescriptor): boolean => comparisonByKind.has(kind);

/** Negative where `a` precedes `b`. Neither is `null`. */
function compare({ kind, values }: FieldDescriptor, a: unknown, b: unknown): number {
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  if (kind === 'enum') return placeOf(values, a) - placeOf(values, b);
  const byKind = comparisonByKind.get(kind) ?? inOrderOfText.compare;
  return byKind(textOf(a), textOf(b));
}

const inOrderOfText = new Intl.Collator(undefined, { numeric: true });

/** Position of an enum value; unknown values follow the known ones. */
function placeOf(values: readonly EnumValue[] | undefined, value: unknown): number {
  const place = values?.findIndex((each) => each.value === value) ?? -1;
  return place === -1 ? (values?.length ?? 0) : place;
}

/** Comparison of records by sort keys. `null` is last in both directions. */
function comparisonOf(fields: Fields, order: readonly SortKey[]) {
  const keys = order.flatMap(({ field: name, descending }) => {
    const field = fields.get(name);
    return field ? [{ field, sign: descending ? -1 : 1 }] : [];
  });
  return (a: ResourceRecord, b: ResourceRecord): number => {
    for (const { field, sign } of keys) {
      const one = comparable(field, a[field.name]);
      const other = comparable(field, b[field.name]);
      const result =
        one === null || other === null
          ? Number(one === null) - Number(other === null)
          : sign * compare(field, one, other);
      if (result !== 0) return result;
    }
    return 0;
  };
}

/** Kinds that the search ignores, because their values are not texts. */
const unsearched: ReadonlySet<FieldDescriptor['kind']> = new Set([
  'boolean',
  'enum',
  'date',
  'time',
  'instant',
  'localDateTime',
  'interval',
  'range',
  'json',
  'binary',
  'file',
]);

/** Predicate of a search: every word occurs in some text of the record. */
function searchHolds(fields: Fields, search: string): Holds {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return () => true;
  return (record) => {
    const texts = Object.entries(record).flatMap(([name, value]) => {
      const field = fields.get(name);
      return field && unsearched.has(field.kind)
        ? []
        : textsIn(field?.serialize ? comparable(field, value) : value, name);
    });
    return words.every((word) => texts.some((text) => text.includes(word)));
  };
}

function textsIn(value: unknown, name: string): readonly string[] {
  if (name === '__typename') return [];
  if (typeof value === 'string' || typeof value === 'number') return [folded(value)];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, name));
  return isRecord(value)
    ? Object.entries(value).flatMap(([inner, each]) => textsIn(each, inner))
    : [];
}

/** Text for comparison, without differences of case and of «ё». */
const folded = (value: unknown): string => textOf(value).toLocaleLowerCase().replaceAll('ё', 'е');

/** `JSON.stringify` throws for a `bigint`, which a converter may return. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'bigint'
    ? String(value)
    : (JSON.stringify(value) ?? '');

const isRecord = (value: unknown): value is ResourceRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
