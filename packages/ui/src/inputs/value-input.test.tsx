import type { EnumValue } from '@admin/gql/resource';
import { ExactNumber } from '@admin/gql/scalars';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { renderAdmin, type RenderAdminOptions } from '../testing/index.ts';
import { preloadInputs } from '../testing/preload-inputs.ts';
import { DatePickersProvider } from './date-pickers-provider.tsx';
import { ValueInput } from './value-input.tsx';
import { isSameValue } from '../values/same-value.ts';
import { isUnparsed } from '../values/unparsed-text.ts';
import type { ValueDescriptor } from '../values/value-descriptor.ts';
import { valueProblem } from '../values/value-problem.ts';

await preloadInputs();

interface OpenOptions extends Pick<RenderAdminOptions, 'language'> {
  readonly value?: unknown;
  readonly required?: boolean;
  readonly beside?: Readonly<Record<string, unknown>>;
}

/** Renders one input; `value()` is what it last gave. */
async function open(
  descriptor: ValueDescriptor,
  { value: initial = null, required, beside, language }: OpenOptions = {},
) {
  let present: unknown = initial;
  function Subject() {
    const [value, setValue] = useState(initial);
    return (
      <ValueInput
        descriptor={{ nullable: true, ...descriptor }}
        value={value}
        onChange={(next) => {
          present = next;
          setValue(next);
        }}
        label="Значение"
        required={required}
        siblings={beside}
        resource="books"
      />
    );
  }
  const admin = await renderAdmin({ language, children: <Subject /> });
  return { ...admin, value: () => present };
}

const manyValues = (count: number): EnumValue[] =>
  Array.from({ length: count }, (_, index) => ({
    value: `V${index}`,
    description: `Вариант ${index}`,
  }));

describe('a number', () => {
  it('shows a decimal with a comma in Russian and keeps it exact', async () => {
    const { user, value } = await open({ kind: 'decimal' }, { value: '12345678901234567890.10' });
    const input = screen.getByRole('textbox', { name: 'Значение' });
    expect(input).toHaveValue('12345678901234567890,10');
    await user.type(input, '5');
    expect(value()).toBe('12345678901234567890.105');
  });

  it('takes an amount of money as people write it and keeps it in the smallest unit of the currency beside it', async () => {
    const money = { minorUnits: true, currency: 'currencyCode' };
    const { user, value } = await open(
      { kind: 'decimal', money },
      { value: '1299', beside: { currencyCode: 'EUR' } },
    );
    const input = screen.getByRole('textbox', { name: 'Значение' });
    expect(input).toHaveValue('12,99');
    expect(screen.getByText('EUR')).toBeVisible();
    await user.clear(input);
    await user.type(input, '4,35');
    expect(value()).toBe('435');
    await user.type(input, '1');
    expect(isUnparsed(value())).toBe(true);
  });

  it('has the digits of the currency', async () => {
    await open({ kind: 'integer', money: { minorUnits: true, currency: 'JPY' } }, { value: 1299 });
    expect(screen.getByRole('textbox', { name: 'Значение' })).toHaveValue('1299');
  });

  it('shows a decimal with a point in English, and takes a comma there too', async () => {
    const { user, value } = await open({ kind: 'decimal' }, { value: '1.50', language: 'en' });
    const input = screen.getByRole('textbox', { name: 'Значение' });
    expect(input).toHaveValue('1.50');
    await user.clear(input);
    await user.type(input, '2,75');
    expect(value()).toBe('2.75');
    await user.tab();
    expect(input).toHaveValue('2.75');
  });

  it('is chosen where the server takes few, and is a number then; one that it takes no more stays until another is chosen', async () => {
    const { user, value } = await open(
      { kind: 'integer', values: [{ value: '-1' }, { value: '2' }] },
      { value: 9 },
    );
    const input = screen.getByRole('combobox', { name: 'Значение' });
    expect(input).toHaveTextContent('9');
    await user.click(input);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Не указано',
      '9',
      '-1',
      '2',
    ]);
    await user.click(screen.getByRole('option', { name: '2' }));
    expect(value()).toBe(2);
    await user.click(input);
    await user.click(screen.getByRole('option', { name: 'Не указано' }));
    expect(value()).toBeNull();
  });

  it('of 64 bits is chosen by its digits', async () => {
    const { user, value } = await open(
      { kind: 'bigint', values: [{ value: '5' }, { value: '9007199254740993' }] },
      { value: '5' },
    );
    await user.click(screen.getByRole('combobox', { name: 'Значение' }));
    await user.click(screen.getByRole('option', { name: /^9\s007\s199\s254\s740\s993$/ }));
    expect(value()).toBe('9007199254740993');
  });

  it.each([
    ['integer', 'numeric'],
    ['bigint', 'numeric'],
    ['decimal', 'decimal'],
    ['float', 'decimal'],
  ] as const)('of the kind %s is typed on a %s keyboard', async (kind, keyboard) => {
    await open({ kind });
    expect(screen.getByRole('textbox', { name: 'Значение' })).toHaveAttribute(
      'inputmode',
      keyboard,
    );
  });

  it('keeps text that is no number as it was typed', async () => {
    const { user, value } = await open({ kind: 'integer' });
    const input = screen.getByRole('textbox', { name: 'Значение' });
    await user.type(input, 'две');
    await user.tab();
    expect(input).toHaveValue('две');
    expect(isUnparsed(value())).toBe(true);
  });

  it('is none when the field is emptied', async () => {
    const { user, value } = await open({ kind: 'bigint' }, { value: '9007199254740993' });
    await user.clear(screen.getByRole('textbox', { name: 'Значение' }));
    expect(value()).toBeNull();
  });
});

