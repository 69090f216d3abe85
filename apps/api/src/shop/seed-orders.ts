import type pg from 'pg';
import type { Shop } from './seed-shop.ts';
import * as words from './words.ts';

/** Tables that a batch is made in, from which the lasting ones are filled. */
export async function prepareOrders(client: pg.ClientBase): Promise<void> {
  await client.query(`
    drop table if exists pg_temp.batch, pg_temp.batch_item;
    create temp table batch (
      id int primary key, placed_at timestamptz, age int, customer int, status order_status, method payment_method,
      delivery delivery_method, planned_on date, hour int, delivered_at timestamptz
    ) on commit delete rows;
    create temp table batch_item (order_id int, line int, product_id int, quantity int, price numeric(12, 2)) on commit delete rows;
  `);
}

/**
 * Orders by number, with what belongs to them. Their number per day grows over the years. An
 * order's state follows from its age, and its payment and delivery from its state.
 */
export async function seedOrders(
  client: pg.ClientBase,
  shop: Shop,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<void> {
  await client.query(fillBatch, [
    first,
    last,
    shop.orders,
    shop.opened,
    shop.until,
    shop.customers,
  ]);
  await client.query(fillItems, [shop.products, shop.opened, shop.until]);
  // The trigger would write every order a second time.
  await client.query('alter table order_items disable trigger order_totals_on_insert');
  await client.query(insertOrders, [words.orderComments]);
  await client.query(
    'insert into order_items (order_id, product_id, quantity, price) select order_id, product_id, quantity, price from batch_item order by order_id, line',
  );
  await client.query('alter table order_items enable trigger order_totals_on_insert');
  await client.query(insertPayments, [shop.until]);
  await client.query(insertDeliveries, [shop.warehouses]);
  await client.query(insertReviews, [
    JSON.stringify(words.reviewOpenings),
    JSON.stringify(words.reviewDetails),
    words.reviewReplies,
    shop.until,
  ]);
}

// Materialized: inlined into each other, the steps would be computed again for each use.
const fillBatch = `
  with dated as materialized (
    select id, $5::date - 1 - floor(($5::date - $4::date) * (1 - ((id - 0.5) / $3) ^ 0.75))::int as day from generate_series($1::int, $2::int) id
  ), placed as materialized (
    select id, $5::date - day as age, day, (day + interval '8 hours' + pg_temp.roll(id, 301) * interval '15 hours') at time zone 'Europe/Moscow' as placed_at from dated
  ), known as materialized (
    -- Customers that had registered by then; the earlier ones order more often.
    select *, 1 + floor($6 * (day - ($4::date - 180))::float8 / ($5::date - ($4::date - 180)) * pg_temp.roll(id, 302) ^ 1.2)::int as customer,
      pg_temp.roll(id, 303) as fate, pg_temp.roll(id, 304) as paying, pg_temp.roll(id, 305) as bringing
    from placed
  ), decided as materialized (
    select *, (case
        when age < 2 then case when fate < 0.55 then 'new' when fate < 0.93 then 'confirmed' else 'cancelled' end
        when age < 4 then case when fate < 0.10 then 'new' when fate < 0.35 then 'confirmed' when fate < 0.92 then 'assembling' else 'cancelled' end
        when age < 8 then case when fate < 0.12 then 'assembling' when fate < 0.50 then 'shipped' when fate < 0.93 then 'delivered' else 'cancelled' end
        else case when fate < 0.90 then 'delivered' when fate < 0.97 then 'cancelled' else 'returned' end
      end)::order_status as status,
      (case when paying < 0.5 then 'card' when paying < 0.8 then 'sbp' when paying < 0.93 then 'cash' else 'invoice' end)::payment_method as method,
      (case when bringing < 0.55 then 'courier' when bringing < 0.8 then 'pickup' else 'post' end)::delivery_method as delivery,
      (array[10, 14, 18])[1 + floor(pg_temp.roll(id, 306) * 3)::int] as hour
    from known
  ), planned as materialized (
    select *, case
        when status in ('delivered', 'returned') then day + 1 + floor(pg_temp.roll(id, 307) * least(5, age - 2))::int
        when status in ('assembling', 'shipped') then $5::date + floor(pg_temp.roll(id, 307) * 4)::int
      end as planned_on
    from decided
  )
  insert into batch
  select id, placed_at, age, customer, status, method, delivery, planned_on, hour,
    case when status in ('delivered', 'returned') then (planned_on + (hour + 4 * pg_temp.roll(id, 308)) * interval '1 hour') at time zone 'Europe/Moscow' end
  from planned`;

// 37 is no divisor of a number of products that is used, so the lines of an order have different
// ones.
const fillItems = `
  with line as (
    select id as order_id, line, placed_at, id::bigint * 10 + line as seed,
      1 + (floor($1 * pg_temp.roll(id, 311) ^ 1.5)::int + line * 37) % $1::int as product_id
    from batch cross join lateral generate_series(1, 1 + floor(4 * pg_temp.roll(id, 312) ^ 2)::int) line
  )
  insert into batch_item
  select order_id, line, product_id, case when pg_temp.roll(seed, 313) < 0.82 then 1 else 2 + floor(pg_temp.roll(seed, 314) * 3)::int end,
    -- Prices have risen by a quarter over the years.
    round(price * (0.75 + 0.25 * extract(epoch from placed_at - $2::date) / extract(epoch from $3::timestamp - $2::date))::numeric / 10) * 10
  from line join products on products.id = product_id`;

const insertOrders = `
  insert into orders (id, number, customer_id, address_id, status, placed_at, total, promotion_id, manager_id, comment)
  select id, to_char(placed_at at time zone 'Europe/Moscow', 'YY') || '-' || lpad(id::text, 6, '0'), customer,
    case when delivery <> 'pickup' then customer end, status, placed_at, total,
    case when pg_temp.roll(id, 321) < 0.1 then (select promotion.id from promotions promotion where period @> (placed_at at time zone 'Europe/Moscow')::date limit 1) end,
    case when status <> 'new' then managers[1 + floor(pg_temp.roll(id, 322) * cardinality(managers))::int] end,
    case when pg_temp.roll(id, 323) < 0.08 then pg_temp.pick($1::text[], pg_temp.roll(id, 324)) end
  from batch
    join (select order_id, sum(quantity * price) as total from batch_item group by order_id) item on order_id = id
    cross join (select array_agg(id order by id) as managers from employees where position = 'Менеджер по заказам') staff
  order by id`;

const insertPayments = `
  with paying as (
    select batch.*, total, pg_temp.roll(batch.id, 331) as fate from batch join orders on orders.id = batch.id where total > 0
  ), decided as materialized (
    select *, (case
        when status = 'new' then case when fate < 0.5 then 'pending' end
        when status = 'cancelled' then case when method in ('card', 'sbp') then case when fate < 0.4 then 'failed' when fate < 0.75 then 'refunded' end end
        when status = 'returned' then 'refunded'
        when status = 'delivered' then 'paid'
        when method in ('card', 'sbp') then 'paid'
        else 'pending'
      end)::payment_status as payment
    from paying
  )
  insert into payments (id, order_id, method, status, amount, created_at, paid_at)
  select overlay(overlay(md5('payment' || id) placing '4' from 13) placing '8' from 17)::uuid, id, method, payment, total, placed_at,
    case when payment in ('paid', 'refunded') then
      case when method = 'cash' then delivered_at
        when method = 'invoice' then least(placed_at + (1 + fate) * interval '1 day', $1::timestamp at time zone 'Europe/Moscow')
        else placed_at + (1 + fate * 14) * interval '1 minute' end
    end
  from decided where payment is not null order by id`;

const insertDeliveries = `
  insert into deliveries (order_id, warehouse_id, courier_id, method, status, planned_on, time_window, cost, tracking_number, delivered_at)
  select id, 1 + floor($1::int * pg_temp.roll(id, 341))::int,
    case when delivery = 'courier' then couriers[1 + floor(pg_temp.roll(id, 342) * cardinality(couriers))::int] end,
    delivery,
    (case status when 'assembling' then 'planned' when 'shipped' then 'in_transit' else 'delivered' end)::delivery_status,
    planned_on,
    case when delivery = 'courier' then tstzrange((planned_on + hour * interval '1 hour') at time zone 'Europe/Moscow', (planned_on + (hour + 4) * interval '1 hour') at time zone 'Europe/Moscow') end,
    case delivery when 'courier' then 390 when 'post' then 290 else 0 end,
    case when delivery = 'post' then 80000000000000 + id::bigint * 104729 end,
    delivered_at
  from batch cross join (select array_agg(id order by id) as couriers from employees where position = 'Курьер') staff
  where planned_on is not null order by id`;

const insertReviews = `
  with written as (
    select batch.id, product_id, customer, delivered_at, pg_temp.roll(batch.id, 351) as mark
    from batch join batch_item on order_id = id and line = 1 where status = 'delivered' and pg_temp.roll(id, 352) < 0.12
  ), rated as materialized (
    select *, case when mark < 0.04 then 1 when mark < 0.09 then 2 when mark < 0.2 then 3 when mark < 0.5 then 4 else 5 end as rating from written
  ), worded as materialized (
    select *, $1::jsonb -> (rating - 1) as openings, $2::jsonb -> (rating - 1) as details from rated
  )
  insert into reviews (product_id, customer_id, rating, body, reply, published, created_at)
  select product_id, customer, rating,
    (openings ->> floor(pg_temp.roll(id, 353) * jsonb_array_length(openings))::int) || ' ' || (details ->> floor(pg_temp.roll(id, 354) * jsonb_array_length(details))::int),
    case when pg_temp.roll(id, 355) < 0.3 then case when rating >= 4 then ($3::text[])[1] when rating = 3 then ($3::text[])[3] else ($3::text[])[2] end end,
    pg_temp.roll(id, 356) < 0.9,
    least(delivered_at + pg_temp.roll(id, 357) * interval '12 days', $4::timestamp at time zone 'Europe/Moscow')
  from worded order by id
  on conflict do nothing`;
