import { codeOf, Visitor } from '../admin.ts';
import { owner } from '../owner.ts';
import type { AdminProcess } from './admin-process.ts';

/** A new account, signed in. */
export async function createAccount(
  admin: AdminProcess,
  name: string,
  role: 'viewer' | 'editor',
): Promise<Visitor> {
  const first = await admin.signedIn();
  const email = `${name}-${crypto.randomUUID()}@shop.example`;
  const created = await first.ask<{ createAccount: { account: { id: number } } }>(
    'mutation ($account: AccountInput!) { createAccount(input: { account: $account }) { account { id } } }',
    { account: { email, name, role } },
  );
  const issued = await first.ask<{ issuePassword: { password: string } }>(
    'mutation ($id: Int!) { issuePassword(input: { accountId: $id }) { password } }',
    {
      id: created.data?.createAccount.account.id,
    },
  );
  const password = issued.data?.issuePassword.password ?? '';
  const visitor = new Visitor(first.url);
  await visitor.signIn(email, password);
  const changed = await visitor.ask(
    'mutation ($from: String!, $to: String!) { changePassword(input: { currentPassword: $from, newPassword: $to }) { viewer { id } } }',
    {
      from: password,
      to: `${owner.password}-${name}`,
    },
  );
  if (changed.errors) throw new Error(String(codeOf(changed)));
  return visitor;
}

/** Milliseconds that requests took. */
export interface Durations {
  readonly median: number;
  /** 95 of 100 were as quick. */
  readonly p95: number;
  readonly count: number;
}

export function durationsOf(milliseconds: readonly number[]): Durations {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { median: at(0.5), p95: at(0.95), count: sorted.length };
}
