import { beforeEach, describe, expect, it } from 'vitest';

import { createBrowserViews } from './browser-views.ts';
import { ViewChangedError, type ViewContent } from '../../storage/view-store.ts';

const view = (name: string, position = 1): ViewContent => ({
  name,
  query: 'status.in=NEW',
  columns: null,
  isShared: false,
  position,
});
const names = async (list = 'orders') =>
  (await createBrowserViews('').list(list)).map(({ name }) => name);

describe('views in the browser', () => {
  beforeEach(() => localStorage.clear());

  it('are those of one list, in their order', async () => {
    const { create, save } = createBrowserViews('');
    await create('orders', view('second', 2));
    const last = await create('orders', view('first', 3));
    await create('customers', view('other'));
    expect(await names()).toEqual(['second', 'first']);
    await save('orders', last, { position: 1 });
    expect(await names()).toEqual(['first', 'second']);
  });

  it('are found of all lists', async () => {
    const { create, all } = createBrowserViews('');
    await create('orders', view('of orders'));
    await create('customers.orders', view('of a customer'));
    localStorage.setItem(
      'admin.savedView.orders/x/@stock',
      JSON.stringify({ ...view('of another schema'), revision: 1 }),
    );
    expect((await all!()).map(({ list, name }) => [list, name])).toEqual(
      expect.arrayContaining([
        ['orders', 'of orders'],
        ['customers.orders', 'of a customer'],
      ]),
    );
    expect(await all!()).toHaveLength(2);
  });

  it('are written one by one: two tabs keep what each of them made', async () => {
    const [one, other] = [createBrowserViews(''), createBrowserViews('')];
    await Promise.all([
      one.create('orders', view('one', 1)),
      other.create('orders', view('other', 2)),
    ]);
    expect(await names()).toEqual(['one', 'other']);
  });

  it('are not written over a change that was not seen', async () => {
    const { create, save, remove, list } = createBrowserViews('');
    const seen = await create('orders', view('before'));
    await save('orders', seen, { name: 'of the other tab' });
    await expect(save('orders', seen, { name: 'mine' })).rejects.toThrow(ViewChangedError);
    await expect(remove('orders', seen)).rejects.toThrow(ViewChangedError);
    expect(await names()).toEqual(['of the other tab']);
    await remove('orders', (await list('orders'))[0]!);
    await expect(save('orders', seen, { name: 'mine' })).rejects.toThrow(ViewChangedError);
    expect(await names()).toEqual([]);
  });

  it.each<[string, readonly string[] | null]>([
    ['the columns of the list', null],
    ['columns of their own', ['number']],
  ])('keep the arrangement of the table beside %s', async (_, columns) => {
    const { create, save, list } = createBrowserViews('');
    const layout = { pins: ['number'] };
    const seen = await create('orders', { ...view('mine'), columns, layout });
    await save('orders', seen, { name: 'ours' });
    expect(await list('orders')).toMatchObject([{ name: 'ours', columns, layout }]);
  });

  it('are opened by nobody once they are gone', async () => {
    const { create, remove, makeDefault } = createBrowserViews('');
    const gone = await create('orders', view('gone'));
    await remove('orders', gone);
    await expect(makeDefault('orders', gone.id)).rejects.toThrow(ViewChangedError);
  });

  it('have at most one that the list opens in', async () => {
    const { create, makeDefault, list, remove } = createBrowserViews('');
    const [one, other] = [
      await create('orders', view('one', 1)),
      await create('orders', view('other', 2)),
    ];
    const opensIn = async () =>
      (await list('orders')).filter(({ isDefault }) => isDefault).map(({ name }) => name);
    await makeDefault('orders', one.id);
    await makeDefault('orders', other.id);
    expect(await opensIn()).toEqual(['other']);
    await remove('orders', other);
    expect(await opensIn()).toEqual([]);
  });

  it('leave out what is no view any more', async () => {
    await createBrowserViews('').create('orders', view('whole'));
    localStorage.setItem('admin.savedView.orders/x', '{"name":1}');
    localStorage.setItem('admin.savedView.orders/y', 'not JSON');
    expect(await names()).toEqual(['whole']);
  });
});
