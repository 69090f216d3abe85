import {
  getNamedType,
  isCompositeType,
  Kind,
  type GraphQLCompositeType,
  type GraphQLNamedType,
  type SelectionNode,
} from 'graphql';

import type { ResourceContext } from '../context/context.ts';
import type { ViewField } from '../context/view.ts';
import { fieldNode, merge, nest } from '../documents/ast.ts';
import { fieldOf, hasField } from '../schema-path.ts';
import { isCurrencyKnown, moneyOf } from './money.ts';

/**
 * Currency codes of the amounts selected from a record. An amount cannot be shown without its
 * currency. A child record without a currency has that of its parent: `order { currencyCode lines {
 * price } }`.
 */
export function currencies(
  context: ResourceContext,
  type: GraphQLCompositeType,
  selected: readonly ViewField[],
): readonly SelectionNode[] {
  const paths = selected.flatMap(({ node, owner, within, model }): string[][] => {
    if (within === undefined && owner.name !== type.name) return [];
    const isPart = model?.kind === 'object';
    if (node.selectionSet && !isPart) return [];
    const asked = node.selectionSet
      ? askedBelow(
          context,
          getNamedType(fieldOf(owner, node.name.value).type),
          node.selectionSet.selections,
        )
      : currencyOf(context, owner, node.name.value);
    return [...new Set(asked)]
      .filter((currency) => hasField(owner, currency))
      .map((currency) => [...(within === undefined ? [] : [within]), currency]);
  });
  return merge(
    paths.flatMap(([first = '', ...rest]) =>
      rest.length === 0 ? [fieldNode(first)] : nest([first, ...rest], []),
    ),
  );
}

/** Fields that say the currency of amounts in a part, where nothing within it does. */
function askedBelow(
  context: ResourceContext,
  type: GraphQLNamedType,
  selections: readonly SelectionNode[],
): readonly string[] {
  const asked = selections.flatMap((node): readonly string[] => {
    if (node.kind === Kind.INLINE_FRAGMENT)
      return askedBelow(
        context,
        (node.typeCondition && context.schema.getType(node.typeCondition.name.value)) ?? type,
        node.selectionSet.selections,
      );
    if (node.kind !== Kind.FIELD || node.name.value === '__typename') return [];
    return node.selectionSet
      ? askedBelow(
          context,
          getNamedType(fieldOf(type, node.name.value).type),
          node.selectionSet.selections,
        )
      : currencyOf(context, type, node.name.value);
  });
  return isCompositeType(type) ? asked.filter((currency) => !hasField(type, currency)) : asked;
}

/** Name of the field that says the currency of an amount. */
function currencyOf(
  context: ResourceContext,
  owner: GraphQLNamedType,
  field: string,
): readonly string[] {
  const currency = moneyOf(context, getNamedType(fieldOf(owner, field).type).name)?.currency;
  return currency === undefined || isCurrencyKnown(currency, []) ? [] : [currency];
}
