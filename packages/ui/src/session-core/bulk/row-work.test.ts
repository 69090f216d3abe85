import type {
  KeyedResource,
  RemoveDescriptor,
  ResourceRecord,
  UpdateDescriptor,
  WriteResult,
} from '@admin/gql/resource';
import { describe, expect, it } from 'vitest';

import { sampleDescriptors } from '../../testing/index.ts';
import { createEditWork } from './edit-work.ts';
import { createRemoveWork } from './remove-work.ts';
import type { BulkWords, RowSteps, RowWorkOptions } from './row-work.ts';

const { books } = sampleDescriptors;
const words: BulkWords = {
  changed: 'changed',
  gone: 'gone',
  unconfirmed: 'unconfirmed',
  notOffered: 'not offered',
  refused: (errors) => errors.map(({ message }) => message).join(' '),
  failed: String,
};
const row: ResourceRecord = { id: '1', pages: 1, version: 1 };
const series = Promise.resolve();
const [conflict, missing] = [new Error('conflict'), new Error('missing')];

/** What the server has at each reading, the last one from then on, and what it answers to writes. */
interface Server {
  readonly has?: readonly (ResourceRecord | null)[];
  readonly answers?: readonly (WriteResult | Error)[];
  readonly isGone?: boolean;
  readonly isVersioned?: boolean;
  /** Where the server compares versions, the variables hold that of the record. */
  readonly isTold?: boolean;
  readonly canRead?: boolean;
  readonly choicesOf?: RowWorkOptions['choicesOf'];
}

function serve({
  has = [row],
  answers = [{ record: row, errors: [] }],
  isGone = true,
  isVersioned = false,
  isTold = isVersioned,
  canRead = true,
  choicesOf = () => undefined,
}: Server) {
  const { update: updated, remove: removed } = books;
  if (!updated || !removed) throw new Error('The sample library changes and deletes its books.');
  const log: string[] = [];
  const next = <T>(all: readonly T[], count: number) => all[Math.min(count, all.length - 1)];
  const count = (kind: string) => log.filter((each) => each.startsWith(kind)).length;
  const version = (record?: ResourceRecord) => (isTold ? { version: record?.['version'] } : {});
  const update: UpdateDescriptor = {
    ...updated,
    versioned: isVersioned,
    variables: (key, changes, record) => ({ ...key, changes, ...version(record) }),
  };
  const remove: RemoveDescriptor = {
    ...removed,
    versioned: isVersioned,
    variables: (key, record) => ({ ...key, ...version(record) }),
  };
  const resource: KeyedResource = {
    ...books,
    update,
    remove,
    ...(!canRead && { show: undefined }),
  };
  const options: RowWorkOptions = {
    resource,
    words,
    choicesOf,
    server: {
      read: async () => {
        const record = next(has, count('read'));
        log.push('read');
        return record ?? null;
      },
      send: async (variables) => {
        const answer = next(answers, count('send'));
        log.push(`send ${JSON.stringify(variables)}`);
        if (answer === undefined || answer instanceof Error) throw answer;
        return answer;
      },
      isGone: async () => isGone,
      isConflict: (error) => error === conflict,
      isMissing: (error) => error === missing,
    },
  };
  return { log, options, update, remove };
}

function edit(server: Server): RowSteps & { readonly log: readonly string[] } {
  const { log, options, update } = serve(server);
  return { ...createEditWork(update, { pages: 7 }, options), log };
}

function erase(server: Server): RowSteps & { readonly log: readonly string[] } {
  const { log, options, remove } = serve(server);
  return { ...createRemoveWork(remove, options), log };
}

const refusal = { record: null, errors: [{ message: 'Под замком' }] };
const kinds = (log: readonly string[]) => log.map((each) => each.split(' ')[0]);

