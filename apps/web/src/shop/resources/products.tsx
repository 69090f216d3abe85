import { part } from '@admin/ui';

import { defineResource } from '../define.ts';
import '../locales/screens-texts.ts';

const ProductPicture = part(async () => (await import('../parts/product-picture.tsx')).ProductPicture, <span style={{ display: 'inline-block', width: 36, height: 36 }} />);
const Photo = part(async () => (await import('../parts/product-picture.tsx')).ProductPhoto);

export default defineResource('products', {
  list: {
    columns: [
      'name',
      { title: 'shop.picture', select: ['category'], width: 64, render: ({ record }) => <ProductPicture name={record.name} of={record.category?.id ?? 0} size={36} /> },
      'active',
      { field: 'price', title: 'shop.price', currency: 'RUB' },
      { field: 'oldPrice', title: 'shop.oldPrice', currency: 'RUB' },
      'sku', 'category', 'supplier', 'rating',
    ],
    filters: ['categoryId', 'active'],
    views: [{ name: 'off', title: 'shop.offSale', filters: { active: false } }, { name: 'praised', title: 'shop.praised', filters: { rating: { gte: 4.5 } }, sort: '-rating' }],
  },
  show: {
    sections: [
      { fields: ['name', 'sku', 'barcode', 'category', 'supplier', 'active'] },
      { title: 'shop.priceAndRating', fields: ['price', 'oldPrice', 'rating', 'warranty', 'weight'] },
      { title: 'shop.more', fields: ['description', 'tags', 'attributes', 'createdAt', 'imageHash'] },
    ],
    aside: Photo,
  },
});
