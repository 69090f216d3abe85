import { expect, type Locator, type Page } from '@playwright/test';

/** What a user puts into one input, by the kind of control that he meets. */
export type Entry =
  | { readonly text: string }
  /** The first record, or the first that the search finds. */
  | { readonly record: string | true }
  | { readonly choice: string }
  /** Typed digit by digit: `21.11.2026`. */
  | { readonly date: string }
  | { readonly checked: boolean };

/** Fills inputs by their labels; `Период/С` is the input «С» in the group «Период». */
export async function fill(page: Page, entries: Readonly<Record<string, Entry>>): Promise<void> {
  for (const [path, entry] of Object.entries(entries)) {
    const [label = '', group] = path.split('/').toReversed();
    const scope =
      group === undefined ? page : page.getByRole('group', { name: group, exact: true });
    if ('text' in entry)
      await scope.getByRole('textbox', { name: label, exact: true }).fill(entry.text);
    else if ('record' in entry)
      await pick(page, scope.getByRole('combobox', { name: label, exact: true }), entry.record);
    else if ('choice' in entry) {
      await scope.getByRole('combobox', { name: label, exact: true }).click();
      await page.getByRole('option', { name: entry.choice, exact: true }).click();
    } else if ('date' in entry) {
      await scope
        .getByRole('group', { name: label, exact: true })
        .getByRole('spinbutton')
        .first()
        .click();
      await page.keyboard.type(entry.date.replaceAll(/\D/g, ''));
    } else
      await scope.getByRole('checkbox', { name: label, exact: true }).setChecked(entry.checked);
  }
}

async function pick(page: Page, input: Locator, record: string | true): Promise<void> {
  await input.click();
  if (record !== true) await input.fill(record);
  const option =
    record === true
      ? page.getByRole('option').first()
      : page.getByRole('option').filter({ hasText: record }).first();
  await option.click();
  await expect(input).not.toHaveValue('');
}
