import type { FieldDescriptor } from '@admin/gql/resource';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderAdmin } from '../testing/index.ts';
import { CategoryBars } from './category-bars.tsx';
import type { ChartMark } from './chart-mark.ts';
import { StatCards } from './stat-cards.tsx';
import { TimeChart } from './time-chart.tsx';

const mark = (value: number, time = 0): ChartMark => ({
  name: `м${time || value}`,
  value,
  time,
  label: `${value} ₽`,
});

it.each([
  [
    [100, 50],
    ['0%', '100%'],
    ['0%', '50%'],
  ],
  [
    [-50, 100],
    ['0%', '33.33%'],
    ['33.33%', '66.67%'],
  ],
  [
    [-10, -40],
    ['75%', '25%'],
    ['0%', '100%'],
  ],
  [
    [0, 0],
    ['0%', '0%'],
    ['0%', '0%'],
  ],
])('bars of %j begin at one line', async (values, ...places) => {
  await renderAdmin({ children: <CategoryBars marks={values.map((value) => mark(value))} /> });
  const bars = screen.getAllByTitle(/^м/).map((name) => {
    const bar = name.nextElementSibling?.firstElementChild;
    const { left, width } = getComputedStyle(bar!);
    return [left, width];
  });
  expect(bars).toEqual(places);
  expect(screen.getAllByText(`${values[1]} ₽`)[0]).toBeVisible();
});

const day = 86_400_000;
const shapes = (name: string) => [...document.querySelectorAll(`svg[aria-hidden] > ${name}`)];
const numberAt = (shape: Element, name: string) => Number(shape.getAttribute(name));

it('columns stand in the order of time, those below zero below its line', async () => {
  const marks = [mark(30, 3 * day), mark(-20, day), mark(10, 2 * day)];
  await renderAdmin({ children: <TimeChart marks={marks} /> });
  const columns = shapes('rect');
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    `м${day}: -20 ₽`,
    `м${2 * day}: 10 ₽`,
    `м${3 * day}: 30 ₽`,
  ]);
  const [below, low, high] = columns.map((column) => ({
    x: numberAt(column, 'x'),
    top: numberAt(column, 'y'),
    height: numberAt(column, 'height'),
  }));
  expect(below!.x).toBeLessThan(low!.x);
  expect(low!.x).toBeLessThan(high!.x);
  const zero = low!.top + low!.height;
  expect(below!.top).toBeCloseTo(zero);
  expect(high!.top + high!.height).toBeCloseTo(zero);
  expect(high!.height).toBeCloseTo(low!.height * 3);
  expect(shapes('path')).toEqual([]);
  expect(screen.getByText('2 янв.')).toBeInTheDocument();
});

it.each([
  [40, 40, 0],
  [41, 0, 1],
])('%i values are %i columns or %i line', async (count, columns, lines) => {
  const marks = Array.from({ length: count }, (_, at) => mark(at + 1, (at + 1) * day));
  await renderAdmin({ children: <TimeChart marks={marks} /> });
  expect([shapes('rect').length, shapes('path').length]).toEqual([columns, lines]);
  const texts = shapes('text');
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.length).toBeLessThan(12);
});

it('runs a line evenly along the time', async () => {
  const marks = Array.from({ length: 41 }, (_, at) => mark(5, (at === 40 ? 80 : at) * day));
  await renderAdmin({ children: <TimeChart marks={marks} /> });
  const path = shapes('path')[0]?.getAttribute('d') ?? '';
  const at = [...path.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x));
  const [first = 0, second = 0] = at;
  expect(path.match(/M/g)).toHaveLength(1);
  expect((at[40] ?? 0) - first).toBeCloseTo((second - first) * 80, -1);
});

it('cards show values large, long texts as text', async () => {
  const fields: readonly FieldDescriptor[] = ['sum', 'short', 'long'].map((name) => ({
    name,
    kind: name === 'sum' ? 'integer' : 'string',
    nullable: true,
  }));
  const record = { sum: 1200, short: 'а'.repeat(24), long: 'а'.repeat(25) };
  await renderAdmin({ children: <StatCards resource="books" fields={fields} record={record} /> });
  const weights = screen
    .getAllByRole('definition')
    .map((card) => getComputedStyle(card).fontWeight);
  expect(weights.map((weight) => weight === '600')).toEqual([true, true, false]);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Sum',
    'Short',
    'Long',
  ]);
});
