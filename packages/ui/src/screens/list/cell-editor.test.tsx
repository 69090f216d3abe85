import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { rows, textOf, valueCells } from '../../../test/rows.ts';
import {
  renderAdmin,
  sampleDescriptors,
  sampleResourcesWith,
  type RenderAdminOptions,
  type RenderedAdmin,
} from '../../testing/index.ts';
import { preloadInputs } from '../../testing/preload-inputs.ts';

await Promise.all([import('./table-tools.tsx'), import('./cell-editor.tsx'), preloadInputs()]);

const cell = (row: number, column: number) => valueCells(rows()[row]!)[column]!;
const writes = ({ requests }: RenderedAdmin) =>
  requests
    .filter(({ operationName }) => operationName === 'BookUpdate')
    .map(({ variables }) => variables);

async function openBooks(options: Partial<RenderAdminOptions> = {}) {
  const admin = await renderAdmin({ path: '/books', ...options });
  await waitFor(() => expect(rows()).toHaveLength(25));
  return admin;
}

/** By the button that appears at the cell; its code comes with the first use of the list. */
async function edit({ user }: RenderedAdmin, row: number, column: number) {
  const button = await waitFor(async () => {
    await user.hover(screen.getByRole('heading', { name: 'Книги' }));
    await user.hover(cell(row, column));
    return screen.getByRole('button', { name: /^Изменить: / });
  });
  await user.click(button);
  // Called so from the start, whether or not its record comes.
  return within(screen.getByRole('dialog', { name: /^Изменить: / }));
}

describe('the value of a cell', () => {
  it('has no button while rows are scrolled below the pointer, and one once they rest', async () => {
    const admin = await openBooks();
    const button = () => screen.queryByRole('button', { name: /^Изменить: / });
    await waitFor(async () => {
      await admin.user.hover(screen.getByRole('heading', { name: 'Книги' }));
      await admin.user.hover(cell(0, 2));
      expect(button()).not.toBeNull();
    });
    fireEvent.scroll(admin.container.querySelector('[data-scroll]')!);
    fireEvent.pointerOver(cell(1, 2));
    expect(button()).toBeNull();
    await waitFor(() => {
      fireEvent.pointerOver(cell(1, 2));
      expect(button()).not.toBeNull();
    });
  });

  it('is changed where it stands: that field alone is sent, and the notification takes it back', async () => {
    const admin = await openBooks();
    const { user, data } = admin;
    const dialog = await edit(admin, 0, 2);
    const input = await dialog.findByRole('textbox', { name: 'Цена' });
    await waitFor(() => expect(input).toHaveFocus());
    await user.clear(input);
    await user.type(input, '777{Enter}');
    await screen.findByText('Цена: сохранено');
    expect(admin.address()).toBe('/books');
    await waitFor(() => expect(textOf(cell(0, 2))).toBe('777'));
    expect(JSON.stringify(writes(admin))).toContain('"price":"777"');
    expect(JSON.stringify(writes(admin))).not.toContain('title');
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    await screen.findByText('Цена: прежнее значение возвращено');
    await waitFor(() => expect(textOf(cell(0, 2))).toBe('1 000,50'));
    expect(data.books[0]?.price).toBe('1000.50');
  });

  it('is not taken back over what somebody else has written since', async () => {
    const admin = await openBooks();
    const { user, data } = admin;
    const dialog = await edit(admin, 0, 5);
    const input = await dialog.findByRole('textbox', { name: 'Страниц' });
    await user.clear(input);
    await user.type(input, '5{Enter}');
    await screen.findByText('Страниц: сохранено');
    data.books = data.books.map((book, index) => (index === 0 ? { ...book, pages: 9 } : book));
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    await screen.findByText('Не отменено. Значение уже изменили');
    expect(data.books[0]?.pages).toBe(9);
  });

  it('is asked about where somebody else has changed it meanwhile', async () => {
    const admin = await openBooks();
    const { user, data } = admin;
    const dialog = await edit(admin, 0, 5);
    const input = await dialog.findByRole('textbox', { name: 'Страниц' });
    data.books = data.books.map((book, index) => (index === 0 ? { ...book, pages: 9 } : book));
    await user.clear(input);
    await user.type(input, '5{Enter}');
    await dialog.findByRole('group', { name: 'Страниц' });
    expect(writes(admin)).toEqual([]);
  });

  it('is reached by the keyboard: F2 from a row, arrows from cell to cell, Enter; Escape leaves it as it was', async () => {
    const admin = await openBooks();
    const { user } = admin;
    await user.hover(rows()[0]!);
    screen.getByRole('link', { name: 'Книга 1' }).focus();
    await waitFor(async () => {
      screen.getByRole('link', { name: 'Книга 1' }).focus();
      await user.keyboard('{F2}');
      expect(cell(0, 0)).toHaveFocus();
    });
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    expect(cell(1, 2)).toHaveFocus();
    await user.keyboard('{Enter}');
    await within(await screen.findByRole('dialog')).findByRole('textbox', { name: 'Цена' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(cell(1, 2)).toHaveFocus());
    expect(writes(admin)).toEqual([]);
    expect(admin.address()).toBe('/books');
  });

  it('is not offered where the server wants other values beside it, or the user may not write', async () => {
    const { update } = sampleDescriptors.books;
    const books = {
      ...sampleDescriptors.books,
      ...(update && {
        update: { ...update, inputs: update.inputs.map((input) => ({ ...input, required: true })) },
      }),
    };
    for (const options of [
      { resources: sampleResourcesWith(books) },
      { can: (capability: string) => capability !== 'update' },
    ]) {
      const admin = await openBooks(options);
      await waitFor(async () => {
        await admin.user.hover(rows()[0]!);
        await admin.user.hover(screen.getByRole('columnheader', { name: 'Цена' }));
        screen.getByRole('button', { name: 'Столбец «Цена»' });
      });
      await admin.user.hover(cell(0, 2));
      expect(screen.queryByRole('button', { name: /^Изменить: / })).toBeNull();
      admin.unmount();
    }
  });
});
