import { lazyComponent } from '@admin/ui';

import { defineResource } from '../define.ts';

const ProductPicture = lazyComponent(
  async () => (await import('../parts/product-picture.tsx')).ProductPicture,
  <span style={{ display: 'inline-block', width: 36, height: 36 }} />,
);
const Photo = lazyComponent(
  async () => (await import('../parts/product-picture.tsx')).ProductPhoto,
);

export default defineResource('products', {
  icon: 'M3 7l9-4 9 4v10l-9 4-9-4zM12 5.2 7 7.4l5 2.2 5-2.2zM5 9v6.7l6 2.7v-6.7zM19 9l-6 2.7v6.7l6-2.7z',
  list: {
    columns: [
      'name',
      {
        title: 'shop.picture',
        select: ['category'],
        width: 64,
        render: ({ record }) => (
          <ProductPicture name={record.name} of={record.category?.id ?? 0} size={36} />
        ),
      },
      'active',
      { field: 'price', title: 'shop.price', currency: 'RUB' },
      { field: 'oldPrice', title: 'shop.oldPrice', currency: 'RUB' },
      'sku',
      'category',
      'supplier',
      'rating',
    ],
    filters: ['categoryId', 'active'],
    views: [
      { name: 'off', title: 'shop.offSale', filters: { active: false } },
      {
        name: 'praised',
        title: 'shop.praised',
        filters: { rating: { gte: 4.5 } },
        sort: '-rating',
      },
    ],
  },
  show: {
    sections: [
      { fields: ['name', 'sku', 'barcode', 'category', 'supplier', 'active'] },
      {
        title: 'shop.priceAndRating',
        fields: ['price', 'oldPrice', 'rating', 'warranty', 'weight'],
      },
      {
        title: 'shop.more',
        fields: ['description', 'tags', 'attributes', 'createdAt', 'imageHash'],
      },
    ],
    aside: Photo,
  },
});
