import type { FieldKind, InputDescriptor } from '@admin/gql/resource';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { UnparsedText } from '../../values/unparsed-text.ts';
import {
  changedValues,
  createValues,
  initialValues,
  inputProblem,
  updateValues,
} from './form-values.ts';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const decimal = fc
  .tuple(fc.integer(), fc.nat({ max: 99 }))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);
const text = fc.string({ minLength: 1 });

/** Values of every kind, as records hold them. */
const kinds = [
  'string',
  'text',
  'url',
  'email',
  'id',
  'enum',
  'uuid',
  'integer',
  'bigint',
  'decimal',
  'float',
  'boolean',
  'date',
  'time',
  'instant',
  'localDateTime',
  'interval',
  'range',
  'json',
  'binary',
] as const satisfies readonly FieldKind[];
type Kind = (typeof kinds)[number];
const values: Readonly<Record<Kind, fc.Arbitrary<unknown>>> = {
  string: text,
  text,
  url: fc.webUrl(),
  email: fc.emailAddress(),
  id: fc.oneof(text, fc.nat()),
  enum: fc.constantFrom('A', 'B', 'C'),
  uuid: fc.uuid(),
  integer: fc.integer(),
  bigint: fc.bigInt().map(String),
  decimal,
  float: fc.double({ noNaN: true }),
  boolean: fc.boolean(),
  date: day,
  time: fc.constantFrom('00:00:00', '14:30:00', '23:59:59.125', '14:30:00+03:00'),
  instant: fc
    .date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2099-12-31') })
    .map((date) => date.toISOString()),
  localDateTime: day.map((date) => `${date}T14:30:00`),
  interval: fc.record({ days: fc.nat(), hours: fc.nat() }),
  range: fc.record({
    start: fc.record({ value: day, inclusive: fc.boolean() }),
    end: fc.constant(null),
  }),
  json: fc.object({ maxDepth: 2 }),
  binary: fc.constantFrom('3q0=', 'AAEC'),
};

function inputOf(kind: Kind, overrides: Partial<InputDescriptor> = {}): InputDescriptor {
  return {
    name: kind,
    kind,
    of: 'date',
    required: false,
    nullable: true,
    value: (record) => record[kind],
    ...overrides,
  };
}
const inputs = kinds.map((kind) => inputOf(kind));
const records = fc.record(Object.fromEntries(kinds.map((kind) => [kind, fc.option(values[kind])])));

