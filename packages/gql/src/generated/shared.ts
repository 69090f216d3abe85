/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { BigInteger, Decimal, Instant, LocalDate, LocalTime } from '../scalars.ts';
import type { Operators } from '../runtime/index.ts';
import * as gql from '../runtime/index.ts';

export type BigFloatFilter = {
  readonly isNull?: boolean | null;
  readonly equalTo?: Decimal | null;
  readonly notEqualTo?: Decimal | null;
  readonly in?: readonly Decimal[] | null;
  readonly notIn?: readonly Decimal[] | null;
  readonly lessThan?: Decimal | null;
  readonly lessThanOrEqualTo?: Decimal | null;
  readonly greaterThan?: Decimal | null;
  readonly greaterThanOrEqualTo?: Decimal | null;
};

export type BigIntFilter = {
  readonly isNull?: boolean | null;
  readonly equalTo?: BigInteger | null;
  readonly notEqualTo?: BigInteger | null;
  readonly in?: readonly BigInteger[] | null;
  readonly notIn?: readonly BigInteger[] | null;
  readonly lessThan?: BigInteger | null;
  readonly lessThanOrEqualTo?: BigInteger | null;
  readonly greaterThan?: BigInteger | null;
  readonly greaterThanOrEqualTo?: BigInteger | null;
};

export type BooleanFilter = { readonly isNull?: boolean | null; readonly equalTo?: boolean | null };

export type DateFilter = {
  readonly isNull?: boolean | null;
  readonly equalTo?: LocalDate | null;
  readonly notEqualTo?: LocalDate | null;
  readonly in?: readonly LocalDate[] | null;
  readonly notIn?: readonly LocalDate[] | null;
  readonly lessThan?: LocalDate | null;
  readonly lessThanOrEqualTo?: LocalDate | null;
  readonly greaterThan?: LocalDate | null;
  readonly greaterThanOrEqualTo?: LocalDate | null;
};

export type DatetimeFilter = {
  readonly isNull?: boolean | null;
  readonly equalTo?: Instant | null;
  readonly notEqualTo?: Instant | null;
  readonly in?: readonly Instant[] | null;
  readonly notIn?: readonly Instant[] | null;
  readonly lessThan?: Instant | null;
  readonly lessThanOrEqualTo?: Instant | null;
  readonly greaterThan?: Instant | null;
  readonly greaterThanOrEqualTo?: Instant | null;
};

export type IntFilter = {
  readonly isNull?: boolean | null;
  readonly equalTo?: number | null;
  readonly notEqualTo?: number | null;
  readonly in?: readonly number[] | null;
  readonly notIn?: readonly number[] | null;
  readonly lessThan?: number | null;
  readonly lessThanOrEqualTo?: number | null;
  readonly greaterThan?: number | null;
  readonly greaterThanOrEqualTo?: number | null;
};

export type IntervalFilter = { readonly isNull?: boolean | null };

export type IntervalInput = {
  readonly seconds?: number | null;
  readonly minutes?: number | null;
  readonly hours?: number | null;
  readonly days?: number | null;
  readonly months?: number | null;
  readonly years?: number | null;
};

export type StringFilter = {
  readonly isNull?: boolean | null;
  readonly equalTo?: string | null;
  readonly notEqualTo?: string | null;
  readonly in?: readonly string[] | null;
  readonly notIn?: readonly string[] | null;
  readonly lessThan?: string | null;
  readonly lessThanOrEqualTo?: string | null;
  readonly greaterThan?: string | null;
  readonly greaterThanOrEqualTo?: string | null;
  readonly includesInsensitive?: string | null;
  readonly notIncludesInsensitive?: string | null;
  readonly startsWithInsensitive?: string | null;
  readonly endsWithInsensitive?: string | null;
};

export type TimeFilter = {
  readonly isNull?: boolean | null;
  readonly equalTo?: LocalTime | null;
  readonly notEqualTo?: LocalTime | null;
  readonly in?: readonly LocalTime[] | null;
  readonly notIn?: readonly LocalTime[] | null;
  readonly lessThan?: LocalTime | null;
  readonly lessThanOrEqualTo?: LocalTime | null;
  readonly greaterThan?: LocalTime | null;
  readonly greaterThanOrEqualTo?: LocalTime | null;
};

