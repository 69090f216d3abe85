import { screen, waitFor, within } from '@testing-library/react';

/** Intl groups digits with spaces that do not break. */
export const textOf = (element: HTMLElement): string =>
  element.textContent?.replace(/[\u00A0\u202F]/g, ' ') ?? '';

/** Rows of the table on the screen, without its header. */
export const rows = (): readonly HTMLElement[] =>
  within(screen.getByRole('table')).getAllByRole('row').slice(1);

/**
 * The section of a list on the page of a record, once its rows are there: what stands for it before
 * is another element.
 */
export async function section(name: string) {
  const region = await waitFor(() => {
    const found = screen.getByRole('region', { name });
    within(found).getByRole('table');
    return found;
  });
  return within(region);
}

/** The cells of a row that show a value: not its checkbox, nor its menu. */
export const valueCells = (row: HTMLElement): readonly HTMLElement[] =>
  within(row)
    .getAllByRole('cell')
    .filter((cell) => !('select' in cell.dataset || 'menu' in cell.dataset));

/** What the first of them say. */
export const firstCells = (): readonly (string | null | undefined)[] =>
  rows().map((row) => valueCells(row)[0]?.textContent);
