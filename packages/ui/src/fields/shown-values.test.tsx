import type { FieldDescriptor, FieldKind } from '@admin/gql/resource';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import '../locales/records-texts.ts';
import { renderAdmin, type RenderAdminOptions } from '../testing/index.ts';
import { CellValue } from './cell-value.tsx';
import { FullValue } from './full-value.tsx';
import { useValueText } from './use-value-text.ts';

const field = (kind: FieldKind, more: Partial<FieldDescriptor> = {}): FieldDescriptor => ({
  name: 'value',
  kind,
  nullable: true,
  ...more,
});
const author = field('reference', {
  name: 'author',
  reference: {
    resource: 'authors',
    key: ['id'],
    label: ({ name }) => (typeof name === 'string' ? name : ''),
  },
});

function Values({ of, value }: { readonly of: FieldDescriptor; readonly value: unknown }) {
  const text = useValueText('books');
  return (
    <>
      <output aria-label="text">{text(of, value)}</output>
      <section aria-label="cell">
        <CellValue field={of} value={value} text={text} />
      </section>
      <section aria-label="full">
        <FullValue resource="books" field={of} value={value} />
      </section>
    </>
  );
}
const show = (of: FieldDescriptor, value: unknown, options: RenderAdminOptions = {}) =>
  renderAdmin({ ...options, children: <Values of={of} value={value} /> });
const region = (name: string) => screen.getByRole('region', { name });
const textOf = (element: HTMLElement) => element.textContent?.replaceAll(/\s/g, ' ');
const text = () => textOf(screen.getByRole('status', { name: 'text' }));

describe('one line of text', () => {
  it.each<[FieldDescriptor, unknown, string]>([
    [field('integer'), 1234567, '1 234 567'],
    [field('integer'), '12345678901234567890', '12 345 678 901 234 567 890'],
    [field('float'), 0.5, '0,5'],
    [field('float'), '1234.50', '1 234,50'],
    [field('boolean'), false, 'Нет'],
    [field('integer', { list: true }), [1, null, 2], '1, 2'],
    [field('json'), [1, 2, 3], '[3]'],
    [field('json'), { a: 1, b: 2, c: 3, d: 4 }, '{ a, b, c, d }'],
    [field('json'), { a: 1, b: 2, c: 3, d: 4, e: 5 }, '{ a, b, c, d, … }'],
    [field('string'), 7, '7'],
    [field('interval'), 'P1D and more', 'P1D and more'],
    [field('range'), 'no range', 'no range'],
    [
      field('object', {
        fields: [field('string', { name: 'a' }), field('integer', { name: 'b' })],
      }),
      { a: 'x', b: 2 },
      'x, 2',
    ],
    [field('object'), { a: 1 }, ''],
    [author, { id: 5, name: 'Чехов' }, 'Чехов'],
    [author, 5, '5'],
  ])('%#', async (of, value, expected) => {
    await show(of, value);
    expect(text()).toBe(expected);
  });
});

describe('what is not there', () => {
  it.each<[FieldDescriptor, unknown, string]>([
    [field('string'), null, 'нет значения'],
    [field('string'), undefined, 'нет значения'],
    [field('string'), '', 'пустая строка'],
    [field('integer', { list: true }), [], 'нет значения'],
  ])('%# is said in a row and in full', async (of, value, expected) => {
    await show(of, value);
    expect(region('cell')).toHaveTextContent(expected);
    expect(region('full')).toHaveTextContent(expected);
    expect(text()).toBe('');
  });
});

describe('a link', () => {
  it.each([
    ['https://example.ru/a', 'https://example.ru/a'],
    ['http://example.ru', 'http://example.ru/'],
    ['javascript:alert(1)', undefined],
    ['/relative', undefined],
  ])('to %s leads to %s', async (value, href) => {
    await show(field('url'), value);
    const link = within(region('full')).queryByRole('link');
    expect(link?.getAttribute('href') ?? undefined).toBe(href);
    expect(region('full')).toHaveTextContent(value);
  });

  it('writes to an address, which can be copied', async () => {
    await show(field('email'), 'a@b.ru');
    expect(within(region('full')).getByRole('link')).toHaveAttribute('href', 'mailto:a@b.ru');
    expect(within(region('full')).getByRole('button')).toBeVisible();
    expect(within(region('cell')).queryByRole('button')).toBeNull();
  });

  it('leads to another record where that may be seen and has a key', async () => {
    const { unmount } = await show(author, { id: 5, name: 'Чехов' });
    expect(within(region('cell')).getByRole('link', { name: 'Чехов' })).toHaveAttribute(
      'href',
      '/authors/5',
    );
    unmount();
    const denied = await show(author, { id: 5, name: 'Чехов' }, { can: () => false });
    expect([within(region('cell')).queryByRole('link'), textOf(region('cell'))]).toEqual([
      null,
      'Чехов',
    ]);
    denied.unmount();
    const keyless = await show(author, { name: 'Чехов' });
    expect(within(region('cell')).queryByRole('link')).toBeNull();
    keyless.unmount();
    await show(author, { id: 5 });
    expect(within(region('cell')).getByRole('link', { name: '5' })).toBeVisible();
  });
});