export const onStringFilter = {
  eq: (value) => ({ equalTo: gql.text(value) }),
  ne: (value) => ({ notEqualTo: gql.text(value) }),
  in: (value) => ({ in: gql.listOf(gql.text)(value) }),
  notIn: (value) => ({ notIn: gql.listOf(gql.text)(value) }),
  lt: (value) => ({ lessThan: gql.text(value) }),
  lte: (value) => ({ lessThanOrEqualTo: gql.text(value) }),
  gt: (value) => ({ greaterThan: gql.text(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: gql.text(value) }),
  contains: (value) => ({ includesInsensitive: gql.text(value) }),
  notContains: (value) => ({ notIncludesInsensitive: gql.text(value) }),
  startsWith: (value) => ({ startsWithInsensitive: gql.text(value) }),
  endsWith: (value) => ({ endsWithInsensitive: gql.text(value) }),
  isNull: (value) => ({ isNull: gql.boolean(value) }),
} satisfies Operators<StringFilter>;

export const onBooleanFilter = { eq: (value) => ({ equalTo: gql.boolean(value) }), isNull: (value) => ({ isNull: gql.boolean(value) }) } satisfies Operators<BooleanFilter>;

export const onDatetimeFilter = {
  eq: (value) => ({ equalTo: gql.text<Instant>(value) }),
  ne: (value) => ({ notEqualTo: gql.text<Instant>(value) }),
  in: (value) => ({ in: gql.listOf(gql.text<Instant>)(value) }),
  notIn: (value) => ({ notIn: gql.listOf(gql.text<Instant>)(value) }),
  lt: (value) => ({ lessThan: gql.text<Instant>(value) }),
  lte: (value) => ({ lessThanOrEqualTo: gql.text<Instant>(value) }),
  gt: (value) => ({ greaterThan: gql.text<Instant>(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: gql.text<Instant>(value) }),
  isNull: (value) => ({ isNull: gql.boolean(value) }),
} satisfies Operators<DatetimeFilter>;

export const onIntFilter = {
  eq: (value) => ({ equalTo: gql.number(value) }),
  ne: (value) => ({ notEqualTo: gql.number(value) }),
  in: (value) => ({ in: gql.listOf(gql.number)(value) }),
  notIn: (value) => ({ notIn: gql.listOf(gql.number)(value) }),
  lt: (value) => ({ lessThan: gql.number(value) }),
  lte: (value) => ({ lessThanOrEqualTo: gql.number(value) }),
  gt: (value) => ({ greaterThan: gql.number(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: gql.number(value) }),
  isNull: (value) => ({ isNull: gql.boolean(value) }),
} satisfies Operators<IntFilter>;

export const onIntFilter2 = {
  eq: (value) => ({ equalTo: gql.number(value) }),
  ne: (value) => ({ notEqualTo: gql.number(value) }),
  in: (value) => ({ in: gql.listOf(gql.number)(value) }),
  notIn: (value) => ({ notIn: gql.listOf(gql.number)(value) }),
  isNull: (value) => ({ isNull: gql.boolean(value) }),
} satisfies Operators<IntFilter>;

export const onBigFloatFilter = {
  eq: (value) => ({ equalTo: gql.text<Decimal>(value) }),
  ne: (value) => ({ notEqualTo: gql.text<Decimal>(value) }),
  in: (value) => ({ in: gql.listOf(gql.text<Decimal>)(value) }),
  notIn: (value) => ({ notIn: gql.listOf(gql.text<Decimal>)(value) }),
  lt: (value) => ({ lessThan: gql.text<Decimal>(value) }),
  lte: (value) => ({ lessThanOrEqualTo: gql.text<Decimal>(value) }),
  gt: (value) => ({ greaterThan: gql.text<Decimal>(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: gql.text<Decimal>(value) }),
  isNull: (value) => ({ isNull: gql.boolean(value) }),
} satisfies Operators<BigFloatFilter>;

export const onDateFilter = {
  eq: (value) => ({ equalTo: gql.text<LocalDate>(value) }),
  ne: (value) => ({ notEqualTo: gql.text<LocalDate>(value) }),
  in: (value) => ({ in: gql.listOf(gql.text<LocalDate>)(value) }),
  notIn: (value) => ({ notIn: gql.listOf(gql.text<LocalDate>)(value) }),
  lt: (value) => ({ lessThan: gql.text<LocalDate>(value) }),
  lte: (value) => ({ lessThanOrEqualTo: gql.text<LocalDate>(value) }),
  gt: (value) => ({ greaterThan: gql.text<LocalDate>(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: gql.text<LocalDate>(value) }),
  isNull: (value) => ({ isNull: gql.boolean(value) }),
} satisfies Operators<DateFilter>;

export const onTimeFilter = {
  eq: (value) => ({ equalTo: gql.text<LocalTime>(value) }),
  ne: (value) => ({ notEqualTo: gql.text<LocalTime>(value) }),
  in: (value) => ({ in: gql.listOf(gql.text<LocalTime>)(value) }),
  notIn: (value) => ({ notIn: gql.listOf(gql.text<LocalTime>)(value) }),
  lt: (value) => ({ lessThan: gql.text<LocalTime>(value) }),
  lte: (value) => ({ lessThanOrEqualTo: gql.text<LocalTime>(value) }),
  gt: (value) => ({ greaterThan: gql.text<LocalTime>(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: gql.text<LocalTime>(value) }),
  isNull: (value) => ({ isNull: gql.boolean(value) }),
} satisfies Operators<TimeFilter>;

export const onIntervalFilter = { isNull: (value) => ({ isNull: gql.boolean(value) }) } satisfies Operators<IntervalFilter>;

export const onBigIntFilter = {
  eq: (value) => ({ equalTo: gql.text<BigInteger>(value) }),
  ne: (value) => ({ notEqualTo: gql.text<BigInteger>(value) }),
  in: (value) => ({ in: gql.listOf(gql.text<BigInteger>)(value) }),
  notIn: (value) => ({ notIn: gql.listOf(gql.text<BigInteger>)(value) }),
  lt: (value) => ({ lessThan: gql.text<BigInteger>(value) }),
  lte: (value) => ({ lessThanOrEqualTo: gql.text<BigInteger>(value) }),
  gt: (value) => ({ greaterThan: gql.text<BigInteger>(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: gql.text<BigInteger>(value) }),
  isNull: (value) => ({ isNull: gql.boolean(value) }),
} satisfies Operators<BigIntFilter>;
