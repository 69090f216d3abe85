import type { FormValues, InputDescriptor } from '@admin/gql/resource';

import { isSameValue } from '../../values/same-value.ts';
import { initialValues } from './form-values.ts';

/** What is edited of one record, and of its child records. */
export interface RecordShape {
  readonly inputs: readonly InputDescriptor[];
  /** Whether the record has the input while it holds these values. @defaultValue it always has */
  readonly isAsked?: (input: InputDescriptor, values: FormValues) => boolean;
  /** Lists of child records by name: `items` of an order. @defaultValue none */
  readonly lists?: ReadonlyMap<string, ListShape>;
}

/** One list of child records. */
export interface ListShape {
  readonly row: RecordShape;
  /** The order of the rows is stored: moving a row is a change. */
  readonly isOrdered: boolean;
}

/** A record with its child records: one state of what is edited. */
export interface RecordNode {
  /**
   * Identity among its siblings: the key of a record that the server has, a name of the session for
   * a new one. The root has none: `''`.
   */
  readonly id: string;
  /** Values by input name. */
  readonly values: FormValues;
  /** Rows by the name of their list, in their order. A list that is absent is empty. */
  readonly lists: ReadonlyMap<string, readonly RecordNode[]>;
}

/** Way from the root to a record: `[{ list: 'items', id: '7' }]`. The root is at `[]`. */
export type RecordPath = readonly { readonly list: string; readonly id: string }[];

const noLists: RecordNode['lists'] = new Map();

/** A record that has no child records, or none yet. */
export function rootNode(values: FormValues): RecordNode {
  return { id: '', values, lists: noLists };
}

/** A new row as the schema fills it. */
export function newRow({ inputs }: RecordShape, id: string): RecordNode {
  return { id, values: initialValues(inputs, null), lists: noLists };
}

/** The record as it is before anything is known of it. */
export function blankNode(id: string): RecordNode {
  return { id, values: {}, lists: noLists };
}

export function rowsOf(node: RecordNode | undefined, list: string): readonly RecordNode[] {
  return node?.lists.get(list) ?? [];
}

export function nodeAt(root: RecordNode, path: RecordPath): RecordNode | undefined {
  return path.reduce<RecordNode | undefined>(
    (node, { list, id }) => rowsOf(node, list).find((row) => row.id === id),
    root,
  );
}

/** The tree with another record at `path`; the same tree where there is none. */
export function withNode(
  root: RecordNode,
  path: RecordPath,
  change: (node: RecordNode) => RecordNode,
): RecordNode {
  const [step, ...further] = path;
  if (!step) return change(root);
  return withRows(root, step.list, (rows) =>
    rows.map((row) => (row.id === step.id ? withNode(row, further, change) : row)),
  );
}

export function withRows(
  node: RecordNode,
  list: string,
  change: (rows: readonly RecordNode[]) => readonly RecordNode[],
): RecordNode {
  return { ...node, lists: new Map([...node.lists, [list, change(rowsOf(node, list))]]) };
}

/** The record at the end of the path, and the list that it is a row of. */
export function parentOf(
  path: RecordPath,
): { readonly parent: RecordPath; readonly list: string; readonly id: string } | undefined {
  const last = path.at(-1);
  return last && { parent: path.slice(0, -1), ...last };
}

/** The shape of the record at the path. */
export function shapeAt(root: RecordShape, path: RecordPath): RecordShape | undefined {
  return path.reduce<RecordShape | undefined>(
    (shape, { list }) => shape?.lists?.get(list)?.row,
    root,
  );
}

/** Whether saving one in place of the other would change nothing. */
export function isSameNode(shape: RecordShape, a: RecordNode, b: RecordNode): boolean {
  return (
    shape.inputs.every((input) => isSameValue(input, a.values[input.name], b.values[input.name])) &&
    [...(shape.lists ?? [])].every(([name, list]) =>
      areSameRows(list, rowsOf(a, name), rowsOf(b, name)),
    )
  );
}

function areSameRows(
  { row, isOrdered }: ListShape,
  a: readonly RecordNode[],
  b: readonly RecordNode[],
): boolean {
  const others = byId(b);
  return (
    a.length === b.length &&
    a.every((node, index) => {
      const other = isOrdered ? b[index] : others.get(node.id);
      return other?.id === node.id && isSameNode(row, node, other);
    })
  );
}

/**
 * The tree as it counts: an input that a record does not have while it holds its values stands as
 * in `base`, whatever was typed into it before.
 */
export function countedNode(
  shape: RecordShape,
  base: RecordNode | undefined,
  node: RecordNode,
): RecordNode {
  const { isAsked = () => true } = shape;
  return {
    id: node.id,
    values: Object.fromEntries(
      shape.inputs.map((input) => [
        input.name,
        (isAsked(input, node.values)
          ? node.values[input.name]
          : base
            ? base.values[input.name]
            : input.defaultValue) ?? null,
      ]),
    ),
    lists: new Map(
      [...(shape.lists ?? [])].map(([name, { row }]) => {
        const known = byId(rowsOf(base, name));
        return [
          name,
          rowsOf(node, name).map((child) => countedNode(row, known.get(child.id), child)),
        ];
      }),
    ),
  };
}

/** `after` with what was typed into `typed`, wherever `after` still holds what counted of it. */
export function typedNode(
  typed: RecordNode | undefined,
  counted: RecordNode | undefined,
  after: RecordNode,
): RecordNode {
  if (!typed || !counted) return after;
  return {
    id: after.id,
    values: {
      ...typed.values,
      ...Object.fromEntries(
        Object.entries(after.values).filter(([name, value]) => value !== counted.values[name]),
      ),
    },
    lists: new Map(
      [...after.lists].map(([name, rows]) => {
        const [own, before] = [byId(rowsOf(typed, name)), byId(rowsOf(counted, name))];
        return [name, rows.map((row) => typedNode(own.get(row.id), before.get(row.id), row))];
      }),
    ),
  };
}

export function byId(rows: readonly RecordNode[]): ReadonlyMap<string, RecordNode> {
  return new Map(rows.map((row) => [row.id, row]));
}
