import { expect, it } from 'vitest';

import { humanize } from './humanize.ts';

it.each([
  ['placedAt', 'Placed at'],
  ['orderItems', 'Order items'],
  ['IN_TRANSIT', 'In transit'],
  ['parentID', 'Parent ID'],
  ['HTMLBody', 'HTML body'],
  ['unit_price', 'Unit price'],
  ['isPrivate', 'Private'],
  ['is_default', 'Default'],
  ['issuedAt', 'Issued at'],
  ['mimeType', 'MIME type'],
  ['id', 'ID'],
  ['customer_id', 'Customer ID'],
  ['line2', 'Line 2'],
  ['address2', 'Address 2'],
  ['sha256', 'Sha256'],
  ['productSku', 'Product SKU'],
  ['vat_id', 'VAT ID'],
  ['imageUrls', 'Image URLs'],
  ['ids', 'IDs'],
  ['base64', 'Base64'],
  ['NEW', 'NEW'],
])('reads %s as “%s”', (name, text) => {
  expect(humanize(name)).toBe(text);
});