describe('an edited record', () => {
  it('sends nothing when it is opened and saved', () => {
    fc.assert(
      fc.property(records, (record) => {
        const initial = initialValues(inputs, record);
        expect(updateValues(inputs, initial, structuredClone(initial))).toEqual({});
      }),
    );
  });

  it('sends the one field that was changed, as it was changed', () => {
    const edits = fc
      .constantFrom(...kinds)
      .chain((kind) => fc.tuple(fc.constant(kind), records, values[kind]));
    fc.assert(
      fc.property(edits, ([kind, record, value]) => {
        const initial = { ...initialValues(inputs, record), [kind]: null };
        expect(updateValues(inputs, initial, { ...initial, [kind]: value })).toEqual({
          [kind]: value,
        });
      }),
    );
  });

  it('sends null for the one field that was emptied', () => {
    const edits = fc
      .constantFrom(...kinds)
      .chain((kind) => fc.tuple(fc.constant(kind), records, values[kind]));
    fc.assert(
      fc.property(edits, fc.constantFrom(null, ''), ([kind, record, value], emptied) => {
        const initial = { ...initialValues(inputs, record), [kind]: value };
        expect(updateValues(inputs, initial, { ...initial, [kind]: emptied })).toEqual({
          [kind]: null,
        });
      }),
    );
  });

  it('does not take another spelling of a value for a change', () => {
    const initial = {
      decimal: '1.50',
      instant: '2026-11-21T11:30:00Z',
      uuid: 'AB000000-0000-4000-8000-000000000000',
      interval: { days: 1, hours: null },
      string: null,
    };
    const respelt = {
      decimal: '1.5',
      instant: '2026-11-21T14:30:00+03:00',
      uuid: 'ab000000-0000-4000-8000-000000000000',
      interval: { days: 1 },
      string: '',
    };
    expect(changedValues(inputs, initial, respelt)).toEqual({});
  });

  it('brings along, with a change, what the server refuses to do without', () => {
    const versioned = [inputOf('string'), inputOf('integer', { required: true, nullable: false })];
    expect(
      updateValues(versioned, { string: 'a', integer: 7 }, { string: 'b', integer: 7 }),
    ).toEqual({ string: 'b', integer: 7 });
    expect(
      updateValues(versioned, { string: 'a', integer: 7 }, { string: 'a', integer: 7 }),
    ).toEqual({});
  });

  it.each(['constructor', 'toString', '__proto__'])(
    'sends a required field called %s that nobody changed, with another and in a new record',
    (name) => {
      const needed = { ...inputOf('string', { required: true, nullable: false }), name };
      const inputs = [needed, inputOf('integer')];
      const initial = Object.fromEntries([
        [name, 'stored'],
        ['integer', 1],
      ]);
      const typed = Object.fromEntries([
        [name, 'stored'],
        ['integer', 2],
      ]);
      for (const sent of [
        updateValues(inputs, initial, typed),
        createValues(inputs, initial, typed),
      ])
        expect(new Map(Object.entries(sent))).toEqual(
          new Map<string, unknown>([
            [name, 'stored'],
            ['integer', 2],
          ]),
        );
    },
  );

  it('sends, with a change, nothing that it need not: no empty value, none that is optional', () => {
    const mixed = [
      inputOf('string'),
      inputOf('integer'),
      inputOf('decimal', { required: true, nullable: false }),
    ];
    const initial = { string: 'a', integer: 7, decimal: null };
    expect(updateValues(mixed, initial, { ...initial, string: 'b' })).toEqual({ string: 'b' });
  });

  it.each([
    [{ list: true, nullable: false }, ['a'], [], false, null],
    [{ kind: 'boolean', required: true, nullable: false }, null, null, true, null],
    [{ kind: 'boolean', nullable: false }, true, null, false, { key: 'form.required' }],
    [{ kind: 'integer', nullable: true }, 7, null, false, null],
    [{ list: true, required: true, nullable: false }, null, [' '], true, null],
  ] as const)(
    'an input %j that was %j may become %j',
    (overrides, initial, value, isNew, problem) => {
      expect(inputProblem(inputOf('string', overrides), initial, value, isNew)).toEqual(problem);
    },
  );

  it('empties a list to a list', () => {
    const tags = inputOf('string', { list: true });
    for (const emptied of [[], null])
      expect(updateValues([tags], { string: ['a'] }, { string: emptied })).toEqual({ string: [] });
  });

  it('may not lose a value that the server needs, but keeps one that was never there', () => {
    const required = inputOf('string', { nullable: false });
    expect(inputProblem(required, 'was', '', false)).toEqual({ key: 'form.required' });
    expect(inputProblem(required, '', '', false)).toBeNull();
  });

  it.each([' ', '\t\n', '\u00a0', '\u200b'])(
    'takes no blank text, %j, where one is needed',
    (blank) => {
      const title = inputOf('string', { required: true, nullable: false });
      expect(inputProblem(title, null, blank, true)).toEqual({ key: 'form.required' });
      expect(inputProblem(title, 'was', blank, false)).toEqual({ key: 'form.required' });
      // The server would fill it by itself, were it left out.
      const filled = inputOf('string', { nullable: false });
      expect(inputProblem(filled, null, blank, true)).toEqual({ key: 'form.required' });
      expect(inputProblem(filled, null, '', true)).toBeNull();
      // What the record has already is left in peace, and an optional text may be anything.
      expect(inputProblem(title, blank, blank, false)).toBeNull();
      expect(inputProblem(inputOf('string', { nullable: true }), null, blank, true)).toBeNull();
    },
  );

  it('is not held up by a value that nobody touched', () => {
    expect(inputProblem(inputOf('date'), '1799-06-06', '1799-06-06', false)).toBeNull();
    expect(inputProblem(inputOf('date'), '1799-06-06', '1799-06-07', false)).toMatchObject({
      key: 'input.problem.dateMin',
    });
  });
});

