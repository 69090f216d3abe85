import { byTheClock } from '../../values/by-the-clock.ts';
import type { Problem } from '../../values/unparsed-text.ts';
import { UnparsedText } from '../../values/unparsed-text.ts';
import { requestSlices } from '../../session-core/import/request-slices.ts';
import type { ImportField } from './import-fields.ts';
import type {
  CallOutcome,
  ImportCall,
  ImportTarget,
  Reason,
  RefusedRow,
  RowToWrite,
} from './import-target.ts';
import type { OpenedTable } from './open-table.ts';
import { parseRow, type ParsedRow, type RowParser } from './parse-row.ts';
import type { References } from './references.ts';
import { repetitions } from './repeated-rows.ts';
import type { RowNames } from './row-names.ts';
import { namings, textsOf, type ReadRow } from './rows-by-name.ts';
import { ImportStoppedError, sendCall } from './send-call.ts';
import type { TableRow } from './table-row.ts';

export interface RunImportOptions {
  readonly table: Pick<OpenedTable, 'rows'>;
  readonly parser: Omit<RowParser, 'referenced'>;
  /** References that find the records named in the cells of a field, by name of the field. */
  readonly references: ReadonlyMap<string, References>;
  /**
   * Names of the records of rows, by name of a field that refers to records of the same resource.
   *
   * @defaultValue none
   */
  readonly names?: ReadonlyMap<string, RowNames> | undefined;
  readonly target: ImportTarget;
  /** Id of the import. The ids of its calls begin with it. */
  readonly id: string;
  /** Fields that find the record to update; empty: each row creates a record. */
  readonly key: readonly string[];
  /** Whether new records get the keys of their rows instead of generated ones. */
  readonly takesKeys?: boolean | undefined;
  readonly dryRun: boolean;
  /** Place at which an earlier run ended. */
  readonly from?: RunPlace;
  /** Calls of an earlier run that were not answered. */
  readonly sent?: SentCalls | undefined;
  readonly signal: AbortSignal;
  readonly textOf: (problem: Problem) => string;
  /** Before rows are sent. */
  readonly onSend?: (sent: SentCalls) => Promise<void>;
  /** Called after some rows. A rejection ends the run. */
  readonly onRows: (report: RowsReport) => Promise<void>;
  /** Waits, unless aborted. @defaultValue a timer */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Position of an import in its file. */
export interface RunPlace {
  /** Number of rows before the position. */
  readonly next: number;
  /** Rows before it that are to be sent again, by their numbers in the file. */
  readonly again: readonly number[];
  /** Rows already reported although rows before them are not. */
  readonly skip: readonly number[];
}

export const firstPlace: RunPlace = { next: 0, again: [], skip: [] };

export interface RowsReport {
  readonly place: RunPlace;
  /** Number of rows in the report. */
  readonly rows: number;
  readonly created: number;
  readonly updated: number;
  readonly refused: readonly RefusedRow[];
}

/**
 * Calls as they were sent, and the report about their rows that does not depend on the answer. A
 * repeated call is identical to the byte: if its rows were read again, a reference might have
 * another result by then, and the answer to the first call would be reported for the wrong rows.
 */
export interface SentCalls {
  readonly calls: readonly (readonly RowToWrite[])[];
  readonly report: RowsReport;
  /** `Date.now()` */
  readonly at: number;
}

/**
 * Imports the rows of a file in batches. Problems that the file alone reveals are reported before
 * anything is sent: invalid values, repeated rows, unknown records. Memory holds one call of rows,
 * and the keys that reveal repeated rows.
 */
export async function runImport({
  table,
  parser,
  references,
  names,
  target,
  id,
  key,
  takesKeys = false,
  dryRun,
  from = firstPlace,
  sent,
  signal,
  textOf,
  onSend,
  onRows,
  wait = byTheClock,
}: RunImportOptions): Promise<void> {
  const start = sent?.report.place ?? from;
  const again = new Set(start.again);
  const skip = new Set(start.skip);
  const repeated = repetitions(parser.columns, key.length > 0 ? [key] : (target.keys ?? []));
  let next = 0;
  const rows: ReadRow[] = [];
  const named = namings(parser.columns, names ?? new Map());

  const place = () => ({ next: Math.max(next, start.next), again: [...again], skip: start.skip });
  const send = (call: ImportCall) => sendCall(call, { target, signal, wait });
  const write = async (calls: SentCalls['calls'], known: RowsReport) => {
    let report = known;
    let failure: CallOutcome['failure'];
    for (const call of calls) {
      const outcome = await send({ id: callId(id, call), rows: call, key, takesKeys, dryRun });
      const { failure: failed } = outcome;
      report = {
        ...report,
        created: report.created + outcome.created,
        updated: report.updated + outcome.updated,
        refused: [...report.refused, ...outcome.refused],
      };
      if (failed) {
        failure = failed;
        // The key finds written records, so such a row can be sent again.
        const unsure = key.length > 0 ? [] : failed.unsure;
        for (const at of [...failed.unsent, ...(key.length > 0 ? failed.unsure : [])])
          again.add(at);
        report = {
          ...report,
          rows: report.rows - failed.unsent.length - (failed.unsure.length - unsure.length),
          refused: [...report.refused, ...unsure.map((at) => unsureRow(at, textOf))],
        };
      }
    }
    await onRows({
      ...report,
      refused: report.refused.toSorted((a, b) => a.at - b.at),
      place: place(),
    });
    if (failure) throw failure.error;
  };

  const keyOf = (field: ImportField, text: string) =>
    references.get(field.name)?.keyOf(text) ?? noRecord(text);
  const sendSome = async (some: readonly ReadRow[]) => {
    if (signal.aborted) throw new ImportStoppedError('The import was stopped.');
    await learn(
      parser,
      references,
      some.map(({ row }) => row),
    );
    const parsed = some.map(({ row, before }) => {
      const read = dryRun
        ? named.parse(row, { ...parser, referenced: keyOf })
        : parseRow(row, { ...parser, referenced: keyOf });
      return before === undefined ? read : repeating(read, before);
    });
    const { slices, refused } = rowsToSend(parsed, target.mostBytes, textOf);
    for (const row of parsed) again.delete(row.at);
    const report: RowsReport = {
      place: place(),
      rows: some.length,
      created: 0,
      updated: 0,
      refused,
    };
    if (!dryRun && slices.length > 0) await onSend?.({ calls: slices, report, at: Date.now() });
    await write(slices, report);
  };
  /**
   * Writes the rows, those that others refer to first. A validation writes nothing, so its order
   * does not matter.
   */
  const flush = async () => {
    for (let some: readonly ReadRow[] = rows.splice(0); some.length > 0;) {
      const later = dryRun ? [] : named.later(some);
      for (const { row } of later) again.add(row.at);
      const isLater = new Set(later);
      await sendSome(some.filter((each) => !isLater.has(each)));
      some = later;
    }
  };

  if (sent) await write(sent.calls, sent.report);
  for await (const row of table.rows()) {
    const before = repeated(row);
    next += 1;
    if (skip.has(row.at) || (next <= start.next && !again.has(row.at))) continue;
    if (dryRun && before === undefined) named.read(row);
    rows.push({ row, before });
    if (rows.length >= target.mostRows) await flush();
  }
  await flush();
}

/** Refusal of a row that was sent and has an unknown outcome. */
export const unsureRow = (at: number, textOf: (problem: Problem) => string): RefusedRow => ({
  at,
  reasons: [{ text: textOf({ key: 'import.problem.unsure' }) }],
});

function refusedRow({ at, problems }: ParsedRow, textOf: (problem: Problem) => string): RefusedRow {
  return {
    at,
    reasons: problems.map(({ field, problem }): Reason => ({
      ...(field !== undefined && { field }),
      text: textOf(problem),
    })),
  };
}

const noRecord = (value: string) =>
  new UnparsedText(value, { key: 'import.problem.noRecord', values: { value } });

/** Equal rows give an equal id. */
const callId = (id: string, rows: readonly RowToWrite[]): string =>
  `${id}:${rows[0]?.at}-${rows.at(-1)?.at}`;

const repeating = (row: ParsedRow, before: number): ParsedRow => ({
  ...row,
  problems: [
    ...row.problems,
    { problem: { key: 'import.problem.repeatedRow', values: { row: before } } },
  ],
});

/** Valid rows in batches of a request, and the refused rows with their reasons. */
function rowsToSend(
  parsed: readonly ParsedRow[],
  mostBytes: number,
  textOf: (problem: Problem) => string,
): { readonly slices: SentCalls['calls']; readonly refused: readonly RefusedRow[] } {
  const { slices, tooLarge } = requestSlices(
    parsed
      .filter(({ problems }) => problems.length === 0)
      .map(({ at, values }): RowToWrite => ({ at, values })),
    mostBytes,
  );
  const refused = [
    ...parsed.filter(({ problems }) => problems.length > 0),
    ...tooLarge.map(({ row, bytes }) => rowTooLarge(row, bytes, mostBytes)),
  ].map((row) => refusedRow(row, textOf));
  return { slices, refused };
}

const rowTooLarge = ({ at }: RowToWrite, bytes: number, most: number): ParsedRow => ({
  at,
  values: {},
  problems: [
    {
      problem: {
        key: 'import.problem.rowTooLarge',
        values: { size: Math.ceil(bytes / 1000), most: Math.floor(most / 1000) },
      },
    },
  ],
});

async function learn(
  { columns }: Pick<RowParser, 'columns'>,
  references: RunImportOptions['references'],
  rows: readonly TableRow[],
): Promise<void> {
  for (const { at, field } of columns) {
    const known = references.get(field.name);
    if (!known) continue;
    await known.learn(rows.flatMap((row) => textsOf(row, at, field)));
  }
}
