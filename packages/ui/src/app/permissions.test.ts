import type { AccountRole, Viewer } from '@admin/gql/session';
import { describe, expect, it } from 'vitest';

import { permissions } from './permissions.ts';

const viewer = (role: AccountRole): Viewer => ({
  id: 1,
  email: 'a@example.ru',
  name: 'Анна',
  role,
  mustChangePassword: false,
});

describe('permissions', () => {
  it.each([
    ['viewer', 'orders', ['list', 'show']],
    ['editor', 'orders', ['list', 'show', 'create', 'update', 'remove']],
    ['owner', 'orders', ['list', 'show', 'create', 'update', 'remove']],
    ['viewer', 'accounts', []],
    ['editor', 'accounts', []],
    ['owner', 'accounts', ['list', 'show', 'create', 'update', 'remove']],
    // Accounts of a bank, in addition to our own.
    ['viewer', 'accounts', ['list', 'show'], 'adminAccounts'],
    ['editor', 'adminAccounts', [], 'adminAccounts'],
  ] as const)('of a %s on %s: %j', (role, resource, allowed, accounts: string = 'accounts') => {
    const can = permissions(viewer(role), accounts);
    expect(
      (['list', 'show', 'create', 'update', 'remove'] as const).filter((capability) =>
        can(capability, resource),
      ),
    ).toEqual(allowed);
  });

  it('are the endpoint’s business where there are no accounts of ours', () => {
    expect(permissions(null, undefined)('remove', 'accounts')).toBe(true);
  });
});