describe('a new record', () => {
  it('leaves out what was not touched', () => {
    expect(createValues(inputs, initialValues(inputs, null), initialValues(inputs, null))).toEqual(
      {},
    );
  });

  it('leaves a default to the server until it is changed', () => {
    const withDefault = [inputOf('integer', { defaultValue: 5 })];
    const initial = initialValues(withDefault, null);
    expect(initial).toEqual({ integer: 5 });
    expect(createValues(withDefault, initial, initial)).toEqual({});
    expect(createValues(withDefault, initial, { integer: null })).toEqual({ integer: null });
  });

  it('sends a required check box that was left alone as a no', () => {
    const required = [inputOf('boolean', { required: true, nullable: false })];
    expect(createValues(required, { boolean: null }, { boolean: null })).toEqual({
      boolean: false,
    });
  });

  it.each([
    [{ list: true, required: true, nullable: false }, { string: [] }],
    [{ list: true, required: false, nullable: false }, {}],
    [{ kind: 'boolean', required: true, nullable: true }, {}],
    [{ kind: 'boolean', required: false, nullable: false }, {}],
    [{ required: true, nullable: false }, {}],
    [{ required: true, nullable: false, defaultValue: 'new' }, { string: 'new' }],
    [{ required: false, nullable: false, defaultValue: 'new' }, {}],
  ] as const)('with an input %j that was left alone sends %j', (overrides, sent) => {
    const untouched = [inputOf('string', overrides)];
    const initial = initialValues(untouched, null);
    expect(createValues(untouched, initial, initial)).toEqual(sent);
  });

  it('needs its required values, and complete ones', () => {
    const required = inputOf('decimal', { required: true, nullable: false });
    expect(inputProblem(required, null, null, true)).toEqual({ key: 'form.required' });
    expect(
      inputProblem(
        required,
        null,
        new UnparsedText('1,2,3', { key: 'input.problem.decimal' }),
        true,
      ),
    ).toEqual({ key: 'input.problem.decimal' });
  });
});

describe('a nested object', () => {
  const address: InputDescriptor = {
    name: 'address',
    kind: 'object',
    required: false,
    nullable: true,
    value: (record) => record['address'],
    inputs: [
      {
        name: 'address.city',
        kind: 'string',
        required: true,
        nullable: false,
        value: () => undefined,
      },
      {
        name: 'address.note',
        kind: 'string',
        required: false,
        nullable: true,
        value: () => undefined,
      },
    ],
  };

  it('is sent whole when a part of it changed', () => {
    const initial = { address: { city: 'Пермь', note: 'двор' } };
    expect(updateValues([address], initial, { address: { city: 'Пермь', note: null } })).toEqual({
      address: { city: 'Пермь', note: null },
    });
  });

  it('is sent without parts that were never there, and with those that were emptied', () => {
    expect(
      updateValues([address], { address: null }, { address: { city: null, note: 'двор' } }),
    ).toEqual({ address: { note: 'двор' } });
    expect(
      updateValues(
        [address],
        { address: { city: 'Пермь', note: 'двор' } },
        { address: { city: 'Пермь', note: '' } },
      ),
    ).toEqual({ address: { city: 'Пермь', note: null } });
  });

  it('lacks a required part', () => {
    expect(inputProblem(address, null, { city: null, note: 'двор' }, true)).toEqual({
      key: 'form.required',
    });
  });
});
