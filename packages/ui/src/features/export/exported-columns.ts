import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';

import { currencyDigits, currencyOf, movePoint } from '../../values/currency.ts';
import type { Names } from '../../resources/use-names.ts';
import { isComputed } from '../../values/computed-name.ts';
import { isNumeric } from '../../values/is-numeric.ts';
import { isRecord } from '../../values/is-record.ts';
import { asSent } from '../../values/sent-value.ts';
import type { ValueText } from '../../fields/use-value-text.ts';
import { exactInterval, exactRange } from '../../values/exact-text.ts';
import { listText } from '../../values/list-text.ts';
import { markBlank } from '../../values/marked-blank.ts';
import type { ExportedColumn } from '../../session-core/table-files/exported-column.ts';
import {
  dateCell,
  localMomentCell,
  momentCell,
  numberCell,
  timeCell,
  type Cell,
} from '../../session-core/table-files/cell.ts';

/** Representation of a referenced record in the file. */
export type Related = 'label' | 'key';

export interface ExportedColumnsOptions {
  readonly resource: string;
  readonly fields: readonly FieldDescriptor[];
  readonly related: Related;
  readonly names: Names;
  /** Texts of the values of the resource. */
  readonly text: ValueText;
  /** Suffix in the header of the column with an amount's currency. */
  readonly currency: string;
}

/**
 * Columns of a file for the fields of a resource. The fields of an object are columns of their own.
 * An amount whose currency is in another value is followed by a column with the code. A computed
 * column is left out: it renders elements and has no value.
 */
export function exportedColumns({
  fields,
  ...options
}: ExportedColumnsOptions): readonly ExportedColumn[] {
  return fields.flatMap((field) =>
    isComputed(field)
      ? []
      : columnsOf(field, '', (record) => ({ own: record, siblings: record }), options),
  );
}

/** Object that contains a value. */
interface Held {
  /** Record, or an object in it. */
  readonly own: ResourceRecord;
  /** Object that contains the value, which may also have the currency of an amount. */
  readonly siblings: ResourceRecord;
}

type Holder = (record: ResourceRecord) => Held | null;

function columnsOf(
  field: FieldDescriptor,
  before: string,
  holder: Holder,
  options: Omit<ExportedColumnsOptions, 'fields'>,
): readonly ExportedColumn[] {
  const { names, resource, currency } = options;
  const header = before + names.field(resource, field);
  if (field.kind === 'object' && field.fields && !field.list && !field.serialize) {
    const inside: Holder = (record) => {
      const held = holder(record);
      const value = held?.own[field.name];
      return held && isRecord(value)
        ? { own: value, siblings: { ...held.siblings, ...value } }
        : null;
    };
    return field.fields.flatMap((each) => columnsOf(each, `${header}: `, inside, options));
  }
  const column: ExportedColumn = {
    header,
    kind: field.kind,
    cell: (record) => {
      const held = holder(record);
      if (!held) return null;
      const value = held.own[field.name];
      const cell = cellOf(field, value, held.siblings, options);
      return before === '' ? cell : presentCell(field, value, cell);
    },
  };
  const { money } = field;
  if (!money?.currency || /^[A-Z]{3}$/.test(money.currency))
    return [money?.currency ? { ...column, header: `${header}, ${money.currency}` } : column];
  const code: ExportedColumn = {
    header: `${header}: ${currency}`,
    kind: 'string',
    cell: (record) => textCell(currencyOf(money, holder(record)?.siblings) ?? ''),
  };
  return [column, code];
}

/** In an object, empty values differ from absent ones: `""`, `[]`. */
function presentCell(field: FieldDescriptor, value: unknown, cell: Cell): Cell {
  if (value === null || value === undefined) return cell;
  if (cell === null && Array.isArray(value)) return { kind: 'text', text: '[]' };
  const isText = !field.list && asItIs.has(field.kind) && (cell === null || cell.kind === 'text');
  return isText ? { kind: 'text', text: markBlank(cell?.text ?? '') } : cell;
}

