import type { FieldDescriptor, ListDescriptor } from '@admin/gql';
import { useMemo, useState } from 'react';

import { readStored, writeStored } from './stored.ts';

export interface Columns {
  /** Shown, in the list's order. */
  readonly shown: readonly FieldDescriptor[];
  readonly all: readonly FieldDescriptor[];
  readonly isDefault: boolean;
  /** `null` goes back to the default. */
  choose(names: readonly string[] | null): void;
}

const columnsWithoutDefault = 6;

/** The columns that the user sees of a list. Remembered per resource; those not shown are not fetched. */
export function useColumns(resource: string, list: ListDescriptor): Columns {
  const key = `admin.columns.${resource}`;
  const [chosen, setChosen] = useState(() => namesIn(readStored(key)));
  return useMemo(() => {
    const all = list.columns.map(({ field }) => field);
    const preset = list.columns.filter((column) => column.default).map(({ field }) => field);
    const known = chosen && all.filter(({ name }) => chosen.includes(name));
    const isDefault = !known || known.length === 0;
    return {
      shown: !isDefault ? known : preset.length > 0 ? preset : all.slice(0, columnsWithoutDefault),
      all,
      isDefault,
      choose: (names) => {
        writeStored(key, names ?? undefined);
        setChosen(names);
      },
    };
  }, [key, list, chosen]);
}

function namesIn(stored: unknown): readonly string[] | null {
  return Array.isArray(stored) && stored.every((name) => typeof name === 'string') ? stored : null;
}
