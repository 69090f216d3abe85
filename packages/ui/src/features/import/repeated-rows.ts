import { detached } from '../../values/detached-text.ts';
import type { RowParser } from './parse-row.ts';
import type { TableRow } from './table-row.ts';

/** Row before the present one with the same key. Rows must be passed in order. */
export function repetitions(
  columns: RowParser['columns'],
  keys: readonly (readonly string[])[],
): (row: TableRow) => number | undefined {
  const whole = keys
    .map((key) => key.map((name) => columns.find(({ field }) => field.name === name)?.at))
    .filter((key): key is number[] => key.length > 0 && key.every((at) => at !== undefined));
  const seen = whole.map(() => new Map<string, number>());
  return ({ at, cells }) => {
    let first: number | undefined;
    for (const [index, key] of whole.entries()) {
      const texts = key.map((column) => cells[column]?.text.trim() ?? '');
      if (texts.some((text) => text === '')) continue;
      const name = texts.join('\u0000');
      const before = seen[index]?.get(name);
      if (before === undefined) seen[index]?.set(detached(name), at);
      else first ??= before;
    }
    return first;
  };
}
