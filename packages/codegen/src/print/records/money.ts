import type { GraphQLNamedType } from 'graphql';

import type { Money } from '../../model.ts';
import { entries, identifier, object, string, type Code } from '../code/code.ts';
import type { ResourceContext } from '../context.ts';
import { hasField } from '../schema-path.ts';

/** What the values of a scalar count, where they are amounts of money. */
export const moneyOf = ({ model }: ResourceContext, scalar: string | undefined): Money | undefined => model.carriers?.[scalar ?? '']?.money;

/** Whether it is the code of a currency, not the name of a field. */
export const isCode = (currency: string): boolean => /^[A-Z]{3}$/.test(currency);

/** Code of a `MoneyDescriptor`. `owner`: the type beside whose amount the currency is read; one without it shows a plain number. */
export function moneyDescriptor({ minorUnits, currency }: Money, owner?: GraphQLNamedType): Code {
  const isKnown = currency !== undefined && (!owner || isCode(currency) || hasField(owner, currency));
  return object(entries({ minorUnits: minorUnits === true && identifier('true'), currency: isKnown && string(currency) }));
}
