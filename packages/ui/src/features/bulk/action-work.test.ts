import {
  createAdminClient,
  emptySchemaConfig,
  ForbiddenError,
  MutationRejectedError,
  RequestTimeoutError,
  ServerStatusError,
  TooManyRequestsError,
  UnauthenticatedError,
} from '@admin/gql';
import type { ActionDescriptor, ActionResult, ResourceRecord } from '@admin/gql/resource';
import { ApolloLink, gql, Observable } from '@apollo/client';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dataClientOf } from '../../data/data-client.ts';
import { sampleDescriptors } from '../../testing/index.ts';
import { createActionWork } from './action-work.ts';
import { createBulkRun } from '../../session-core/bulk/bulk-run.ts';
import { isOutcome, type RowState } from '../../session-core/bulk/row-state.ts';
import type { BulkWords } from '../../session-core/bulk/row-work.ts';

const words: BulkWords = {
  changed: '',
  gone: 'gone',
  unconfirmed: 'unconfirmed',
  notOffered: '',
  refused: (errors) => errors.map(({ message }) => message).join(' '),
  failed: (error) => `failed ${String(error)}`,
};
const resource = sampleDescriptors.books;

/** Fault injected into a request. `After`: the server carries it out, and the answer is lost. */
type Happening =
  | 'ok'
  | 'timeoutAfter'
  | 'dropBefore'
  | 'unavailableAfter'
  | 'busy'
  | 'expired'
  | 'forbidden'
  | 'rejected'
  | 'refused'
  | 'silent';
const happenings = [
  'ok',
  'ok',
  'ok',
  'ok',
  'timeoutAfter',
  'dropBefore',
  'unavailableAfter',
  'busy',
  'expired',
  'forbidden',
  'rejected',
  'refused',
  'silent',
] as const satisfies readonly Happening[];
const failures: { readonly [happening in Happening]?: () => Error } = {
  timeoutAfter: () => new RequestTimeoutError(1000),
  dropBefore: () => new RequestTimeoutError(1000),
  unavailableAfter: () => new ServerStatusError(503),
  busy: () => new TooManyRequestsError(undefined),
  expired: () => new UnauthenticatedError(),
  forbidden: () => new ForbiddenError(),
  rejected: () => new MutationRejectedError([{ field: '', message: 'no' }]),
};

interface Answer {
  readonly charge: {
    readonly charged: boolean;
    readonly errors: readonly { readonly message: string }[];
  };
}

/** Charges each of the records: to do it twice is twice as bad. */
const described = {
  document: gql`
    mutation Charge($ids: [ID!]!) {
      charge(ids: $ids) {
        charged
        errors {
          message
        }
      }
    }
  `,
  inputs: [],
  result: ({ charge }: Answer) => ({ errors: charge.errors, confirmed: charge.charged }),
};
const each: ActionDescriptor = {
  ...described,
  takes: 'record',
  variables: (_, { id }) => ({ ids: [id] }),
};
const several: ActionDescriptor = {
  ...described,
  takes: 'records',
  variables: (_, keys) => ({ ids: keys.map(({ id }) => id) }),
};

function start(next: () => Happening) {
  const charged = new Map<string, number>();
  const link = new ApolloLink(
    ({ variables: { ids } }) =>
      new Observable((observer) => {
        const happening = next();
        const isCarriedOut = happening === 'ok' || happening.endsWith('After');
        if (isCarriedOut)
          for (const id of Array.isArray(ids) ? ids.map(String) : [])
            charged.set(id, (charged.get(id) ?? 0) + 1);
        const failure = failures[happening]?.();
        if (failure) return observer.error(failure);
        observer.next({
          data: {
            charge: {
              charged: isCarriedOut,
              errors: happening === 'refused' ? [{ message: 'no' }] : [],
            },
          },
        });
        observer.complete();
      }),
  );
  return { charged, client: dataClientOf(createAdminClient({ schema: emptySchemaConfig, link })) };
}

/** Rows of the campaign; `npm run bulk` has more of them. */
const count = Number(process.env['BULK_ROWS'] ?? 600);
const seed = Number(process.env['PROPERTY_SEED'] ?? 1);

describe('an action on many records', () => {
  it.each([
    ['for each', each],
    ['in calls of several', several],
  ] as const)(
    'reports of every row %s what the server did, and does nothing twice, whatever becomes of requests, answers and tabs',
    async (_, action) => {
      const random = fc
        .sample(fc.constantFrom(...happenings), { numRuns: count * 2, seed })
        .values();
      const { charged, client } = start(() => random.next().value ?? 'ok');
      const rows: readonly ResourceRecord[] = Array.from({ length: count }, (__, at) => ({
        __typename: 'Book',
        id: String(at),
      }));
      const whole = createActionWork({ action, values: {}, client, resource, words });
      const work = { ...whole, together: whole.together && { ...whole.together, most: 10 } };
      const kept: RowState[] = rows.map(() => ({ status: 'waiting' }));
      const begin = () =>
        createBulkRun({
          rows,
          work,
          concurrency: 1,
          states: [...kept],
          wait: async () => undefined,
          keep: async (row, state) => void (kept[row] = state),
        });
      let run = begin();
      for (let times = 0; run.state().status !== 'ended' && times < count; times += 1) {
        await run.start();
        // Every other time its tab is closed, and another one goes on with what is kept.
        if (times % 2 === 1) run = begin();
      }
      const told = run.rows();
      expect(told.filter((state) => !isOutcome(state))).toEqual([]);
      expect(Math.max(...charged.values())).toBe(1);
      const wrong = rows.filter(({ id }, at) => {
        const isCharged = charged.has(String(id));
        return told[at]?.status === 'done'
          ? !isCharged
          : told[at]?.status === 'refused'
            ? isCharged
            : false;
      });
      expect(wrong).toEqual([]);
      expect(new Set(told.map(({ status }) => status))).toEqual(
        new Set(['done', 'refused', 'unknown']),
      );
    },
  );

  it('says what each of several in one call was refused for', async () => {
    const { client } = start(() => 'ok');
    const action = {
      ...several,
      result: () => ({ errors: [], confirmed: true, outcomes: [[], [{ message: 'sold' }]] }),
    };
    const run = createBulkRun({
      rows: [{ id: '1' }, { id: '2' }],
      work: createActionWork({ action, values: {}, client, resource, words }),
    });
    await run.start();
    expect(run.rows()).toEqual([{ status: 'done' }, { status: 'refused', reason: 'sold' }]);
  });

  it.each([
    ['for each', each],
    ['for all of them', several],
  ] as const)(
    'tells who asked what it was rejected for %s, so that what was typed can be put right',
    async (_, action) => {
      const { client } = start(() => 'rejected');
      const heard: ActionResult[] = [];
      const run = createBulkRun({
        rows: [{ id: '1' }],
        work: createActionWork({
          action,
          values: {},
          client,
          resource,
          words,
          hear: (answer) => heard.push(answer),
        }),
      });
      await run.start();
      expect(run.rows()).toEqual([{ status: 'refused', reason: 'no' }]);
      expect(heard).toEqual([{ errors: [{ message: 'no' }] }]);
    },
  );
});
