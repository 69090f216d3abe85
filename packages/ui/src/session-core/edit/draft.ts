import type { FormValues, InputDescriptor } from '@admin/gql/resource';

import { isPlainObject, isSameValue } from '../../values/same-value.ts';
import { exactItem } from '../../values/json-text.ts';
import { isUnparsed, UnparsedText, type Problem } from '../../values/unparsed-text.ts';
import {
  isSameNode,
  rowsOf,
  withRows,
  type ListShape,
  type RecordNode,
  type RecordShape,
} from './record-tree.ts';

/** Unsaved input of a form, with all data needed to restore it. */
export interface DraftContent {
  /** Changed inputs only. */
  readonly values: FormValues;
  /**
   * Values of these inputs before the edit. Absent: the values of the record when the draft is
   * restored.
   */
  readonly before?: FormValues;
  /** Lists with changed rows. @defaultValue none */
  readonly lists?: readonly StoredList[];
  /**
   * Kinds of all inputs, `price:decimal`, `items.amount:integer`. A value whose input has another
   * kind by now is dropped. @defaultValue any kind
   */
  readonly schema?: readonly string[];
}

interface StoredList {
  readonly name: string;
  readonly before: readonly StoredRow[];
  readonly rows: readonly StoredRow[];
}

interface StoredRow {
  readonly id: string;
  readonly values: FormValues;
  readonly lists: readonly { readonly name: string; readonly rows: readonly StoredRow[] }[];
}

/**
 * Unsaved input of a form. It is stored until it is saved or discarded, or its account signs out.
 * It survives a reload, the end of its tab, and a sign-in after the session expired.
 */
export interface Draft extends DraftContent {
  /** Time of the last change: `2026-11-21T11:30:00.000Z`. */
  readonly savedAt: string;
  /** The user has already chosen to restore the draft, and is not asked again. */
  readonly isWanted?: boolean;
  /** Record of the form, for the list of drafts. */
  readonly subject?: DraftSubject;
}

/** The record that a form is about. */
export interface DraftSubject {
  /** Name of its resource. */
  readonly resource: string;
  /** Label of the record. Absent for a new record, or for several. */
  readonly title?: string;
}

/** Tests whether a stored value is a subject. */
export function isDraftSubject(value: unknown): value is DraftSubject {
  return (
    isPlainObject(value) &&
    typeof value['resource'] === 'string' &&
    (value['title'] === undefined || typeof value['title'] === 'string')
  );
}

export interface DraftSides {
  /** Values that the form was filled from. */
  readonly base: RecordNode;
  /** Record as the server has it. */
  readonly latest: RecordNode;
  readonly mine: RecordNode;
}

/** Unsaved changes against the record of the server, unparsed texts included. `null` without any. */
export function draftOf(
  shape: RecordShape,
  { base, latest, mine }: DraftSides,
): DraftContent | null {
  const changed = shape.inputs.filter((input) => {
    const value = mine.values[input.name];
    return isUnparsed(value) || !isSameValue(input, latest.values[input.name], value);
  });
  const lists = [...(shape.lists ?? [])].flatMap(([name, list]): StoredList[] => {
    const only = { inputs: [], lists: new Map([[name, list]]) };
    return isSameNode(only, latest, mine)
      ? []
      : [
          {
            name,
            before: rowsOf(base, name).map(toStored),
            rows: rowsOf(mine, name).map(toStored),
          },
        ];
  });
  if (changed.length === 0 && lists.length === 0) return null;
  return {
    values: valuesOf(changed, mine.values),
    before: valuesOf(changed, base.values),
    ...(lists.length > 0 && { lists }),
    schema: schemaOf(shape),
  };
}

/** Trees of a form with the draft restored, as before others changed the record. */
export function restoredDraft(
  shape: RecordShape,
  onto: { readonly base: RecordNode; readonly typed: RecordNode },
  draft: DraftContent,
): { readonly base: RecordNode; readonly typed: RecordNode } {
  const schema = draft.schema && new Set(draft.schema);
  const known = knownInputs(shape, schema, '');
  const withValues = (node: RecordNode, values: FormValues = {}): RecordNode => {
    const stored = known.filter(({ name }) => Object.hasOwn(values, name));
    return { ...node, values: { ...node.values, ...valuesOf(stored, values) } };
  };
  return (draft.lists ?? []).reduce(
    (trees, { name, before, rows }) => {
      const list = shape.lists?.get(name);
      if (!list) return trees;
      const stored = { list, schema, prefix: `${name}.` };
      return {
        base: withRows(trees.base, name, () => before.map((row) => fromStored(row, stored))),
        typed: withRows(trees.typed, name, () => rows.map((row) => fromStored(row, stored))),
      };
    },
    { base: withValues(onto.base, draft.before), typed: withValues(onto.typed, draft.values) },
  );
}