describe('a change of a record', () => {
  it.each<readonly [string, Server, string, readonly string[]]>([
    ['is sent after it was read', {}, 'done', ['read', 'send']],
    ['is not sent where it is gone', { has: [null] }, 'gone', ['read']],
    ['is there already', { has: [{ ...row, pages: 7 }] }, 'done', ['read']],
    ['gives way to that of others', { has: [{ ...row, pages: 3 }] }, 'changed', ['read']],
    [
      'is sent where others changed another field',
      { has: [{ ...row, title: 'Нос' }] },
      'done',
      ['read', 'send'],
    ],
    [
      'is sent where the page does not show the field',
      { has: [{ id: '1' }] },
      'done',
      ['read', 'send'],
    ],
    [
      'is refused in the words of the server',
      { answers: [refusal] },
      'Под замком',
      ['read', 'send'],
    ],
    ['is sent at once where the server compares', { isVersioned: true }, 'done', ['send']],
    [
      'is read first where the row has no version to compare',
      { isVersioned: true, isTold: false },
      'done',
      ['read', 'send'],
    ],
    ['is sent at once where it cannot be read', { canRead: false, has: [null] }, 'done', ['send']],
    [
      'that others outran is read, and sent again',
      {
        isVersioned: true,
        has: [{ ...row, version: 2 }],
        answers: [conflict, { record: row, errors: [] }],
      },
      'done',
      ['send', 'read', 'send'],
    ],
    [
      'that others outran gives way where they changed the same',
      { isVersioned: true, has: [{ ...row, pages: 3 }], answers: [conflict] },
      'changed',
      ['send', 'read'],
    ],
    [
      'that others outran by deleting the record is refused',
      { isVersioned: true, has: [null], answers: [conflict] },
      'gone',
      ['send', 'read'],
    ],
    [
      'of which the answer says that nothing was written is refused',
      { answers: [{ record: row, errors: [], confirmed: false }] },
      'unconfirmed',
      ['read', 'send'],
    ],
    [
      'without a record in the answer is looked for',
      { has: [row, { ...row, pages: 7 }], answers: [{ record: null, errors: [] }] },
      'done',
      ['read', 'send', 'read'],
    ],
    [
      'that is not there afterwards is refused',
      { answers: [{ record: null, errors: [] }] },
      'unconfirmed',
      ['read', 'send', 'read'],
    ],
    [
      'of a record that is gone afterwards is refused',
      { has: [row, null], answers: [{ errors: [] }] },
      'gone',
      ['read', 'send', 'read'],
    ],
    [
      'of which nothing can be told counts as done',
      { answers: [{ errors: [] }] },
      'done',
      ['read', 'send', 'read'],
    ],
    [
      'that a definition does not offer is not sent',
      { choicesOf: () => () => [1, 2] },
      'not offered',
      ['read'],
    ],
    [
      'that a definition offers is read first, and sent',
      { isVersioned: true, choicesOf: () => () => [2, 7] },
      'done',
      ['read', 'send'],
    ],
  ])('%s', async (_, server, expected, steps) => {
    const { write, log } = edit(server);
    const outcome = await write(row, series);
    expect(outcome.status === 'refused' ? outcome.reason : outcome.status).toBe(expected);
    expect(kinds(log)).toEqual(steps);
  });

  it('follows a record with the version that it has then, five times', async () => {
    const has = [2, 3, 4, 5, 6].map((version) => ({ ...row, version }));
    const { write, log } = edit({ isVersioned: true, has, answers: [conflict] });
    await expect(write(row, series)).rejects.toBe(conflict);
    expect(log.filter((each) => each !== 'read')).toEqual(
      [1, 2, 3, 4, 5].map(
        (version) => `send {"id":"1","changes":{"pages":7},"version":${version}}`,
      ),
    );
    await expect(
      edit({ isVersioned: true, canRead: false, answers: [conflict] }).write(row, series),
    ).rejects.toBe(conflict);
    await expect(edit({ answers: [missing] }).write(row, series)).rejects.toBe(missing);
  });

  it('that was lost is as the record says, where that shows the field', async () => {
    const settled = async (now: ResourceRecord | null) => edit({ has: [now] }).settle?.(row);
    expect(await settled({ ...row, pages: 7 })).toEqual({ status: 'done' });
    expect(await settled({ ...row, pages: 3 })).toMatchObject({ reason: 'changed' });
    expect(await settled(row)).toBeNull();
    expect(await settled(null)).toMatchObject({ reason: 'gone' });
    expect(await settled({ id: '1' })).toEqual({ status: 'unknown' });
    expect(edit({ canRead: false }).settle).toBeUndefined();
  });
});

describe('a deletion of a record', () => {
  it.each<readonly [string, Server, string, readonly string[]]>([
    ['is sent after it was read', {}, 'done', ['read', 'send']],
    ['has come true where it is gone', { has: [null] }, 'done', ['read']],
    ['gives way to a change of others', { has: [{ ...row, pages: 3 }] }, 'changed', ['read']],
    [
      'does not look at what no form writes',
      { has: [{ ...row, createdAt: '2026-11-27' }] },
      'done',
      ['read', 'send'],
    ],
    [
      'is refused in the words of the server',
      { answers: [refusal] },
      'Под замком',
      ['read', 'send'],
    ],
    ['that left the record there is refused', { isGone: false }, 'unconfirmed', ['read', 'send']],
    [
      'of a record that the server misses has come true',
      { answers: [missing] },
      'done',
      ['read', 'send'],
    ],
    ['is sent at once where the server compares', { isVersioned: true }, 'done', ['send']],
    [
      'that others outran is read, and sent again',
      {
        isVersioned: true,
        has: [{ ...row, version: 2 }],
        answers: [conflict, { record: row, errors: [] }],
      },
      'done',
      ['send', 'read', 'send'],
    ],
    [
      'that others outran gives way to their change',
      { isVersioned: true, has: [{ ...row, pages: 3 }], answers: [conflict] },
      'changed',
      ['send', 'read'],
    ],
    [
      'that others outran by a deletion has come true',
      { isVersioned: true, has: [null], answers: [conflict] },
      'done',
      ['send', 'read'],
    ],
  ])('%s', async (_, server, expected, steps) => {
    const { write, log } = erase(server);
    const outcome = await write(row, series);
    expect(outcome.status === 'refused' ? outcome.reason : outcome.status).toBe(expected);
    expect(kinds(log)).toEqual(steps);
  });

  it('follows a record five times, and not where it cannot be read', async () => {
    const { write, log } = erase({ isVersioned: true, answers: [conflict] });
    await expect(write(row, series)).rejects.toBe(conflict);
    expect(kinds(log).filter((each) => each === 'send')).toHaveLength(5);
    const blind = erase({ canRead: false, answers: [conflict] });
    await expect(blind.write(row, series)).rejects.toBe(conflict);
    expect([blind.settle, kinds(blind.log)]).toEqual([undefined, ['send']]);
  });

  it('that was lost is done where the record is gone', async () => {
    expect(await erase({ has: [null] }).settle?.(row)).toEqual({ status: 'done' });
    expect(await erase({}).settle?.(row)).toBeNull();
  });
});
