import type { FieldKind, InputDescriptor } from '@admin/gql/resource';
import {
  array,
  constantFrom,
  option,
  record,
  tuple,
  uniqueArray,
  type Arbitrary,
} from 'fast-check';

import type { EditSession } from '../../src/session-core/edit/edit-session.ts';
import {
  newRow,
  rowsOf,
  type RecordNode,
  type RecordPath,
  type RecordShape,
} from '../../src/session-core/edit/record-tree.ts';

const input = (name: string, kind: FieldKind = 'string', required = false): InputDescriptor => ({
  name,
  kind,
  required,
  nullable: !required,
  value: (shown) => shown[name],
});

/** An order with items, whose order counts, and items with labels, whose order does not. */
export const orderShape: RecordShape = {
  inputs: [input('note'), input('city')],
  lists: new Map([
    [
      'items',
      {
        isOrdered: true,
        row: {
          inputs: [input('amount', 'decimal', true)],
          lists: new Map([['labels', { isOrdered: false, row: { inputs: [input('text')] } }]]),
        },
      },
    ],
  ]),
};

export const label = (id: string, text: string | null): RecordNode => ({
  id,
  values: { text },
  lists: new Map(),
});

export const row = (
  id: string,
  amount: string | null,
  labels: readonly RecordNode[] = [],
): RecordNode => ({ id, values: { amount }, lists: new Map([['labels', labels]]) });

export const order = (
  note: string | null,
  items: readonly RecordNode[],
  city: string | null = 'Тверь',
): RecordNode => ({ id: '', values: { note, city }, lists: new Map([['items', items]]) });

const texts = option(constantFrom('x', 'y', 'z'));

const labels = uniqueArray(record({ id: constantFrom('l1', 'l2', 'l3'), text: texts }), {
  selector: ({ id }) => id,
  maxLength: 3,
}).map((drawn) => drawn.map(({ id, text }) => label(id, text)));

/** Trees whose rows share few identities, so that sides meet often. */
export const orders: Arbitrary<RecordNode> = tuple(
  texts,
  texts,
  uniqueArray(tuple(constantFrom('1', '2', '3', '4', '5'), constantFrom('1.5', '2', '3'), labels), {
    selector: ([id]) => id,
    maxLength: 5,
  }),
).map(([note, city, rows]) =>
  order(
    note,
    rows.map(([id, amount, own]) => row(id, amount, own)),
    city,
  ),
);

/** Things that a user does to an order: to a field of it, to a row, to a label of a row. */
export const edits = array(
  record({
    kind: constantFrom('note', 'city', 'amount', 'add', 'remove', 'move', 'label', 'unlabel'),
    id: constantFrom('1', '2', '3', '4', '5'),
    text: constantFrom('7', '8.50', '9'),
    at: constantFrom(0, 1, 2),
  }),
  { maxLength: 6 },
);

type Edit = typeof edits extends Arbitrary<(infer TEdit)[]> ? TEdit : never;

export function typeEdits(session: EditSession, typed: readonly Edit[]): void {
  for (const edit of typed) typeEdit(session, edit);
}

function typeEdit(session: EditSession, { kind, id, text, at }: Edit): void {
  const path: RecordPath = [{ list: 'items', id }];
  const found = rowsOf(session.state().typed, 'items').find((known) => known.id === id);
  if (kind === 'note' || kind === 'city') session.type([], { [kind]: text });
  else if (kind === 'add') {
    if (!found) session.editRows({ kind, path: [], list: 'items', row: row(id, text) });
  } else if (!found) return;
  else if (kind === 'amount') session.type(path, { amount: text });
  else if (kind === 'remove') session.editRows({ kind, path });
  else if (kind === 'move') session.editRows({ kind, path, to: at });
  else if (kind === 'unlabel')
    session.editRows({ kind: 'remove', path: [...path, { list: 'labels', id: `l${at}` }] });
  else labelRow(session, path, found, { id: `l${at}`, text });
}

function labelRow(
  session: EditSession,
  path: RecordPath,
  found: RecordNode,
  { id, text }: { readonly id: string; readonly text: string },
): void {
  const shape = orderShape.lists?.get('items')?.row.lists?.get('labels')?.row;
  if (shape && !rowsOf(found, 'labels').some((known) => known.id === id))
    session.editRows({ kind: 'add', path, list: 'labels', row: newRow(shape, id) });
  session.type([...path, { list: 'labels', id }], { text });
}
