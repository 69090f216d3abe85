import { getNamedType, type GraphQLCompositeType, type SelectionNode } from 'graphql';

import type { ResourceContext } from '../context.ts';
import { fieldNode, merge, nest } from '../documents/ast.ts';
import { fieldOf, hasField } from '../schema-path.ts';
import { isCode, moneyOf } from './money.ts';
import type { ViewField } from './view-fields.ts';

/** The currencies of the amounts that are selected of a record: without them an amount could not be read. */
export function currencies(context: ResourceContext, type: GraphQLCompositeType, selected: readonly ViewField[]): readonly SelectionNode[] {
  const paths = selected.flatMap(({ node, owner, within }): string[][] => {
    if (node.selectionSet) return [];
    const currency = moneyOf(context, getNamedType(fieldOf(owner, node.name.value).type).name)?.currency;
    if (currency === undefined || isCode(currency) || !hasField(owner, currency) || (within === undefined && owner.name !== type.name)) return [];
    return [[...(within === undefined ? [] : [within]), currency]];
  });
  return merge(paths.flatMap(([first = '', ...rest]) => (rest.length === 0 ? [fieldNode(first)] : nest([first, ...rest], []))));
}