describe('values of a list in a row', () => {
  it.each([
    [['а', 'б', 'в'], 'а, б, в'],
    [['а', 'б', 'в', 'г'], 'а, б, в ещё 1'],
  ])('%j', async (value, expected) => {
    await show(field('string', { list: true }), value);
    expect(textOf(region('cell'))).toBe(expected);
    expect(within(region('full')).getAllByRole('listitem')).toHaveLength(value.length);
  });
});

describe('a state', () => {
  const values = ['PAID', 'FAILED', 'DRAFT'].map((value) => ({ value }));
  it.each([
    ['PAID', values, 'good'],
    ['FAILED', values, 'bad'],
    ['DRAFT', values, ''],
    ['PAID', [{ value: 'PAID' }, { value: 'RED' }, { value: 'BLUE' }], undefined],
  ])('%s has its tone among states: %#', async (value, all, tone) => {
    await show(field('enum', { values: all }), value);
    const chip = region('cell').querySelector<HTMLElement>('[data-chip]');
    expect(chip?.dataset['tone']).toBe(tone);
  });

  it.each([true, false])('of yes or no is said to who does not see its mark: %s', async (value) => {
    await show(field('boolean'), value);
    const mark = region('cell').querySelector<HTMLElement>('[data-mark]');
    expect([mark?.dataset['mark'], mark?.textContent]).toEqual(
      value ? ['yes', 'Да'] : ['no', 'Нет'],
    );
  });
});

describe('objects of a list', () => {
  const column = (name: string, kind: FieldKind = 'string') => field(kind, { name });
  const objects = (fields: readonly FieldDescriptor[], value: readonly object[]) =>
    show(field('object', { list: true, fields }), value);
  const headers = () =>
    within(region('full'))
      .getAllByRole('columnheader')
      .map((header) => header.textContent);

  it('are rows of a table, without columns that are empty everywhere', async () => {
    await objects(
      [column('title'), column('count', 'integer'), column('note')],
      [
        { title: 'Чайник', count: 1 },
        { title: 'Чехол', count: 2, note: null },
      ],
    );
    expect(headers()).toEqual(['Title', 'Count']);
    expect(within(region('full')).getAllByRole('row')).toHaveLength(3);
    expect(within(region('full')).queryByRole('button')).toBeNull();
  });

  it('show what has no room below their row, when asked', async () => {
    const { user } = await objects(
      [column('title'), column('count', 'integer'), column('story', 'text')],
      [
        { title: 'Чайник', count: 1, story: 'Длинная' },
        { title: 'Чехол', count: 2, story: 'Другая' },
      ],
    );
    const button = within(region('full')).getByRole('button', { name: 'Подробнее: Чехол' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(within(region('full')).getByText('Другая')).toBeVisible();
    expect(within(region('full')).queryByText('Длинная')).toBeNull();
    await user.click(button);
    expect(within(region('full')).queryByText('Другая')).toBeNull();
  });

  it.each([
    [7, 7, 0],
    [8, 7, 1],
  ])('of %i values have %i columns', async (count, columns, buttons) => {
    const fields = Array.from({ length: count }, (_, at) => column(`c${at}`));
    await objects(fields, [Object.fromEntries(fields.map(({ name }) => [name, name]))]);
    expect(headers().filter(Boolean)).toHaveLength(columns);
    expect(within(region('full')).queryAllByRole('button')).toHaveLength(buttons);
  });

  it('are no longer for an id alone', async () => {
    await objects(
      [column('id', 'id'), column('title'), column('count', 'integer')],
      [{ id: '7', title: 'Чайник', count: 1 }],
    );
    expect(within(region('full')).queryByRole('button')).toBeNull();
    expect(region('full')).not.toHaveTextContent('7');
  });

  it('have small objects as a value of a row, larger ones below it', async () => {
    const price = field('object', {
      name: 'price',
      fields: [column('sum', 'integer'), column('currency')],
    });
    const place = field('object', {
      name: 'place',
      fields: ['a', 'b', 'c', 'd'].map((name) => column(name)),
    });
    await objects(
      [column('title'), price, place],
      [{ title: 'Чайник', price: { sum: 5, currency: 'RUB' }, place: { a: 'Тверь' } }],
    );
    expect(headers()).toEqual(['Title', 'Price', '']);
    expect(within(region('full')).getByText('5, RUB')).toBeVisible();
  });
});
