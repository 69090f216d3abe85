import type { GraphQLNamedType } from 'graphql';

import type { Money } from '../../model.ts';
import { entries, identifier, object, string, type Code } from '../code/code.ts';
import type { ResourceContext } from '../context/context.ts';
import { hasField } from '../schema-path.ts';

/** What the values of a scalar count, where they are amounts of money. */
export const moneyOf = (
  { model }: ResourceContext,
  scalar: string | undefined,
): Money | undefined => model.carriers?.[scalar ?? '']?.money;

/** Whether it is the code of a currency, not the name of a field. */
export const isCode = (currency: string): boolean => /^[A-Z]{3}$/.test(currency);

/**
 * Whether the currency of an amount is the code itself, or stands beside it: in its own type, or in
 * that of what this is a part of.
 */
export const isCurrencyKnown = (currency: string, owners: readonly GraphQLNamedType[]): boolean =>
  isCode(currency) || owners.some((owner) => hasField(owner, currency));

/**
 * Code of a `MoneyDescriptor`. `owners`: the type that has the amount, then those that it is a part
 * of, the nearest first. Where none of them says the currency, a plain number is shown.
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
