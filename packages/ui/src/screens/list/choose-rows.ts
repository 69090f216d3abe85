import { recordId, type KeyFields, type ResourceRecord } from '@admin/gql/resource';
import type { KeyboardEvent, MouseEvent } from 'react';

import type { RowOutcome } from '../../session-core/bulk/row-outcome.ts';
import { wholePage, type Choice } from '../../table/row-controls.ts';
import { rowAt } from '../../table/cell-elements.ts';
import { rowPlace } from '../../table/row-place.ts';

/** Chosen records of a list, and the row with an open menu. */
export interface RowsState extends Choice {
  /** Id of the record at the start of a range. */
  readonly anchor: string | null;
  readonly menu: { readonly record: ResourceRecord; readonly anchor: HTMLElement } | null;
}

export interface ShownRows {
  readonly key: KeyFields;
  readonly records: readonly ResourceRecord[];
  /** State at the time of the event. */
  readonly state: RowsState;
}

export type Change = (before: RowsState) => RowsState;

/**
 * Change of the choice by a control of a row. A click chooses the row, a click with Shift all rows
 * from the previous one; Shift with the arrow keys extends the range.
 */
export function rowChange(
  event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>,
  row: number,
  { key, records, state }: ShownRows,
): Change {
  const idAt = (at: number) => (records[at] ? recordId(key, records[at]) : null);
  const isChosen = (at: number) => state.chosen.has(idAt(at) ?? '');
  const rows = (from: number, to: number) =>
    records.slice(Math.min(from, to), Math.max(from, to) + 1);
  const anchored = records.findIndex((_, at) => idAt(at) === state.anchor);
  const choose =
    (some: readonly ResourceRecord[], isNow: boolean, anchor: string | null): Change =>
    (before) => ({ ...chooseRecords(key, some, isNow)(before), anchor });
  const target = event.target instanceof Element ? event.target : null;
  if ('key' in event) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const current = rowAt(target?.closest('td[data-select]') ?? null);
    const at = current ? rowPlace(current) : -1;
    if (step === 0 || !event.shiftKey || at < 0 || idAt(at + step) === null)
      return (before) => before;
    const from = isChosen(at) && anchored >= 0 ? anchored : at;
    // A step back towards the start shortens the range.
    const isBack = Math.abs(at + step - from) < Math.abs(at - from);
    return choose(isBack ? rows(at, at) : rows(at, at + step), !isBack, idAt(from));
  }
  if (row === wholePage)
    return choose(records, !records.every((_, at) => isChosen(at)), state.anchor);
  const menu = target?.closest<HTMLElement>('[data-menu] button') ?? null;
  const record = records[row];
  if (menu && record) return (before) => ({ ...before, menu: { record, anchor: menu } });
  // A click with Shift selects text in the browser.
  if (event.shiftKey) window.getSelection()?.removeAllRanges();
  return choose(
    rows(event.shiftKey && anchored >= 0 ? anchored : row, row),
    !isChosen(row),
    idAt(row),
  );
}

export const chooseRecords =
  (key: KeyFields, records: readonly ResourceRecord[], isChosen: boolean): Change =>
  (before) => {
    const [chosen, problems] = [new Map(before.chosen), new Map(before.problems)];
    for (const record of records) {
      const id = recordId(key, record);
      if (isChosen) chosen.set(id, record);
      else if (chosen.delete(id)) problems.delete(id);
    }
    return { ...before, chosen, problems };
  };

/** State after an action: its successful records are deselected, the others have their problems. */
export const settle = ({ done, problems }: RowOutcome): Change => {
  const ids = new Set(done);
  return (before) => ({
    ...before,
    chosen: new Map([...before.chosen].filter(([id]) => !ids.has(id))),
    problems,
  });
};

export const chooseNothing: Change = (before) => ({
  ...before,
  chosen: new Map(),
  problems: new Map(),
});
