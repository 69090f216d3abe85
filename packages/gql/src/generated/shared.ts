/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { BigInteger, Decimal, Instant, LocalDate, LocalTime } from '../scalars.ts';
import type { Operators } from '../runtime/index.ts';
import * as gql from '../runtime/index.ts';

export type BigFloatFilter = {
  readonly isNull?: boolean | null | undefined;
  readonly equalTo?: Decimal | null | undefined;
  readonly notEqualTo?: Decimal | null | undefined;
  readonly in?: readonly Decimal[] | null | undefined;
  readonly notIn?: readonly Decimal[] | null | undefined;
  readonly lessThan?: Decimal | null | undefined;
  readonly lessThanOrEqualTo?: Decimal | null | undefined;
  readonly greaterThan?: Decimal | null | undefined;
  readonly greaterThanOrEqualTo?: Decimal | null | undefined;
};

export type BigIntFilter = {
  readonly isNull?: boolean | null | undefined;
  readonly equalTo?: BigInteger | null | undefined;
  readonly notEqualTo?: BigInteger | null | undefined;
  readonly in?: readonly BigInteger[] | null | undefined;
  readonly notIn?: readonly BigInteger[] | null | undefined;
  readonly lessThan?: BigInteger | null | undefined;
  readonly lessThanOrEqualTo?: BigInteger | null | undefined;
  readonly greaterThan?: BigInteger | null | undefined;
  readonly greaterThanOrEqualTo?: BigInteger | null | undefined;
};

export type BooleanFilter = { readonly isNull?: boolean | null | undefined; readonly equalTo?: boolean | null | undefined };

export type DateFilter = {
  readonly isNull?: boolean | null | undefined;
  readonly equalTo?: LocalDate | null | undefined;
  readonly notEqualTo?: LocalDate | null | undefined;
  readonly in?: readonly LocalDate[] | null | undefined;
  readonly notIn?: readonly LocalDate[] | null | undefined;
  readonly lessThan?: LocalDate | null | undefined;
  readonly lessThanOrEqualTo?: LocalDate | null | undefined;
  readonly greaterThan?: LocalDate | null | undefined;
  readonly greaterThanOrEqualTo?: LocalDate | null | undefined;
};

export type DatetimeFilter = {
  readonly isNull?: boolean | null | undefined;
  readonly equalTo?: Instant | null | undefined;
  readonly notEqualTo?: Instant | null | undefined;
  readonly in?: readonly Instant[] | null | undefined;
  readonly notIn?: readonly Instant[] | null | undefined;
  readonly lessThan?: Instant | null | undefined;
  readonly lessThanOrEqualTo?: Instant | null | undefined;
  readonly greaterThan?: Instant | null | undefined;
  readonly greaterThanOrEqualTo?: Instant | null | undefined;
};

export type IntFilter = {
  readonly isNull?: boolean | null | undefined;
  readonly equalTo?: number | null | undefined;
  readonly notEqualTo?: number | null | undefined;
  readonly in?: readonly number[] | null | undefined;
  readonly notIn?: readonly number[] | null | undefined;
  readonly lessThan?: number | null | undefined;
  readonly lessThanOrEqualTo?: number | null | undefined;
  readonly greaterThan?: number | null | undefined;
  readonly greaterThanOrEqualTo?: number | null | undefined;
};

export type IntervalFilter = { readonly isNull?: boolean | null | undefined };

export type IntervalInput = {
  readonly seconds?: number | null | undefined;
  readonly minutes?: number | null | undefined;
  readonly hours?: number | null | undefined;
  readonly days?: number | null | undefined;
  readonly months?: number | null | undefined;
  readonly years?: number | null | undefined;
};

export type StringFilter = {
  readonly isNull?: boolean | null | undefined;
  readonly equalTo?: string | null | undefined;
  readonly notEqualTo?: string | null | undefined;
  readonly in?: readonly string[] | null | undefined;
  readonly notIn?: readonly string[] | null | undefined;
  readonly lessThan?: string | null | undefined;
  readonly lessThanOrEqualTo?: string | null | undefined;
  readonly greaterThan?: string | null | undefined;
  readonly greaterThanOrEqualTo?: string | null | undefined;
  readonly includesInsensitive?: string | null | undefined;
  readonly notIncludesInsensitive?: string | null | undefined;
  readonly startsWithInsensitive?: string | null | undefined;
  readonly endsWithInsensitive?: string | null | undefined;
};

export type TimeFilter = {
  readonly isNull?: boolean | null | undefined;
  readonly equalTo?: LocalTime | null | undefined;
  readonly notEqualTo?: LocalTime | null | undefined;
  readonly in?: readonly LocalTime[] | null | undefined;
  readonly notIn?: readonly LocalTime[] | null | undefined;
  readonly lessThan?: LocalTime | null | undefined;
  readonly lessThanOrEqualTo?: LocalTime | null | undefined;
  readonly greaterThan?: LocalTime | null | undefined;
  readonly greaterThanOrEqualTo?: LocalTime | null | undefined;
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
