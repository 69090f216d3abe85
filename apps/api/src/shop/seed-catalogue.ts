import type pg from 'pg';
import { between, insertRows, pick, roll } from './insert-rows.ts';
import type { Shop } from './seed-shop.ts';
import { transliterate } from '../transliterate.ts';
import * as words from './words.ts';

const suppliers = 36;

/** Categories, suppliers, products, promotions and stock. */
export async function seedCatalogue(client: pg.ClientBase, shop: Shop): Promise<void> {
  const categories = words.catalogue.flatMap((parent, parentIndex) => {
    const id = 1 + parentIndex * 10;
    return [
      { id, name: parent.name, slug: parent.slug, parent_id: null, position: parentIndex + 1 },
      ...parent.children.map(({ name, slug }, index) => ({
        id: id + index + 1,
        name,
        slug,
        parent_id: id,
        position: index + 1,
      })),
    ];
  });
  await insertRows(client, 'categories', categories);
  await insertRows(
    client,
    'suppliers',
    Array.from({ length: suppliers }, (_, index) => supplier(index + 1)),
  );
  await insertRows(
    client,
    'products',
    Array.from({ length: shop.products }, (_, index) => product(index + 1, shop)),
  );
  await insertRows(client, 'promotions', promotions(shop));
  await client.query(
    `insert into promotion_products (promotion_id, product_id)
     select promotion.id, product.id from promotions promotion cross join products product
     where pg_temp.roll(promotion.id * 100000 + product.id, 201) < 12.0 / $1`,
    [shop.products],
  );
  await client.query(
    `with place as (
       select product.id as product_id, warehouse.id as warehouse_id, product.id * 100 + warehouse.id as seed
       from products product cross join warehouses warehouse
     ), counted as (
       select *, floor(pg_temp.roll(seed, 202) ^ 2 * 240)::int as quantity from place where pg_temp.roll(seed, 203) < 0.55
     )
     insert into stock (product_id, warehouse_id, quantity, reserved, shelf, counted_at)
     select product_id, warehouse_id, quantity, floor(quantity * pg_temp.roll(seed, 204) ^ 3)::int,
       pg_temp.pick('{А,Б,В,Г,Д}', pg_temp.roll(seed, 205)) || '-' || (1 + floor(pg_temp.roll(seed, 206) * 40)),
       case when pg_temp.roll(seed, 207) < 0.8 then date_trunc('minute', $1::date - pg_temp.roll(seed, 208) * interval '90 days') end
     from counted`,
    [shop.until],
  );
}

function supplier(id: number): Record<string, unknown> {
  const isWoman = roll(id, 1) < 0.5;
  const surname = pick(isWoman ? words.femaleSurnames : words.maleSurnames, id, 2);
  const brand = words.brands[(id - 1) % words.brands.length] ?? '';
  const [city] = pick(words.cities, id, 3);
  const suffix = ['', '-Опт', ' Трейд'][Math.floor((id - 1) / words.brands.length)];
  return {
    id,
    name: `${pick(['ООО', 'ООО', 'АО'], id, 4)} «${brand}${suffix}»`,
    inn: 7_700_000_000 + id * 1_234_577,
    city,
    contact_name: `${pick(isWoman ? words.femaleNames : words.maleNames, id, 5)} ${surname}`,
    phone: `+7812${String(3_000_000 + id * 4_337).slice(0, 7)}`,
    email: `${transliterate(surname).toLowerCase()}@supplier-${id}.example`,
    website: roll(id, 6) < 0.8 ? `https://supplier-${id}.example` : null,
    payment_term: pick(['7 days', '14 days', '30 days', '1 mon 15 days'], id, 7),
  };
}

