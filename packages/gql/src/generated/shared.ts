/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { BigInteger, Decimal, Instant, LocalDate, LocalTime } from '../scalars.ts';
import { type Operators, flag, listOf, number, text } from '../runtime/index.ts';

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
  eq: (value) => ({ equalTo: text(value) }),
  ne: (value) => ({ notEqualTo: text(value) }),
  in: (value) => ({ in: listOf(text)(value) }),
  notIn: (value) => ({ notIn: listOf(text)(value) }),
  lt: (value) => ({ lessThan: text(value) }),
  lte: (value) => ({ lessThanOrEqualTo: text(value) }),
  gt: (value) => ({ greaterThan: text(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: text(value) }),
  contains: (value) => ({ includesInsensitive: text(value) }),
  notContains: (value) => ({ notIncludesInsensitive: text(value) }),
  startsWith: (value) => ({ startsWithInsensitive: text(value) }),
  endsWith: (value) => ({ endsWithInsensitive: text(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
} satisfies Operators<StringFilter>;

export const onBooleanFilter = { eq: (value) => ({ equalTo: flag(value) }), isNull: (value) => ({ isNull: flag(value) }) } satisfies Operators<BooleanFilter>;

export const onDatetimeFilter = {
  eq: (value) => ({ equalTo: text<Instant>(value) }),
  ne: (value) => ({ notEqualTo: text<Instant>(value) }),
  in: (value) => ({ in: listOf(text<Instant>)(value) }),
  notIn: (value) => ({ notIn: listOf(text<Instant>)(value) }),
  lt: (value) => ({ lessThan: text<Instant>(value) }),
  lte: (value) => ({ lessThanOrEqualTo: text<Instant>(value) }),
  gt: (value) => ({ greaterThan: text<Instant>(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: text<Instant>(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
} satisfies Operators<DatetimeFilter>;

export const onIntFilter = {
  eq: (value) => ({ equalTo: number(value) }),
  ne: (value) => ({ notEqualTo: number(value) }),
  in: (value) => ({ in: listOf(number)(value) }),
  notIn: (value) => ({ notIn: listOf(number)(value) }),
  lt: (value) => ({ lessThan: number(value) }),
  lte: (value) => ({ lessThanOrEqualTo: number(value) }),
  gt: (value) => ({ greaterThan: number(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: number(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
} satisfies Operators<IntFilter>;

export const onIntFilter2 = {
  eq: (value) => ({ equalTo: number(value) }),
  ne: (value) => ({ notEqualTo: number(value) }),
  in: (value) => ({ in: listOf(number)(value) }),
  notIn: (value) => ({ notIn: listOf(number)(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
} satisfies Operators<IntFilter>;

export const onBigFloatFilter = {
  eq: (value) => ({ equalTo: text<Decimal>(value) }),
  ne: (value) => ({ notEqualTo: text<Decimal>(value) }),
  in: (value) => ({ in: listOf(text<Decimal>)(value) }),
  notIn: (value) => ({ notIn: listOf(text<Decimal>)(value) }),
  lt: (value) => ({ lessThan: text<Decimal>(value) }),
  lte: (value) => ({ lessThanOrEqualTo: text<Decimal>(value) }),
  gt: (value) => ({ greaterThan: text<Decimal>(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: text<Decimal>(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
} satisfies Operators<BigFloatFilter>;

export const onDateFilter = {
  eq: (value) => ({ equalTo: text<LocalDate>(value) }),
  ne: (value) => ({ notEqualTo: text<LocalDate>(value) }),
  in: (value) => ({ in: listOf(text<LocalDate>)(value) }),
  notIn: (value) => ({ notIn: listOf(text<LocalDate>)(value) }),
  lt: (value) => ({ lessThan: text<LocalDate>(value) }),
  lte: (value) => ({ lessThanOrEqualTo: text<LocalDate>(value) }),
  gt: (value) => ({ greaterThan: text<LocalDate>(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: text<LocalDate>(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
} satisfies Operators<DateFilter>;

export const onTimeFilter = {
  eq: (value) => ({ equalTo: text<LocalTime>(value) }),
  ne: (value) => ({ notEqualTo: text<LocalTime>(value) }),
  in: (value) => ({ in: listOf(text<LocalTime>)(value) }),
  notIn: (value) => ({ notIn: listOf(text<LocalTime>)(value) }),
  lt: (value) => ({ lessThan: text<LocalTime>(value) }),
  lte: (value) => ({ lessThanOrEqualTo: text<LocalTime>(value) }),
  gt: (value) => ({ greaterThan: text<LocalTime>(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: text<LocalTime>(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
} satisfies Operators<TimeFilter>;

export const onIntervalFilter = { isNull: (value) => ({ isNull: flag(value) }) } satisfies Operators<IntervalFilter>;

export const onBigIntFilter = {
  eq: (value) => ({ equalTo: text<BigInteger>(value) }),
  ne: (value) => ({ notEqualTo: text<BigInteger>(value) }),
  in: (value) => ({ in: listOf(text<BigInteger>)(value) }),
  notIn: (value) => ({ notIn: listOf(text<BigInteger>)(value) }),
  lt: (value) => ({ lessThan: text<BigInteger>(value) }),
  lte: (value) => ({ lessThanOrEqualTo: text<BigInteger>(value) }),
  gt: (value) => ({ greaterThan: text<BigInteger>(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: text<BigInteger>(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
} satisfies Operators<BigIntFilter>;
