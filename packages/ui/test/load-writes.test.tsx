import { screen, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const loadWrites = vi.fn<() => Promise<void>>(async () => undefined);

// Files share their modules: those of this one are its own, and gone after it.
vi.resetModules();
vi.doMock('@admin/gql', async (original) => ({ ...(await original<object>()), loadWrites }));
const { RemoveDialog } = await import('../src/features/remove/remove-dialog.tsx');
const { renderAdmin, sampleDescriptors } = await import('../src/testing/index.ts');
const { openShop } = await import('./actions/shop.ts');
await (await import('../src/testing/preload-inputs.ts')).preloadInputs();

afterAll(() => {
  vi.doUnmock('@admin/gql');
  vi.resetModules();
});
beforeEach(() => void loadWrites.mockClear());

const chosen = async (button: string, path = '/products') => {
  const { user } = await openShop(path);
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все на странице' }));
  await user.click(
    within(await screen.findByRole('region', { name: 'Выбранные записи' })).getByRole('button', {
      name: button,
    }),
  );
};

/** What each is open with: it has to be there, and nothing has been sent. */
const forms: Readonly<Record<string, () => Promise<unknown>>> = {
  'a new record': async () => {
    await renderAdmin({ path: '/books/new' });
    await screen.findByLabelText(/Название/);
  },
  'a record that is changed': async () => {
    await renderAdmin({ path: '/books/1/edit' });
    await screen.findByLabelText(/Название/);
  },
  'the question whether a record is to be deleted': async () => {
    const record = { __typename: 'Book', id: '1', title: 'Чайка' };
    await renderAdmin({
      children: (
        <RemoveDialog
          resource={sampleDescriptors.books}
          record={record}
          onClose={() => undefined}
          onRemoved={() => undefined}
        />
      ),
    });
    await screen.findByRole('dialog');
  },
  'the question whether several are': async () => {
    await chosen('Удалить');
    await screen.findByRole('dialog');
  },
  'an action': async () => {
    const { user } = await openShop('/orders');
    await user.click(await screen.findByRole('button', { name: 'Действия: A-1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Отменить заказ' }));
    await screen.findByRole('dialog');
  },
  'an action on several records': async () => {
    await chosen('Назначить скидку');
    await screen.findByRole('dialog');
  },
};

it.each(Object.entries(forms))(
  '%s has what makes the cache right after a write loaded, before it is sent',
  async (_, open) => {
    expect(loadWrites).not.toHaveBeenCalled();
    await open();
    expect(loadWrites).toHaveBeenCalled();
  },
);

it('a list does without', async () => {
  await openShop('/orders');
  await screen.findByText('A-1');
  expect(loadWrites).not.toHaveBeenCalled();
});
