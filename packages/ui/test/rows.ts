import { screen, within } from '@testing-library/react';

/** Intl groups digits with spaces that do not break. */
export const textOf = (element: HTMLElement): string => element.textContent?.replace(/[\u00A0\u202F]/g, ' ') ?? '';

/** Rows of the table on the screen, without its header. */
export const rows = (): readonly HTMLElement[] => within(screen.getByRole('table')).getAllByRole('row').slice(1);

/** What their first cells say. */
export const firstCells = (): readonly (string | null | undefined)[] => rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent);
