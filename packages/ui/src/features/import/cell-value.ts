import type { FieldKind } from '@admin/gql/resource';

import { currencyDigits } from '../../values/currency.ts';
import type { Cell } from '../../session-core/table-files/cell.ts';
import { splitList } from '../../values/list-text.ts';
import { dateLimits } from '../../values/date-limits.ts';
import { parseExactJson } from '../../values/json-text.ts';
import { dateTimeOfText, midnightOfText, timeOfText, zoned } from '../../values/moment-text.ts';
import { parseMinorUnits } from '../../values/minor-units.ts';
import { isNumberKind, numberParsers } from '../../values/number-text.ts';
import { rangeOf } from '../../values/range-value.ts';
import { UnparsedText, type Problem } from '../../values/unparsed-text.ts';
import { boundOf, elementOf, type ValueDescriptor } from '../../values/value-descriptor.ts';
import { valueProblem } from '../../values/value-problem.ts';
import { foldText } from '../../values/fold-text.ts';
import { endlessValue } from './endless-value.ts';
import { parseInterval } from './interval-text.ts';
import { withoutGroups, type NumberReading } from './number-marks.ts';

/** Texts for values, in the language of the interface. */
export interface ValueWords {
  readonly yes: string;
  readonly no: string;
  /** A range without bounds. */
  readonly unbounded: string;
  /** A range without values. */
  readonly empty: string;
  /** Label of an enum value. */
  readonly value: (value: { readonly value: string; readonly description?: string }) => string;
  /** Code of the currency of an amount, if the field does not have it. */
  readonly currency?: string | undefined;
  /**
   * Notation of numbers in the column. Absent: each number is read by itself, with comma and point
   * both as decimal separators.
   */
  readonly numbers?: NumberReading | undefined;
}

/**
 * Value of a non-empty cell by the kind of its field. `UnparsedText` for a text that is no such
 * value, or a value that cannot be sent.
 */
export function cellValue(
  descriptor: ValueDescriptor,
  cell: NonNullable<Cell>,
  words: ValueWords,
): unknown {
  const endless = descriptor.list ? undefined : endlessValue(descriptor.kind, cell.text);
  if (endless !== undefined) return endless;
  const value = descriptor.list
    ? listValue(descriptor, cell, { ...words, numbers: undefined })
    : oneValue(descriptor, cell, words);
  // The name of a field alone makes it a `url`. A file may have values that the form would refuse,
  // and the server validates them.
  if (value instanceof UnparsedText || descriptor.kind === 'url') return value;
  const problem = valueProblem(descriptor, value, dateLimits);
  return problem ? new UnparsedText(cell.text, problem) : value;
}

function listValue(
  descriptor: ValueDescriptor,
  cell: NonNullable<Cell>,
  words: ValueWords,
): unknown {
  const text = cell.text.trim();
  const element = elementOf(descriptor);
  if (text.startsWith('[')) return parseExactJson(text);
  const values = splitList(text).map((part) =>
    oneValue(element, { kind: 'text', text: part }, words),
  );
  return values.find((value) => value instanceof UnparsedText) ?? values;
}

function oneValue(
  descriptor: ValueDescriptor,
  cell: NonNullable<Cell>,
  words: ValueWords,
): unknown {
  const { kind } = descriptor;
  const endless = endlessValue(kind, cell.text);
  if (endless !== undefined) return endless;
  if (isNumberKind(kind)) return numberValue(descriptor, kind, cell, words);
  const parse = parsers[kind];
  return parse ? parse(cell, descriptor, words) : cell.text;
}

function numberValue(
  { money, values }: ValueDescriptor,
  kind: keyof typeof numberParsers,
  { kind: written, text }: NonNullable<Cell>,
  { currency, value, numbers }: ValueWords,
): unknown {
  const chosen = values?.find((each) => foldText(value(each)) === foldText(text.trim()));
  // Removes the sign or code of a currency before or after the amount.
  const typed =
    chosen?.value ??
    (money ? text.replace(/^[\p{Sc}\p{L}.\s]+(?=[-−\d])|[\p{Sc}\p{L}.\s]+$/gu, '') : text);
  const digits =
    numbers !== undefined && written === 'text' && !chosen
      ? (withoutGroups(typed, numbers) ?? '')
      : typed;
  const read = money?.minorUnits
    ? parseMinorUnits(
        digits,
        currencyDigits(/^[A-Z]{3}$/.test(money.currency ?? '') ? money.currency : currency),
        kind,
      )
    : numberParsers[kind](digits);
  if (read instanceof UnparsedText) return new UnparsedText(text, read.problem);
  return values && !values.some((each) => each.value === String(read)) ? unknownValue(text) : read;
}

type Parse = (cell: NonNullable<Cell>, descriptor: ValueDescriptor, words: ValueWords) => unknown;

