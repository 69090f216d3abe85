import type { FieldKind } from '@admin/gql/resource';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderAdmin } from '../testing/index.ts';
import { useChoices } from './use-choices.ts';

function Choices({
  values,
  kind,
}: {
  readonly values: readonly string[];
  readonly kind?: FieldKind | undefined;
}) {
  const described: Readonly<Record<string, string>> = {
    cancelled: 'Отменён',
    new: 'Новый',
    paid: 'Оплачен',
    shipped: 'Отправлен',
    NC_17: 'NC-17',
    e_book: 'e-book',
    PLUS: '+',
    LOST: 'Given up',
  };
  const choices = useChoices(
    'orders',
    values.map((value) => ({ value, description: described[value] })),
    kind,
  );
  return <output>{choices.map(({ label }) => label).join(', ')}</output>;
}

const order = async (...values: readonly string[]) => {
  await renderAdmin({ children: <Choices values={values} /> });
  return screen.getByText(/Новый/).textContent;
};

it('keeps the order of two values, of the same letters in another case, and of numbers', async () => {
  expect(await order('cancelled', 'new')).toBe('Отменён, Новый');
  cleanup();
  expect(await order('LOST', 'new', 'PLUS')).toBe('+, Новый, Lost');
  cleanup();
  await renderAdmin({ children: <Choices values={['1000', '2000', '3000']} kind="integer" /> });
  expect(screen.getByText(/3/)).toHaveTextContent('1 000, 2 000, 3 000');
});

it('keeps an order of the schema that means something', async () => {
  expect(await order('new', 'paid', 'shipped', 'cancelled')).toBe(
    'Новый, Оплачен, Отправлен, Отменён',
  );
});

it('sorts by what values are called when the schema has sorted them by its own names', async () => {
  expect(await order('cancelled', 'new', 'paid', 'shipped')).toBe(
    'Новый, Оплачен, Отменён, Отправлен',
  );
});

it('spells a value as the database does where the description is just that, in any language', async () => {
  expect(await order('new', 'NC_17', 'e_book', 'PLUS', 'LOST')).toBe(
    'Новый, NC-17, E-book, +, Lost',
  );
});
