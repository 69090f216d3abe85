import type { AccountRole, Viewer } from '@admin/gql';
import { describe, expect, it } from 'vitest';

import { permissions } from '../src/app/permissions.ts';

const viewer = (role: AccountRole): Viewer => ({ id: 1, email: 'a@example.ru', name: 'Анна', role, mustChangePassword: false });

describe('permissions', () => {
  it.each([
    ['viewer', 'orders', ['list', 'show']],
    ['editor', 'orders', ['list', 'show', 'create', 'update', 'remove']],
    ['owner', 'orders', ['list', 'show', 'create', 'update', 'remove']],
    ['viewer', 'accounts', []],
    ['editor', 'accounts', []],
    ['owner', 'accounts', ['list', 'show', 'create', 'update', 'remove']],
  ] as const)('of a %s on %s: %j', (role, resource, allowed) => {
    const can = permissions('session', viewer(role));
    expect((['list', 'show', 'create', 'update', 'remove'] as const).filter((capability) => can(capability, resource))).toEqual(allowed);
  });

  it('are the endpoint’s business where there are no accounts of ours', () => {
    expect(permissions('token', null)('remove', 'accounts')).toBe(true);
  });
});