describe('a boolean', () => {
  it('is a check box when it is one of two', async () => {
    const { user, value } = await open({ kind: 'boolean', nullable: false }, { value: false });
    await user.click(screen.getByRole('checkbox', { name: 'Значение' }));
    expect(value()).toBe(true);
  });

  it('has a third choice when it may be empty', async () => {
    const { user, value } = await open({ kind: 'boolean' }, { value: true });
    await user.click(screen.getByRole('combobox', { name: 'Значение' }));
    await user.click(screen.getByRole('option', { name: 'Не указано' }));
    expect(value()).toBeNull();
  });
});

describe('an enum', () => {
  it('is a list of a few values, by the names of the catalogue or the schema', async () => {
    const { user, value } = await open({ kind: 'enum', values: manyValues(3) });
    await user.click(screen.getByRole('combobox', { name: 'Значение' }));
    await user.click(screen.getByRole('option', { name: 'Вариант 2' }));
    expect(value()).toBe('V2');
  });

  it('is searched by typing when there are many', async () => {
    const { user, value } = await open({ kind: 'enum', values: manyValues(30) });
    await user.type(await screen.findByRole('combobox', { name: 'Значение' }), '27{Enter}');
    expect(value()).toBe('V27');
  });

  it('cannot be emptied when it is required', async () => {
    const { user } = await open(
      { kind: 'enum', nullable: false, values: manyValues(3) },
      { value: 'V1', required: true },
    );
    await user.click(screen.getByRole('combobox', { name: /Значение/ }));
    expect(screen.queryByRole('option', { name: 'Не указано' })).toBeNull();
  });

  it('keeps a value that the schema does not list', async () => {
    await open({ kind: 'enum', values: manyValues(3) }, { value: 'OLD' });
    expect(screen.getByRole('combobox', { name: 'Значение' })).toHaveTextContent('OLD');
  });
});

describe('JSON with a number that JavaScript would round', () => {
  it('says that it stands in quotes, and sends it as a number without them', async () => {
    const { user, value } = await open({ kind: 'json' }, { value: ['9007199254740993'] });
    const input = await screen.findByRole('textbox', { name: 'Значение' });
    expect(input).toHaveAccessibleDescription(/Длинные числа стоят здесь в кавычках/);
    await user.clear(input);
    await user.type(input, '[[9007199254740993, 1e400]');
    expect(JSON.stringify(value())).toBe('[9007199254740993,1e400]');
    expect(input).not.toHaveAccessibleDescription(/в кавычках/);
  });

  it('shows it with its digits inside an object, beside text of digits', async () => {
    const stored = { id: new ExactNumber('9007199254740993'), code: '9007199254740995' };
    const { user, value } = await open({ kind: 'json' }, { value: stored });
    const input = await screen.findByRole('textbox', { name: 'Значение' });
    expect(input).toHaveValue('{\n  "id": 9007199254740993,\n  "code": "9007199254740995"\n}');
    expect(input).not.toHaveAccessibleDescription(/в кавычках/);
    await user.type(input, ' ');
    expect(isSameValue({ kind: 'json' }, value(), stored)).toBe(true);
    await user.clear(input);
    await user.paste('{"id": 9007199254740994, "code": "9007199254740995"}');
    expect(isSameValue({ kind: 'json' }, value(), stored)).toBe(false);
    await user.clear(input);
    await user.paste('{"id": "9007199254740993", "code": "9007199254740995"}');
    expect(isSameValue({ kind: 'json' }, value(), stored)).toBe(false);
  });
});

