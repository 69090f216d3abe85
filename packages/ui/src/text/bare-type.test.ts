import { expect, it } from 'vitest';

import { bareType } from './bare-type.ts';

it.each([
  ['ArticleEntity', 'articles', 'Article'],
  ['CategoryType', 'categories', 'Category'],
  ['order_item_model', 'orderItems', 'order_item_model'],
  ['OrderItemNode', 'orderItems', 'OrderItem'],
  // The word belongs to the name.
  ['ContentType', 'contentTypes', 'ContentType'],
  ['Node', 'nodes', 'Node'],
  ['LegalEntity', 'legalEntities', 'LegalEntity'],
])('calls %s of %s %s', (type, resource, name) => {
  expect(bareType(type, resource)).toBe(name);
});
