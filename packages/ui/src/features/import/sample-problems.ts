import { UnparsedText } from '../../values/unparsed-text.ts';
import { cellValue } from './cell-value.ts';
import { importedColumns } from './parse-row.ts';
import type { OpenImport } from './import-types.ts';
import type { Import } from './use-import.ts';

/** First invalid value of each column with its reason, among the first rows. */
export function sampleProblems({
  table,
  plan,
  fields,
  words,
  textOf,
}: Pick<OpenImport, 'table' | 'plan'> & Pick<Import, 'fields' | 'words' | 'textOf'>): readonly (
  | string
  | undefined
)[] {
  const columns = new Map(
    importedColumns(plan.headers, plan.mapping, fields).map((column) => [column.at, column]),
  );
  return table.headers.map((_, at) => {
    const column = columns.get(at);
    if (!column || column.field.input.reference) return undefined;
    for (const { cells } of table.sample) {
      const cell = cells[at];
      if (!cell || cell.text.trim() === '') continue;
      const value = cellValue(column.field.input, cell, { ...words, numbers: plan.numbers?.[at] });
      if (!(value instanceof UnparsedText)) continue;
      const problem = textOf(value.problem);
      return problem.includes(`«${cell.text}»`) ? problem : `«${cell.text}»: ${problem}`;
    }
    return undefined;
  });
}