const yes = ['true', '1', 'yes', 'y', '+', 'да', 'д', 'истина', 't', 'v', '✓'];
const no = ['false', '0', 'no', 'n', '-', '−', 'нет', 'н', 'ложь', 'f'];

const parsers: Readonly<Partial<Record<FieldKind, Parse>>> = {
  boolean: ({ text }, _, words) => {
    const said = foldText(text.trim());
    if ([...yes, foldText(words.yes)].includes(said)) return true;
    return [...no, foldText(words.no)].includes(said) ? false : problem(text, 'boolean');
  },
  enum: ({ text }, { values = [] }, { value }) => {
    const said = foldText(text.trim());
    const exact = values.find((each) => each.value === text.trim());
    return (
      (
        exact ??
        values.find((each) => foldText(value(each)) === said || foldText(each.value) === said)
      )?.value ?? unknownValue(text)
    );
  },
  date: (cell) => dayOf(cell) ?? problem(cell.text, 'date'),
  time: ({ kind, text }) =>
    timeOfText(kind === 'moment' ? (text.split('T')[1] ?? '') : text) ?? problem(text, 'time'),
  localDateTime: (cell) => momentOf(cell) ?? problem(cell.text, 'moment'),
  instant: (cell) => instantOf(cell) ?? problem(cell.text, 'moment'),
  interval: ({ text }) => parseInterval(text) ?? problem(text, 'interval'),
  range: rangeValue,
  uuid: ({ text }) => text.trim(),
  email: ({ text }) => text.trim(),
  url: ({ text }) => text.trim(),
  id: ({ text }) => text.trim(),
  json: ({ text }) => parseExactJson(text),
  object: ({ text }) => parseExactJson(text),
};

const problem = (text: string, key: string, values?: Problem['values']): UnparsedText =>
  new UnparsedText(text, { key: `import.problem.${key}`, ...(values && { values }) });

const unknownValue = (text: string): UnparsedText => problem(text, 'choice', { value: text });

function dayOf({ kind, text }: NonNullable<Cell>): string | undefined {
  return kind === 'date' ? text : midnightOfText(text);
}

/** A date without a time is its midnight. */
function momentOf({ kind, text }: NonNullable<Cell>): string | undefined {
  return kind === 'date' ? `${text}T00:00:00` : dateTimeOfText(text);
}

function instantOf(cell: NonNullable<Cell>): string | undefined {
  const moment = momentOf(cell);
  return moment === undefined ? undefined : zoned(moment);
}

/** `1 — 9`, `с 1`, `по 9`, `[1,10)`; a single value is both bounds. */
function rangeValue(
  cell: NonNullable<Cell>,
  descriptor: ValueDescriptor,
  said: ValueWords,
): unknown {
  const words = { ...said, numbers: undefined };
  const text = cell.text.trim();
  if (foldText(text) === foldText(words.unbounded)) return { start: null, end: null };
  if (text === 'empty' || foldText(text) === foldText(words.empty))
    return { start: null, end: null, isEmpty: true };
  const bound = boundOf(descriptor);
  const ends = (start: string | undefined, end: string | undefined): unknown => {
    const [from, until] = [start, end].map((each) =>
      each === undefined || each === ''
        ? null
        : oneValue(bound, { kind: 'text', text: each }, words),
    );
    const unread = [from, until].find((each) => each instanceof UnparsedText);
    return unread ?? rangeOf({ start: from, end: until }, descriptor.of, null);
  };
  const sql = /^([[(])("(?:[^"\\]|\\.)*"|[^,]*),("(?:[^"\\]|\\.)*"|[^,]*)([\])])$/s.exec(text);
  if (sql) {
    const [, opens, start = '', end = '', closes] = sql;
    const value = (each: string) =>
      each.trim() === '' ? null : oneValue(bound, { kind: 'text', text: unquoted(each) }, words);
    const [from, until] = [value(start), value(end)];
    if (from instanceof UnparsedText) return from;
    if (until instanceof UnparsedText) return until;
    return {
      start: from === null ? null : { value: from, inclusive: opens === '[' },
      end: until === null ? null : { value: until, inclusive: closes === ']' },
    };
  }
  const [, start, end] = /^(.+?)\s+[—–]\s+(.+)$/.exec(text) ?? [];
  if (start !== undefined) return ends(start, end);
  const [, from] = /^(?:с|от|from|since)\s+(.+)$/i.exec(text) ?? [];
  if (from !== undefined) return ends(from, undefined);
  const [, until] = /^(?:по|до|until|to)\s+(.+)$/i.exec(text) ?? [];
  return until === undefined ? ends(text, text) : ends(undefined, until);
}

/** Bound in PostgreSQL's notation, which quotes empty text, commas and quotation marks. */
function unquoted(bound: string): string {
  const text = bound.trim();
  return /^"[^]*"$/.test(text) ? text.slice(1, -1).replaceAll(/\\([^])/g, '$1') : text;
}