function product(id: number, { opened, until }: Shop): Record<string, unknown> {
  const parent = words.catalogue[(id - 1) % words.catalogue.length];
  const parentIndex = (id - 1) % words.catalogue.length;
  const childIndex = Math.floor((id - 1) / words.catalogue.length) % (parent?.children.length ?? 1);
  const kind = parent?.children[childIndex];
  if (!kind) throw new Error('A category without subcategories has no products.');
  const [low, high] = kind.price;
  // Cheap ones are more numerous; prices end in 90 as they do in shops.
  const price = Math.max(
    low,
    Math.round((low + (high - low) * roll(id, 11) ** 3) / 100) * 100 - 10,
  );
  const hasOldPrice = roll(id, 12) < 0.2;
  const created = new Date(
    Date.parse(opened) + roll(id, 13) ** 2 * (Date.parse(until) - Date.parse(opened)),
  );
  const model = `${String.fromCharCode(65 + between(0, 25, id, 14))}-${between(100, 999, id, 15)}`;
  const item = pick(kind.items, id, 16);
  const attributes = Object.fromEntries(
    Object.entries(kind.attributes).map(([name, values], index) => [
      name,
      pick(values, id, 20 + index),
    ]),
  );
  return {
    id,
    sku: `${kind.slug.slice(0, 3).toUpperCase()}-${String(id).padStart(5, '0')}`,
    name: `${item} «${pick(words.brands, id, 17)}» ${model}`,
    category_id: 1 + parentIndex * 10 + childIndex + 1,
    supplier_id: between(1, suppliers, id, 18),
    price: price.toFixed(2),
    old_price: hasOldPrice
      ? (Math.ceil((price * (1.1 + roll(id, 19) / 3)) / 10) * 10).toFixed(2)
      : null,
    barcode: 4_600_000_000_000 + id * 7_919,
    weight: between(...kind.weight, id, 30),
    warranty: kind.warranty,
    tags: words.productTags.filter((_, index) => roll(id, 40 + index) < 0.14),
    attributes,
    description: describe(item, attributes),
    image_hash: String.raw`\x${Array.from({ length: 8 }, (_, index) =>
      between(0, 255, id, 60 + index)
        .toString(16)
        .padStart(2, '0'),
    ).join('')}`,
    active: roll(id, 31) > 0.05,
    created_at: created.toISOString(),
  };
}

function describe(
  item: string,
  attributes: Readonly<Record<string, string | number | boolean>>,
): string {
  const details = Object.entries(attributes).map(
    ([name, value]) =>
      `${name}: ${typeof value === 'boolean' ? (value ? 'есть' : 'нет') : String(value).replace('.', ',')}`,
  );
  return `${item} из нашего постоянного ассортимента.\n\n${details.join('\n')}\n\nДоставка по всей России. Возврат в течение 14 дней, если товар не подошёл.`;
}

/** A promotion about every five weeks, from the first day to two months after the last. */
function promotions({ opened, until }: Shop): Record<string, unknown>[] {
  const step = 36 * 86_400_000;
  const count = Math.ceil((Date.parse(until) + 60 * 86_400_000 - Date.parse(opened)) / step);
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const start = new Date(Date.parse(opened) + index * step);
    const end = new Date(start.getTime() + between(7, 30, id, 1) * 86_400_000);
    const day = (date: Date): string => date.toISOString().slice(0, 10);
    return {
      id,
      code: `SALE${day(start).slice(2, 7).replace('-', '')}${String.fromCharCode(65 + (index % 26))}`,
      title: words.promotionTitles[start.getUTCMonth()],
      period: `[${day(start)},${day(end)})`,
      discount: between(2, 12, id, 3) * 2.5,
      quantity: roll(id, 4) < 0.4 ? `[${between(1, 3, id, 5)},${between(5, 20, id, 6)})` : null,
      conditions:
        roll(id, 7) < 0.6
          ? {
              'Сумма заказа от': between(2, 10, id, 8) * 1000,
              'Только новым покупателям': roll(id, 9) < 0.3,
            }
          : {},
      active: roll(id, 10) > 0.1,
    };
  });
}
