import type { Page } from '@playwright/test';

/** Takes the tag with that number from the list of a form, and adds one by its name. */
export async function chooseTags(
  page: Page,
  { remove, add }: { readonly remove?: number; readonly add: string },
): Promise<void> {
  const tags = page.getByRole('group', { name: 'Tags', exact: true });
  if (remove !== undefined)
    await tags.getByRole('button', { name: `Убрать значение ${remove}`, exact: true }).click();
  await tags.getByRole('button', { name: 'Добавить значение' }).click();
  await tags.getByRole('combobox').last().fill(add);
  await page.getByRole('option', { name: add, exact: true }).click();
}