function valuesOf(inputs: readonly InputDescriptor[], values: FormValues): FormValues {
  return Object.fromEntries(
    inputs.map(({ name }) => [name, (Object.hasOwn(values, name) ? values[name] : null) ?? null]),
  );
}

const kindOf = ({ name, kind, list }: InputDescriptor, prefix: string) =>
  `${prefix}${name}:${kind}${list ? '[]' : ''}`;

function schemaOf({ inputs, lists }: RecordShape, prefix = ''): readonly string[] {
  return [
    ...inputs.map((input) => kindOf(input, prefix)),
    ...[...(lists ?? [])].flatMap(([name, { row }]) => schemaOf(row, `${prefix}${name}.`)),
  ];
}

function knownInputs(
  { inputs }: RecordShape,
  schema: ReadonlySet<string> | undefined,
  prefix: string,
): readonly InputDescriptor[] {
  return inputs.filter((input) => !schema || schema.has(kindOf(input, prefix)));
}

function toStored({ id, values, lists }: RecordNode): StoredRow {
  return {
    id,
    values,
    lists: [...lists].map(([name, rows]) => ({ name, rows: rows.map(toStored) })),
  };
}

interface StoredIn {
  readonly list: ListShape;
  readonly schema: ReadonlySet<string> | undefined;
  readonly prefix: string;
}

function fromStored(
  { id, values, lists }: StoredRow,
  { list, schema, prefix }: StoredIn,
): RecordNode {
  return {
    id,
    values: valuesOf(knownInputs(list.row, schema, prefix), values),
    lists: new Map(
      lists.flatMap(({ name, rows }) => {
        const inner = list.row.lists?.get(name);
        const within = inner && { list: inner, schema, prefix: `${prefix}${name}.` };
        return within ? [[name, rows.map((row) => fromStored(row, within))] as const] : [];
      }),
    ),
  };
}

const unparsedMark = '$admin.unparsed';

export function encodeDraft(draft: Draft): string {
  return JSON.stringify(draft, (_, value: unknown) =>
    isUnparsed(value) ? { [unparsedMark]: { text: value.text, problem: value.problem } } : value,
  );
}

/** `null`: the text is no draft. */
export function decodeDraft(text: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(text, revive);
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function revive(_: string, value: unknown, ...[context]: unknown[]): unknown {
  if (!isPlainObject(value)) return exactItem(value, context);
  const unparsed = value[unparsedMark];
  return isPlainObject(unparsed) &&
    typeof unparsed['text'] === 'string' &&
    isProblem(unparsed['problem'])
    ? new UnparsedText(unparsed['text'], unparsed['problem'])
    : value;
}

function isProblem(value: unknown): value is Problem {
  return isPlainObject(value) && typeof value['key'] === 'string';
}

function isDraft(value: unknown): value is Draft {
  return (
    isPlainObject(value) &&
    typeof value['savedAt'] === 'string' &&
    !Number.isNaN(Date.parse(value['savedAt'])) &&
    isPlainObject(value['values']) &&
    isOptional(value['subject'], isDraftSubject) &&
    isOptional(value['before'], isPlainObject) &&
    isOptional(value['schema'], Array.isArray) &&
    isOptional(value['lists'], (lists) => areAll(lists, isStoredList))
  );
}

const isOptional = (value: unknown, is: (value: unknown) => boolean) =>
  value === undefined || is(value);

const areAll = (values: unknown, is: (value: unknown) => boolean) =>
  Array.isArray(values) && values.every(is);

const isStoredList = (value: unknown): boolean =>
  isPlainObject(value) &&
  typeof value['name'] === 'string' &&
  areAll(value['before'], isStoredRow) &&
  areAll(value['rows'], isStoredRow);

function isStoredRow(value: unknown): boolean {
  return (
    isPlainObject(value) &&
    typeof value['id'] === 'string' &&
    isPlainObject(value['values']) &&
    areAll(
      value['lists'],
      (list) =>
        isPlainObject(list) &&
        typeof list['name'] === 'string' &&
        areAll(list['rows'], isStoredRow),
    )
  );
}