const textCell = (text: string): Cell => (text === '' ? null : { kind: 'text', text });

function cellOf(
  field: FieldDescriptor,
  value: unknown,
  siblings: ResourceRecord,
  options: Omit<ExportedColumnsOptions, 'fields'>,
): Cell {
  if (field.serialize) return cellOf(...asSent(field, value), siblings, options);
  if (value === null || value === undefined) return null;
  const { text } = options;
  if (field.kind === 'json' || (Array.isArray(value) && field.kind === 'object'))
    return textCell(JSON.stringify(value));
  if (Array.isArray(value)) return textCell(severalTexts(field, value, siblings, options));
  if (field.kind === 'object') return textCell(JSON.stringify(value));
  if (field.kind === 'reference') return referenceCell(field, value, siblings, options);
  if (isNumeric(field))
    return numberCell(
      field.money ? amount(field.money, sent(value), siblings) : plainNumber(sent(value)),
    );
  const make = makers[field.kind];
  if (make) return make(sent(value));
  if (field.kind === 'range')
    return textCell(exactRange(value, field.of, text(field, value, siblings)));
  if (field.kind === 'interval')
    return textCell(exactInterval(value, text(field, value, siblings)));
  return textCell(asItIs.has(field.kind) ? sent(value) : text(field, value, siblings));
}

const makers: Readonly<Partial<Record<FieldDescriptor['kind'], (text: string) => Cell>>> = {
  date: dateCell,
  time: timeCell,
  instant: momentCell,
  localDateTime: localMomentCell,
};
/** Kinds exported as they are. Values of other kinds are formatted. */
const asItIs: ReadonlySet<FieldDescriptor['kind']> = new Set([
  'string',
  'text',
  'url',
  'email',
  'uuid',
  'id',
  'file',
  'binary',
]);

/** Value in the form in which the server sent it. */
const sent = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

function referenceCell(
  field: FieldDescriptor,
  value: unknown,
  siblings: ResourceRecord,
  { text, related }: Pick<ExportedColumnsOptions, 'text' | 'related'>,
): Cell {
  const label =
    related === 'label' || !field.reference || !isRecord(value) ? text(field, value, siblings) : '';
  if (label !== '' || !field.reference || !isRecord(value)) return textCell(label);
  const [first, ...more] = field.reference.key.map((part) => value[part]);
  return more.length === 0 && typeof first === 'number'
    ? numberCell(String(first))
    : textCell([first, ...more].map(sent).join(','));
}

/**
 * Several values as one text: formatted, or as JSON if the formatted texts would be ambiguous or
 * incomplete.
 */
function severalTexts(
  field: FieldDescriptor,
  values: readonly unknown[],
  siblings: ResourceRecord,
  options: Omit<ExportedColumnsOptions, 'fields'>,
): string {
  const words = values.map((item) =>
    wordsOf(cellOf({ ...field, list: false }, item, siblings, options), () =>
      options.text(field, item, siblings),
    ),
  );
  return (
    listText(words) ??
    (field.kind === 'reference' ? words.filter(Boolean).join(', ') : JSON.stringify(values))
  );
}

/** Text of one of several values. Numbers and dates are formatted as on the screen. */
function wordsOf(cell: Cell, shown: () => string): string {
  if (cell === null) return '';
  return cell.kind === 'text' ? cell.text : shown();
}

/** Number without an exponent: `1e21` becomes a text of 22 digits. */
function plainNumber(text: string): string {
  const [, sign, whole, fraction = '', power] = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? [];
  return sign === undefined
    ? text
    : sign + movePoint(`${whole}${fraction}`, Number(power) - fraction.length);
}

function amount(
  money: NonNullable<FieldDescriptor['money']>,
  value: string,
  siblings: ResourceRecord,
): string {
  return money.minorUnits ? movePoint(value, -currencyDigits(currencyOf(money, siblings))) : value;
}
