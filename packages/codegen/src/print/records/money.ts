import type { GraphQLNamedType } from 'graphql';

import type { Money } from '../../model.ts';
import { entries, identifier, object, string, type Code } from '../code/code.ts';
import type { ResourceContext } from '../context/context.ts';
import { hasField } from '../schema-path.ts';

/** Currency and unit of a scalar's values, where they are amounts of money. */
export const moneyOf = (
  { model }: ResourceContext,
  scalar: string | undefined,
): Money | undefined => model.carriers?.[scalar ?? '']?.money;

/** Tests for a currency code; anything else is the name of a field. */
export const isCode = (currency: string): boolean => /^[A-Z]{3}$/.test(currency);

/**
 * Tests whether an amount's currency is a code, or a field of its type or of a type that contains
 * it.
 */
export const isCurrencyKnown = (currency: string, owners: readonly GraphQLNamedType[]): boolean =>
  isCode(currency) || owners.some((owner) => hasField(owner, currency));

/**
 * Code of a `MoneyDescriptor`. `owners`: the type with the amount, then the types that contain it,
 * the nearest first. Where none of them has the currency, a plain number is shown.
 */
export function moneyDescriptor(
  { minorUnits, currency }: Money,
  owners?: readonly GraphQLNamedType[],
): Code {
  const isKnown = currency !== undefined && (!owners || isCurrencyKnown(currency, owners));
  return object(
    entries({
      minorUnits: minorUnits === true && identifier('true'),
      currency: isKnown && string(currency),
    }),
  );
}
