import { describe, expect, it } from 'vitest';

import { createEditSession } from './edit-session.ts';
import { rowsOf } from './record-tree.ts';
import { saveSession, type Sent } from './save-session.ts';
import { order, orderShape, row } from '../../../test/edit-trees/order-trees.ts';
import type { Change } from './write-plan.ts';

const initial = order('a', [row('1', '5')]);
const item = (id: string) => ({ list: 'items', id });
const guardOf = (present = initial) => ({ versioned: false, read: async () => present });
const conflict: Sent<string> = { status: 'conflict', current: null, error: new Error('outrun') };

function typing() {
  const session = createEditSession({ shape: orderShape, initial, isNew: false });
  session.type([], { note: 'b' });
  session.editRows({ kind: 'add', path: [], list: 'items', row: row('new', '2') });
  return session;
}

const bySingle = (changes: readonly Change[]) => changes.map((change) => [change]);

describe('a save', () => {
  it('sends all in one mutation, or in several in their order', async () => {
    const changes: Change[] = [
      { kind: 'update', path: [], values: { note: 'b' } },
      { kind: 'create', path: [item('new')], values: { amount: '2' } },
    ];
    for (const [mutations, expected] of [
      [undefined, [changes]],
      [bySingle, bySingle(changes)],
    ] as const) {
      const sent: (readonly Change[])[] = [];
      const saved = await saveSession(typing(), {
        guard: guardOf(),
        ...(mutations && { mutations }),
        send: async (mutation) => {
          sent.push(mutation);
          return { status: 'written', result: `${sent.length}` };
        },
      });
      expect(sent).toEqual(expected);
      expect(saved).toMatchObject({ status: 'written', result: `${expected.length}` });
    }
  });

  it('does not send again what was written before a refusal, and knows new rows by their keys', async () => {
    const session = typing();
    session.editRows({ kind: 'add', path: [], list: 'items', row: row('newer', '3') });
    const outcomes: Sent<string>[] = [
      { status: 'written', result: 'note' },
      { status: 'written', result: 'new', keys: new Map([['new', '2']]) },
      { status: 'refused', result: 'newer' },
    ];
    const saved = await saveSession(session, {
      guard: guardOf(),
      mutations: bySingle,
      send: async () => outcomes.shift() ?? conflict,
    });
    expect(saved).toEqual({ status: 'refused', result: 'newer' });
    expect(rowsOf(session.state().typed, 'items').map(({ id }) => id)).toEqual(['1', '2', 'newer']);
    expect(session.plan(session.counted())).toEqual([
      { kind: 'create', path: [item('newer')], values: { amount: '3' } },
    ]);
  });

  it('sends nothing when nothing is typed, or when others have typed the same', async () => {
    const send = () => Promise.reject(new Error('sent'));
    const same = createEditSession({ shape: orderShape, initial, isNew: false });
    const unread = { versioned: false, read: () => Promise.reject(new Error('read')) };
    expect(await saveSession(same, { guard: unread, send })).toEqual({ status: 'unchanged' });
    same.type([], { note: 'b' });
    const guard = guardOf(order('b', [row('1', '5')]));
    expect(await saveSession(same, { guard, send })).toEqual({ status: 'unchanged' });
  });

  it('sends nothing before the user has chosen', async () => {
    const session = typing();
    const guard = guardOf(order('theirs', [row('1', '5')]));
    const send = () => Promise.reject(new Error('sent'));
    expect(await saveSession(session, { guard, send })).toEqual({ status: 'conflicts' });
    expect(session.state().conflicts).toHaveLength(1);
  });

  it('follows a record that changes while it is sent, and gives up on one that never rests', async () => {
    let sent = 0;
    const current = order('a', [row('1', '6')]);
    const saved = await saveSession(typing(), {
      guard: guardOf(),
      send: async (): Promise<Sent<string>> => {
        sent += 1;
        return sent === 1 ? { ...conflict, current } : { status: 'written', result: 'second' };
      },
    });
    expect(saved).toMatchObject({ status: 'written', result: 'second' });
    let tries = 0;
    await expect(
      saveSession(typing(), {
        guard: guardOf(),
        send: async () => {
          tries += 1;
          return conflict;
        },
      }),
    ).rejects.toThrow('outrun');
    expect(tries).toBe(5);
  });

  it('sends all of a new record', async () => {
    const session = createEditSession({
      shape: orderShape,
      initial: order(null, [], null),
      prefill: { city: 'Псков' },
      isNew: true,
    });
    session.editRows({ kind: 'add', path: [], list: 'items', row: row('new', '2') });
    const sent: (readonly Change[])[] = [];
    await saveSession(session, {
      send: async (changes) => {
        sent.push(changes);
        return { status: 'written', result: '' };
      },
    });
    expect(sent).toEqual([
      [
        { kind: 'create', path: [], values: { city: 'Псков' } },
        { kind: 'create', path: [item('new')], values: { amount: '2' } },
      ],
    ]);
  });
});
