import type { ActionDescriptor, ActionResult, ResourceRecord } from '@admin/gql/resource';
import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';

import { sampleDescriptors } from '../testing/index.ts';
import { actionVariables, refusalsOf, sendAction } from './send-action.ts';

const { books } = sampleDescriptors;
const [first, second]: readonly [ResourceRecord, ResourceRecord] = [
  { id: 1, title: 'Чайка' },
  { id: 2, title: 'Вишнёвый сад' },
];
const unconfirmed = [{ message: 'not confirmed' }];

const described = {
  document: gql`
    mutation Archive {
      archive
    }
  `,
  inputs: [],
  answer: { kind: 'records', resource: 'books' },
  result: (): ActionResult => ({ errors: [] }),
} as const;
const variables = (...sent: readonly unknown[]) => ({ sent });
const ofRecord: ActionDescriptor = { ...described, takes: 'record', variables };
const ofRecords: ActionDescriptor = { ...described, takes: 'records', variables };
const ofNothing: ActionDescriptor = { ...described, takes: 'nothing', variables };

describe('an action is sent', () => {
  it.each<[string, ActionDescriptor, readonly ResourceRecord[], readonly unknown[]]>([
    ['its values alone', ofNothing, [first], [{ note: 'x' }]],
    [
      'the key of the record, and the record',
      ofRecord,
      [first],
      [{ note: 'x' }, { id: '1' }, first],
    ],
    [
      'the keys of all records, in their order',
      ofRecords,
      [second, first],
      [{ note: 'x' }, [{ id: '2' }, { id: '1' }]],
    ],
  ])('with %s', (_, action, records, sent) => {
    expect(actionVariables(action, { note: 'x' }, books, records)).toEqual({ sent });
  });

  it.each<[string, ActionResult, readonly object[]]>([
    ['that it has written the record', { record: first, errors: [] }, []],
    ['nothing that could say so', { errors: [] }, []],
    ['that there is no record', { record: null, errors: [] }, unconfirmed],
    ['that nothing was written', { errors: [], confirmed: false }, unconfirmed],
    ['why not', { record: null, errors: [{ message: 'Closed' }] }, [{ message: 'Closed' }]],
  ])('and answered with %s', async (_, answered, errors) => {
    const action = { ...ofRecord, result: () => ({ ...answered, answer: [first] }) };
    const call = { action, values: {}, resource: books, records: [first] };
    const write = async ({ result }: { result: (data: unknown) => ActionResult }) => {
      const { record, confirmed, errors: refused } = result({});
      return { record, confirmed, errors: refused };
    };
    expect(await sendAction(call, write, 'not confirmed')).toMatchObject({
      errors,
      answer: [first],
    });
  });
});

describe('of several records that were sent together', () => {
  const both = [first, second];
  const refusals = (
    answered: Partial<ActionResult>,
    records: readonly ResourceRecord[] = both,
    action: ActionDescriptor = ofRecords,
  ) => refusalsOf(action, { errors: [], ...answered }, books, records, 'not confirmed');

  it('each has the refusals that the answer has for it', () => {
    const outcomes = [[], [{ message: 'Closed' }]];
    expect(refusals({ outcomes, answer: [] })).toEqual(outcomes);
  });

  it('those are not confirmed that the answer does not name', () => {
    expect(refusals({ answer: [{ id: '2' }] })).toEqual([unconfirmed, []]);
    expect(refusals({ answer: [null, 'nothing'] })).toEqual([unconfirmed, unconfirmed]);
  });

  it.each<[string, Partial<ActionResult>, readonly ResourceRecord[], ActionDescriptor]>([
    ['a single record', { answer: [] }, [first], ofRecords],
    ['an answer that names none', {}, both, ofRecords],
    [
      'an answer of records of another resource',
      { answer: [] },
      both,
      { ...ofRecords, answer: { kind: 'records', resource: 'authors' } },
    ],
    ['an action that answers nothing', { answer: [] }, both, { ...ofRecords, answer: undefined }],
  ])('none is refused by %s', (_, answered, records, action) => {
    expect(refusals(answered, records, action)).toEqual(records.map(() => []));
  });
});
