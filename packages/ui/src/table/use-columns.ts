import type { FieldDescriptor, ListDescriptor } from '@admin/gql/resource';
import { useEffect, useMemo, useState } from 'react';

import { useApplication } from '../resources/use-application.ts';
import { readStored, writeStored } from '../storage/stored.ts';
import type { TableLayout } from '../storage/table-layout.ts';

export interface Columns {
  /** Name under which the choice is stored. */
  readonly name: string;
  /** Shown columns, in the user's order. */
  readonly shown: readonly FieldDescriptor[];
  readonly all: readonly FieldDescriptor[];
  readonly isDefault: boolean;
  /** Layout that the user has set; `null` when there is none. */
  readonly layout: TableLayout | null;
  /**
   * Shows these columns in this order; `null` restores the default.
   *
   * @param layout layout of the columns. @defaultValue the present one
   */
  choose(names: readonly string[] | null, layout?: TableLayout | null): void;
}

/**
 * Whether the list appends its pages below each other. A page requested by the address is shown
 * alone.
 */
export const isGrowing = (
  { paging }: Pick<ListDescriptor, 'paging'>,
  { page, isPaged }: { readonly page: number; readonly isPaged?: boolean | undefined },
  { layout }: Pick<Columns, 'layout'>,
): boolean =>
  page === 0 && !isPaged && paging !== 'none' && (layout?.grows ?? /cursor|token/.test(paging));

const columnsWithoutDefault = 6;

/**
 * Columns that the user sees in a list. The choice is stored under the list's name. Hidden columns
 * are not fetched.
 */
export function useColumns(name: string, list: ListDescriptor): Columns {
  const application = useApplication();
  const [kept, setKept] = useState(() => storedChoice(name, application));
  useEffect(() => {
    const hear = () => setKept(storedChoice(name, application));
    listeners.add(hear);
    return () => void listeners.delete(hear);
  }, [name, application]);
  return useMemo(() => {
    const { chosen, layout } = kept.name === name ? kept : storedChoice(name, application);
    return {
      name,
      ...columnsOf(list, chosen),
      layout,
      choose: (names, next = layout) =>
        chooseColumns({ name, chosen: names, layout: next }, application),
    };
  }, [name, list, kept, application]);
}

/** Columns that the user has chosen for a list. */
export interface ChosenColumns {
  /** Name of the list. */
  readonly name: string;
  /** Names of the columns; `null`: the default. */
  readonly chosen: readonly string[] | null;
  readonly layout: TableLayout | null;
}

/** Mounted lists of all applications. Each reads its own choice again. */
const listeners = new Set<() => void>();

/** Stores the columns of a list, and updates it if it is on the screen. */
export function chooseColumns({ name, chosen, layout }: ChosenColumns, application: string): void {
  writeStored(keyOf(name), chosen ?? undefined, application);
  writeStored(layoutKey(name), layout ?? undefined, application);
  for (const listener of listeners) listener();
}

const keyOf = (list: string) => `admin.columns.${list}`;
const layoutKey = (list: string) => `admin.layout.${list}`;

export const storedChoice = (name: string, application: string): ChosenColumns => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `useColumns` alone writes it.
  const layout = readStored(layoutKey(name), application) as TableLayout | undefined;
  return { name, chosen: namesIn(readStored(keyOf(name), application)), layout: layout ?? null };
};

export function columnsOf(
  list: ListDescriptor,
  chosen: readonly string[] | null,
): Pick<Columns, 'shown' | 'all' | 'isDefault'> {
  const all = list.columns.map(({ field }) => field);
  const preset = list.columns.filter((column) => column.default).map(({ field }) => field);
  const known = chosen?.flatMap((name) => all.find((field) => field.name === name) ?? []) ?? [];
  const isDefault = known.length === 0;
  return {
    shown: !isDefault ? known : preset.length > 0 ? preset : all.slice(0, columnsWithoutDefault),
    all,
    isDefault,
  };
}

function namesIn(stored: unknown): readonly string[] | null {
  return Array.isArray(stored) && stored.every((name) => typeof name === 'string') ? stored : null;
}