describe('a stored value that no picker shows', () => {
  it.each([
    ['date', 'infinity'],
    ['date', '-infinity'],
    ['date', '0044-03-15 BC'],
    ['date', '10000-01-01'],
    ['time', '24:00:00'],
    ['time', '14:30:00+15:59:59'],
    ['localDateTime', 'infinity'],
    ['localDateTime', '0044-03-15T12:00:00 BC'],
    ['localDateTime', '294276-12-31T23:59:59.999999'],
    ['instant', '-infinity'],
    ['instant', '0044-03-15T12:00:00+00:00 BC'],
    ['instant', '294276-12-31T23:59:59.999999+00:00'],
  ] as const)('stays visible with its reason: %s %s', async (kind, stored) => {
    const { user, value } = await open({ kind }, { value: stored });
    const input = await screen.findByRole('textbox', { name: 'Значение' });
    expect(input).toHaveValue(stored);
    expect(input).toHaveAccessibleDescription(/Календарь такого значения не показывает/);
    await user.type(input, '1');
    await user.tab();
    expect(value()).toBe(stored);
    expect(valueProblem({ kind }, stored)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Очистить' }));
    expect(value()).toBeNull();
    expect(await screen.findByRole('group', { name: 'Значение' })).toBeVisible();
  });

  it.each([
    ['decimal', 'NaN'],
    ['decimal', '-Infinity'],
  ] as const)('of numbers stays as it is: %s %s', async (kind, stored) => {
    const { user, value } = await open({ kind }, { value: stored });
    const input = screen.getByRole('textbox', { name: 'Значение' });
    expect(input).toHaveValue(stored);
    await user.click(input);
    await user.tab();
    expect(input).toHaveValue(stored);
    expect(value()).toBe(stored);
    expect(valueProblem({ kind, digits: { precision: 4, scale: 1 } }, stored)).toBeNull();
  });

  it.each([
    ['time', '14:30:05.25+03:00', '14:31:05.25+03:00'],
    ['localDateTime', '2026-11-21T14:30:05.125', '2026-11-21T14:31:05.125'],
  ] as const)('keeps the fraction of its second: %s %s', async (kind, stored, next) => {
    const { user, value } = await open({ kind }, { value: stored });
    const group = await screen.findByRole('group', { name: 'Значение' });
    const minutes = within(group).getByRole('spinbutton', { name: 'Минуты' });
    await user.click(minutes);
    await user.keyboard('31');
    expect(value()).toBe(next);
  });
});

describe('a date', () => {
  const parts = async () =>
    within(await screen.findByRole('group', { name: 'Значение' })).getAllByRole('spinbutton');

  it('is typed as day, month and year', async () => {
    const { user, value } = await open({ kind: 'date' });
    const [day] = await parts();
    await user.click(day!);
    await user.keyboard('21112026');
    expect(value()).toBe('2026-11-21');
  });

  it.each([
    ['1.2.2026', null, '2026-02-01'],
    ['5.3.2024', '2023-12-02', '2024-03-05'],
    ['05.03.2024', '2023-12-02', '2024-03-05'],
  ])('takes %s, over %s too', async (typed, before, after) => {
    const { user, value } = await open({ kind: 'date' }, { value: before });
    const [day] = await parts();
    await user.click(day!);
    await user.keyboard(typed);
    expect(value()).toBe(after);
  });

  it.each(['infinity', '-0044-03-15'])('shows %s as it is stored', async (stored) => {
    await open({ kind: 'date' }, { value: stored });
    expect(await screen.findByRole('textbox')).toHaveValue(stored);
  });

  it('takes an empty text for none', async () => {
    await open({ kind: 'date' }, { value: '' });
    expect(await parts()).toHaveLength(3);
  });

  it('does not pass for none when it is begun and left', async () => {
    const { user, value } = await open({ kind: 'date' });
    const [day] = await parts();
    await user.click(day!);
    await user.keyboard('2111');
    await user.click(document.body);
    expect(isUnparsed(value())).toBe(true);
    expect((await parts()).map((part) => part.textContent)).toEqual(['21', '11', 'ГГГГ']);
    await user.click((await parts())[2]!);
    await user.keyboard('2026');
    expect(value()).toBe('2026-11-21');
  });

  it.each([
    ['2024-02-03', '2024-02-03'],
    ['01/02/2024', '2024-02-01'],
    ['1 февраля 2024', '2024-02-01'],
    ['February 1, 2024', '2024-02-01'],
    ['2024-02-03T00:00:00Z', '2024-02-03'],
    ['03.02.2024', '2024-02-03'],
  ])('takes %s when it is pasted', async (text, pasted) => {
    const { user, value } = await open({ kind: 'date' }, { value: '2023-12-31' });
    const [day] = await parts();
    await user.click(day!);
    await user.paste(text);
    expect(value()).toBe(pasted);
    const [year = '', month = '', date = ''] = pasted.split('-');
    expect((await parts()).map((part) => part.textContent)).toEqual([date, month, year]);
  });

  it.each([
    [null, 'Delete'],
    ['2023-12-31', 'Backspace'],
  ])(
    'shows a pasted text that is no day, over %s, until it is put right or dropped by %s',
    async (before, key) => {
      const { user, value } = await open({ kind: 'date' }, { value: before });
      const [day] = await parts();
      await user.click(day!);
      await user.paste('2024-02-03T22:15:00Z');
      await user.click(document.body);
      const pasted = value();
      expect(isUnparsed(pasted) && pasted.problem).toEqual({
        key: 'input.problem.pasted',
        values: { text: '2024-02-03T22:15:00Z' },
      });
      await user.click((await parts())[0]!);
      await user.keyboard(`{${key}}`);
      expect(value()).toBe(before);
      await user.paste('1.2.2024');
      expect(value()).toBe('2024-02-01');
    },
  );

  it('gives back what was there before several pasted texts that are no day', async () => {
    const { user, value } = await open({ kind: 'date' }, { value: '2023-12-31' });
    await user.click((await parts())[0]!);
    await user.paste('завтра');
    await user.paste('послезавтра');
    expect(isUnparsed(value())).toBe(true);
    await user.keyboard('{Delete}');
    expect(value()).toBe('2023-12-31');
  });

  it('loses one part to Backspace where it was begun and left, and not all of it', async () => {
    const { user, value } = await open({ kind: 'date' });
    await user.click((await parts())[0]!);
    await user.keyboard('2111');
    await user.click(document.body);
    await user.click((await parts())[0]!);
    await user.keyboard('{Backspace}');
    expect((await parts()).map((part) => part.textContent)).toEqual(['ДД', '11', 'ГГГГ']);
    await user.keyboard('05');
    await user.click((await parts())[2]!);
    await user.keyboard('2026');
    expect(value()).toBe('2026-11-05');
  });

  it('takes a pasted number for one part of it', async () => {
    const { user, value } = await open({ kind: 'date' }, { value: '2023-12-31' });
    await user.click((await parts())[0]!);
    await user.paste('7');
    expect(isUnparsed(value())).toBe(false);
  });

  it.each(['ru', 'en'] as const)('has weeks that start on Monday, in %s', async (language) => {
    const { user } = await open({ kind: 'date' }, { value: '2026-11-21', language });
    await user.click(
      await screen.findByRole('button', {
        name: language === 'ru' ? /Выберите дату/ : /Choose date/,
      }),
    );
    const days = await screen.findAllByRole('columnheader');
    expect(days.map((day) => day.getAttribute('aria-label'))[0]).toBe(
      language === 'ru' ? 'понедельник' : 'Monday',
    );
    expect(days.at(-1)).toHaveAttribute('aria-label', language === 'ru' ? 'воскресенье' : 'Sunday');
  });

  it('is chosen from 1900-01-01 to 2099-12-31', async () => {
    const { user } = await open({ kind: 'date' }, { value: '2099-12-31' });
    await user.click(await screen.findByRole('button', { name: /Выберите дату/ }));
    expect(await screen.findByRole('button', { name: 'Следующий месяц' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /переключить/ }));
    const years = (await screen.findAllByRole('radio')).map((year) => year.textContent);
    expect([years[0], years.at(-1)]).toEqual(['1900', '2099']);
  });

  it('takes its limits from the provider above it', async () => {
    const children = (
      <DatePickersProvider minDate="2026-11-10" maxDate="2026-11-20">
        <ValueInput
          descriptor={{ kind: 'date' }}
          value="2026-11-15"
          onChange={() => undefined}
          label="Значение"
          resource="books"
        />
      </DatePickersProvider>
    );
    const { user } = await renderAdmin({ children });
    await user.click(await screen.findByRole('button', { name: /Выберите дату/ }));
    expect(await screen.findByRole('gridcell', { name: '9' })).toBeDisabled();
    expect(screen.getByRole('gridcell', { name: '10' })).toBeEnabled();
  });
});

it('names the time zone of an instant and keeps the moment', async () => {
  const { user, value } = await open({ kind: 'instant' }, { value: '2026-11-21T11:30:00Z' });
  expect(await screen.findByText(/Часовой пояс/)).toBeVisible();
  const minutes = within(screen.getByRole('group', { name: 'Значение' })).getByRole('spinbutton', {
    name: /Минуты/,
  });
  await user.click(minutes);
  await user.keyboard('45');
  await waitFor(() =>
    expect(new Date(String(value())).toISOString()).toBe('2026-11-21T11:45:00.000Z'),
  );
});

it('keeps seconds and offset of a time of day', async () => {
  const { user, value } = await open({ kind: 'time' }, { value: '14:30:05+05:00' });
  const group = await screen.findByRole('group', { name: 'Значение' });
  expect(within(group).getAllByRole('spinbutton')).toHaveLength(3);
  await user.click(within(group).getByRole('spinbutton', { name: /Часы/ }));
  await user.keyboard('09');
  await waitFor(() => expect(value()).toBe('09:30:05+05:00'));
});

it('builds an interval of its parts', async () => {
  const { user, value } = await open({ kind: 'interval' });
  await user.type(await screen.findByRole('textbox', { name: 'Дней' }), '2');
  await user.type(screen.getByRole('textbox', { name: 'Секунд' }), '1,5');
  expect(value()).toEqual({
    years: null,
    months: null,
    days: 2,
    hours: null,
    minutes: null,
    seconds: 1.5,
  });
});

it.each([
  [{ years: 0, days: 0, hours: 12, seconds: 0 }, ['', '', '12', '']],
  [{ years: 0, days: 0, hours: 0, seconds: 0 }, ['0', '0', '0', '0']],
])('leaves parts of the interval %j blank that are zero beside others', async (interval, shown) => {
  await open({ kind: 'interval' }, { value: { months: null, minutes: null, ...interval } });
  await screen.findByRole('textbox', { name: 'Дней' });
  expect(
    ['Лет', 'Дней', 'Часов', 'Секунд'].map(
      (name) => screen.getByRole<HTMLInputElement>('textbox', { name }).value,
    ),
  ).toEqual(shown);
});

it('asks for the first and the last day of a range', async () => {
  const october = {
    start: { value: '2026-10-01', inclusive: true },
    end: { value: '2026-11-01', inclusive: false },
  };
  await open({ kind: 'range', of: 'date' }, { value: october });
  const end = await screen.findByRole('group', { name: 'По' });
  await waitFor(() =>
    expect(
      within(end)
        .getAllByRole('spinbutton')
        .map((part) => part.textContent),
    ).toEqual(['31', '10', '2026']),
  );
});

it('says that a range is empty until it has a bound', async () => {
  const empty = { start: null, end: null, isEmpty: true };
  const { user, value } = await open({ kind: 'range', of: 'integer' }, { value: empty });
  const range = screen.getByRole('group', { name: 'Значение' });
  expect(range).toHaveAccessibleDescription('Пусто: нет ни одного значения');
  await user.type(screen.getByRole('textbox', { name: 'От' }), '5');
  expect(value()).toEqual({ start: { value: 5, inclusive: true }, end: null });
  expect(range).not.toHaveAccessibleDescription();
});

it('says where JSON text is wrong, and lays it out', async () => {
  const { user, value } = await open({ kind: 'json' });
  const input = await screen.findByRole('textbox', { name: 'Значение' });
  await user.click(input);
  await user.paste('{"a": 1,');
  expect(input).toHaveAccessibleDescription(/строка 1/);
  expect(isUnparsed(value())).toBe(true);
  await user.paste('"b": 2}');
  expect(value()).toEqual({ a: 1, b: 2 });
  await user.click(screen.getByRole('button', { name: 'Выровнять' }));
  expect(input).toHaveValue('{\n  "a": 1,\n  "b": 2\n}');
});

it('adds, moves and removes elements of a list', async () => {
  const { user, value } = await open({ kind: 'text', list: true }, { value: ['один', 'два'] });
  await user.click(await screen.findByRole('button', { name: 'Добавить значение' }));
  expect(screen.getByRole('textbox', { name: 'Значение 3' })).toHaveFocus();
  await user.keyboard('три');
  await user.click(screen.getByRole('button', { name: 'Переместить значение 3 выше' }));
  await user.click(screen.getByRole('button', { name: 'Убрать значение 1' }));
  expect(value()).toEqual(['три', 'два']);
});

it('adds short values as chips, a line each when they are pasted', async () => {
  const { user, value } = await open({ kind: 'integer', list: true }, { value: [1] });
  await user.type(await screen.findByRole('combobox', { name: 'Значение' }), '22{Enter}');
  await user.paste('333\n4444\n');
  expect(value()).toEqual([1, 22, 333, 4444]);
});

it('takes a file, names its size and gives it back', async () => {
  const { user, value } = await open({ kind: 'binary', encoding: 'base64' });
  await screen.findByRole('button', { name: 'Выбрать файл' });
  await user.upload(
    screen.getByLabelText('Значение', { selector: 'input' }),
    new File([Uint8Array.of(1, 2, 3)], 'подпись.bin'),
  );
  await waitFor(() => expect(value()).toBe('AQID'));
  expect(screen.getByText(/подпись\.bin, 3/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(value()).toBeNull();
});

it('makes up a UUID', async () => {
  const { user, value } = await open({ kind: 'uuid' });
  await user.click(screen.getByRole('button', { name: 'Создать' }));
  expect(value()).toMatch(/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/);
});

it('edits the fields of an object', async () => {
  const inputs = [
    {
      name: 'address.city',
      kind: 'string',
      required: true,
      nullable: false,
      description: 'Город',
      value: () => undefined,
    },
    {
      name: 'address.house',
      kind: 'integer',
      required: false,
      nullable: true,
      description: 'Дом',
      value: () => undefined,
    },
  ] as const;
  const { user, value } = await open(
    { kind: 'object', inputs },
    { value: { city: 'Пермь', house: 5 } },
  );
  await user.clear(await screen.findByRole('textbox', { name: 'Дом' }));
  expect(value()).toEqual({ city: 'Пермь', house: null });
});

it('gives the file that was chosen as it is', async () => {
  const { user, value } = await open({ kind: 'file' });
  await user.upload(
    screen.getByLabelText('Значение', { selector: 'input' }),
    new File(['1;2'], 'цены.csv'),
  );
  expect(value()).toBeInstanceOf(File);
  expect(screen.getByText(/^цены\.csv, 3/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(value()).toBeNull();
});

it('lets nothing be taken from a list that the server only adds to', async () => {
  const descriptor: ValueDescriptor = {
    kind: 'string',
    list: true,
    reference: { resource: 'authors', onlyAdds: true },
  };
  const { user } = await open(descriptor, { value: ['1'] });
  expect(screen.getByText('Связанное остаётся: сервер только добавляет')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Добавить значение' }));
  expect(screen.getByRole('button', { name: 'Убрать значение 1' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Убрать значение 2' })).toBeEnabled();
});

it('takes several files where a list is asked for', async () => {
  const { user, value } = await open({ kind: 'file', list: true });
  await user.upload(screen.getByLabelText('Значение', { selector: 'input' }), [
    new File(['1'], 'a.csv'),
    new File(['2'], 'b.csv'),
  ]);
  expect(value()).toMatchObject([{ name: 'a.csv' }, { name: 'b.csv' }]);
});

it.each([
  ['time', '9:05', '09:05:00'],
  ['localDateTime', '1 февраля 2024, 9:05', '2024-02-01T09:05:00'],
  ['instant', '2024-02-03T10:00:00.123456Z', '2024-02-03T10:00:00.123456Z'],
] as const)('takes a pasted %s exactly', async (kind, text, pasted) => {
  const { user, value } = await open({ kind });
  const group = await screen.findByRole('group', { name: 'Значение' });
  await user.click(within(group).getAllByRole('spinbutton')[0]!);
  await user.paste(text);
  expect(value()).toBe(pasted);
});
