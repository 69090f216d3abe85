import type pg from 'pg';
import type { Shop } from './seed-shop.ts';
import { transliterate } from '../transliterate.ts';
import * as words from './words.ts';

/**
 * Customers come evenly over the years, from half a year before the first order. The first address
 * of each has the customer's number.
 */
export async function seedCustomers(
  client: pg.ClientBase,
  { customers, opened, until }: Shop,
): Promise<void> {
  await client.query(
    `with person as (
       select id, pg_temp.roll(id, 101) < 0.56 as is_woman, 1 + floor(pg_temp.roll(id, 102) * cardinality($4::text[]))::int as surname from generate_series(1, $1::int) id
     )
     insert into customers (id, full_name, phone, email, birth_date, discount, subscribed, note, registered_at)
     select id,
       concat_ws(' ', case when is_woman then ($5::text[])[surname] else ($4::text[])[surname] end,
         pg_temp.pick(case when is_woman then $7::text[] else $6::text[] end, pg_temp.roll(id, 103)),
         pg_temp.pick(case when is_woman then $9::text[] else $8::text[] end, pg_temp.roll(id, 104))),
       -- Each number once: a step through ten million that shares no divisor with it.
       '+7' || pg_temp.pick('{903,905,909,910,912,915,916,917,921,925,926,952,960,965,977,985}', pg_temp.roll(id, 105))
         || lpad(((id::bigint * 7654321 + 1234567) % 10000000)::text, 7, '0'),
       case when pg_temp.roll(id, 106) < 0.88 then ($10::text[])[surname] || '.' || id || '@mail.example' end,
       case when pg_temp.roll(id, 107) < 0.7 then $3::date - (18 * 365 + floor(pg_temp.roll(id, 108) * 52 * 365))::int end,
       case when pg_temp.roll(id, 109) < 0.8 then 0 else (1 + floor(pg_temp.roll(id, 110) * 6)) * 2.5 end,
       pg_temp.roll(id, 111) < 0.45,
       case when pg_temp.roll(id, 112) < 0.06 then pg_temp.pick($11::text[], pg_temp.roll(id, 113)) end,
       ($2::date - 180 + ($3::date - $2::date + 180) * (id - 1)::float8 / $1 * interval '1 day') at time zone 'Europe/Moscow'
     from person`,
    [
      customers,
      opened,
      until,
      words.maleSurnames,
      words.femaleSurnames,
      words.maleNames,
      words.femaleNames,
      words.sonNames,
      words.daughterNames,
      words.maleSurnames.map((surname) => transliterate(surname).toLowerCase()),
      words.customerNotes,
    ],
  );
  await client.query(
    `with place as (
       select id as customer, number, id * 3 + number as seed,
         -- Squared: the first cities are the large ones.
         1 + floor(pg_temp.roll(id * 3 + number, 121) ^ 2 * cardinality($1::text[]))::int as city
       from customers cross join generate_series(1, 2) number
       where number = 1 or pg_temp.roll(id, 122) < 0.25
     )
     insert into addresses (customer_id, city, street, house, apartment, postal_code, is_primary, comment)
     select customer, ($1::text[])[city],
       'ул. ' || pg_temp.pick($3::text[], pg_temp.roll(seed, 124)),
       (1 + floor(pg_temp.roll(seed, 125) * 120))::text || case when pg_temp.roll(seed, 126) < 0.2 then pg_temp.pick('{А,Б,В}', pg_temp.roll(seed, 127)) else '' end,
       case when pg_temp.roll(seed, 128) < 0.85 then (1 + floor(pg_temp.roll(seed, 129) * 240))::text end,
       ($2::text[])[city] || lpad(floor(pg_temp.roll(seed, 130) * 300)::text, 3, '0'),
       number = 1,
       case when pg_temp.roll(seed, 131) < 0.25 then pg_temp.pick($4::text[], pg_temp.roll(seed, 132)) end
     from place order by number, customer`,
    [
      words.cities.map(([city]) => city),
      words.cities.map(([, postal]) => postal),
      words.streets,
      words.directions,
    ],
  );
}
