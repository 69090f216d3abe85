import type { FieldDescriptor } from '@admin/gql/resource';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { FooterRow } from './table-footer.tsx';

const columns: readonly FieldDescriptor[] = ['price', 'title'].map((name) => ({
  name,
  kind: 'decimal',
  nullable: false,
}));
const footer = (first: number, cell: (column: FieldDescriptor, at: number) => string | false) =>
  render(
    <table>
      <tfoot>
        <FooterRow columns={columns} before={1} after={1} first={first} label="Итого" cell={cell} />
      </tfoot>
    </table>,
  );

it('names a row in front of its first value', () => {
  footer(1, (_, at) => at === 1 && '5');
  expect(screen.getAllByRole('row')).toHaveLength(1);
  expect(screen.getByRole<HTMLTableCellElement>('rowheader', { name: 'Итого' }).colSpan).toBe(2);
});

it('names a row whose first column has a value above it, so that the name does not widen the column of checkboxes', () => {
  footer(0, (_, at) => at === 0 && '5');
  const [above, values] = screen.getAllByRole('row');
  expect(
    within(above!).getByRole<HTMLTableCellElement>('rowheader', { name: 'Итого' }).colSpan,
  ).toBe(4);
  expect(within(values!).getByText('5')).toBeVisible();
});

it('has no row for values that nobody has asked for', () => {
  footer(0, () => false);
  expect(screen.getAllByRole('row')).toHaveLength(1);
});
