import type { FieldDescriptor, ListDescriptor } from '@admin/gql/resource';
import { useMemo, useState } from 'react';

import { readStored, writeStored } from './stored.ts';

export interface Columns {
  /** Under which the choice is remembered. */
  readonly name: string;
  /** Shown, in the list's order. */
  readonly shown: readonly FieldDescriptor[];
  readonly all: readonly FieldDescriptor[];
  readonly isDefault: boolean;
  /** `null` goes back to the default. */
  choose(names: readonly string[] | null): void;
}

const columnsWithoutDefault = 6;

/** The columns that the user sees of a list. Remembered by its name; those not shown are not fetched. */
export function useColumns(name: string, list: ListDescriptor): Columns {
  const [kept, setKept] = useState(() => ({ name, chosen: chosenColumns(name) }));
  return useMemo(
    () => ({
      name,
      ...columnsOf(list, kept.name === name ? kept.chosen : chosenColumns(name)),
      choose: (names) => {
        writeStored(keyOf(name), names ?? undefined);
        setKept({ name, chosen: names });
      },
    }),
    [name, list, kept],
  );
}

const keyOf = (list: string) => `admin.columns.${list}`;

/** Names of the columns that the user chose; `null` for the default. */
export function chosenColumns(list: string): readonly string[] | null {
  return namesIn(readStored(keyOf(list)));
}

export function columnsOf(list: ListDescriptor, chosen: readonly string[] | null): Pick<Columns, 'shown' | 'all' | 'isDefault'> {
  const all = list.columns.map(({ field }) => field);
  const preset = list.columns.filter((column) => column.default).map(({ field }) => field);
  const known = chosen && all.filter(({ name }) => chosen.includes(name));
  const isDefault = !known || known.length === 0;
  return { shown: !isDefault ? known : preset.length > 0 ? preset : all.slice(0, columnsWithoutDefault), all, isDefault };
}

function namesIn(stored: unknown): readonly string[] | null {
  return Array.isArray(stored) && stored.every((name) => typeof name === 'string') ? stored : null;
}
