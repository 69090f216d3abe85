import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { renderAdmin } from '../testing/index.ts';
import { parseAddress } from './addresses.ts';

describe('parseAddress', () => {
  it('tells the four screens apart', () => {
    expect(parseAddress('/orders')).toEqual({ screen: 'list', resource: 'orders' });
    expect(parseAddress('/orders/new')).toEqual({ screen: 'create', resource: 'orders' });
    expect(parseAddress('/orders/~new')).toEqual({ screen: 'show', resource: 'orders', id: '~new' });
    expect(parseAddress('/orders/10,2/edit')).toEqual({ screen: 'edit', resource: 'orders', id: '10,2' });
  });

  it('leaves ids encoded', () => {
    expect(parseAddress('/orders/a%252Cb')).toEqual({ screen: 'show', resource: 'orders', id: 'a%252Cb' });
  });

  it('refuses what names no screen', () => {
    expect(parseAddress('/')).toBeNull();
    expect(parseAddress('/~/password')).toBeNull();
    expect(parseAddress('/orders/1/delete')).toBeNull();
    expect(parseAddress('/%E0%A4%A')).toBeNull();
  });
});

it('says that a section does not exist', async () => {
  await renderAdmin({ path: '/nothing' });
  expect(screen.getByText('Такого раздела нет')).toBeDefined();
});
