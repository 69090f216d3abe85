import type { Problem } from '../../values/unparsed-text.ts';
import { checkRows } from './check-rows.ts';
import { guessMapping } from './guess-mapping.ts';
import { createImportJobs } from './import-jobs.ts';
import { noProgress, type ImportStore } from './import-store.ts';
import type { ImportTarget } from './import-target.ts';
import type { FileImportEffects } from './import-types.ts';
import { keptImport } from './kept-import.ts';
import { readingOf, type NumberMarks } from './number-marks.ts';
import { openTable } from './open-table.ts';
import { rememberedMapping, storeMapping } from './remembered-mapping.ts';
import type { ReadingContext } from './row-reading.ts';
import { writeRows } from './write-rows.ts';

export interface ImportEffectsOptions {
  readonly context: ReadingContext;
  readonly store: ImportStore;
  /** Suffix of the application's storage keys. */
  readonly application: string;
  /** Loads the target that writes rows of the resource, once per file. */
  readonly loadTarget: () => Promise<ImportTarget>;
  /** Language of the interface: `ru`. */
  readonly language: string;
  readonly textOf: (problem: Problem) => string;
}

/** Effects of an import session: files, rows and the browser. */
export function createImportEffects({
  context,
  store,
  application,
  loadTarget,
  language,
  textOf,
}: ImportEffectsOptions): FileImportEffects {
  const { resource, fields } = context;
  return {
    jobs: createImportJobs(store),
    jobOf: (open) => ({ kept: keptImport(open), progress: noProgress }),
    async read(file, fileName) {
      const [table, target] = await Promise.all([openTable(file), loadTarget()]);
      const { headers, marks } = table;
      const plan = {
        headers,
        mapping: guessMapping(headers, fields, rememberedMapping(resource.name, application)),
        key: [],
        emptyCells: 'keep',
        namedBy: {},
        numbers: numberReadings(marks, language),
      } as const;
      return { file, fileName, table, plan, target };
    },
    async reopen({ kept: { file, fileName, plan } }) {
      const [table, target] = await Promise.all([openTable(file), loadTarget()]);
      return { file, fileName, table, plan, target };
    },
    async check(open, work) {
      storeMapping(resource.name, application, open.plan.headers, open.plan.mapping);
      await checkRows({ ...work, open, context, textOf });
    },
    write: (open, { job, isStored, ...work }) =>
      writeRows({ ...work, open, context, textOf, store, unfinished: job, hasPlace: isStored }),
  };
}

/** Notations by index of the column, for columns with one notation. */
const numberReadings = (columns: readonly NumberMarks[], language: string) =>
  Object.fromEntries(
    columns.flatMap((marks, at) => {
      const { reading } = readingOf(marks, language);
      return reading === undefined ? [] : [[at, reading]];
    }),
  );
