import type pg from 'pg';
import { between, insertRows, pick, roll } from './insert-rows.ts';
import type { Shop } from './seed-shop.ts';
import { transliterate } from '../transliterate.ts';
import * as words from './words.ts';

const employees = 48;

/** Warehouses and the people who work there: a director, a head for each warehouse, and their staff. */
export async function seedStaff(client: pg.ClientBase, { warehouses, until }: Shop): Promise<void> {
  const cities = words.cities.slice(0, warehouses).map(([city]) => city);
  await insertRows(
    client,
    'warehouses',
    cities.map((city, index) => ({
      id: index + 1,
      name: `Склад «${city}»`,
      city,
      address: `ул. ${pick(words.streets, index, 1)}, ${between(2, 90, index, 2)}`,
      opens_at: pick(['08:00', '09:00', '10:00'], index, 3),
      closes_at: pick(['20:00', '21:00', '22:00'], index, 4),
      area: between(9000, 64000, index, 5) / 10,
      active: true,
    })),
  );
  await insertRows(
    client,
    'employees',
    Array.from({ length: employees }, (_, index) => employee(index + 1, warehouses, until)),
  );
}

function employee(id: number, warehouses: number, until: string): Record<string, unknown> {
  const isWoman = roll(id, 1) < 0.5;
  const surname = pick(isWoman ? words.femaleSurnames : words.maleSurnames, id, 2);
  const name = pick(isWoman ? words.femaleNames : words.maleNames, id, 3);
  const patronymic = pick(isWoman ? words.daughterNames : words.sonNames, id, 4);
  const isDirector = id === 1;
  const isHead = !isDirector && id <= 1 + warehouses;
  const [position, salary] = isDirector
    ? (['Директор', 210_000] as const)
    : isHead
      ? (['Начальник склада', 128_000] as const)
      : pick(words.positions, id, 5);
  const hired = new Date(until);
  hired.setUTCDate(hired.getUTCDate() - between(40, 1800, id, 6));
  const warehouse = isDirector ? null : ((id - 2) % warehouses) + 1;
  return {
    id,
    full_name: `${surname} ${name} ${patronymic}`,
    position,
    phone: `+7495${String(7_000_000 + id * 1237).slice(0, 7)}`,
    email: `${transliterate(surname).toLowerCase()}.${id}@shop.example`,
    manager_id: isDirector ? null : isHead ? 1 : (warehouse ?? 0) + 1,
    warehouse_id: warehouse,
    hired_on: hired.toISOString().slice(0, 10),
    salary: salary + between(-6, 9, id, 7) * 1000,
    shift_starts_at: pick(['08:00', '09:00', '12:00'], id, 8),
    shift_length: pick(['8 hours', '8 hours 30 minutes', '12 hours'], id, 9),
    active: roll(id, 10) > 0.06 || id <= 1 + warehouses,
  };
}
