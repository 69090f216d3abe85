import type { KeyedResource, Say } from '@admin/gql/resource';
import { useApolloClient } from '@apollo/client/react';
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAdmin } from '../admin/admin-context.tsx';
import { useNames } from '../admin/use-names.ts';
import { loadResource } from '../admin/use-resource.ts';
import { isRefusal } from '../export/ask-records.ts';
import { useValueText } from '../fields/use-value-text.ts';
import { fieldOf, refusalText } from '../forms/refusal.ts';
import type { Problem } from '../inputs/values/unparsed-text.ts';
import { readStored, writeStored } from '../list/stored.ts';
import '../locales/import-texts.ts';
import '../locales/records-texts.ts';
import { SessionContext } from '../session/session.ts';
import { createApiTarget, type TargetOptions } from './api-target.ts';
import type { ValueWords } from './cell-value.ts';
import { guessMapping, rememberMapping, type RememberedMapping } from './guess-mapping.ts';
import { importFields, type ImportField } from './import-fields.ts';
import {
  createImportStore,
  isRemembered,
  noProgress,
  type ImportPlan,
  type ImportProgress,
  type ImportStore,
  type LeftImport,
} from './import-store.ts';
import type { ImportTarget, RefusedRow } from './import-target.ts';
import { readingOf } from './number-marks.ts';
import { openTable, type OpenedTable } from './open-table.ts';
import { importedColumns, type RowParser } from './parse-row.ts';
import { createReferences, keyOfText, type References } from './references.ts';
import { createRowNames, type RowNames } from './row-names.ts';
import { createRowTarget } from './row-target.ts';
import { ImportStoppedError, runImport, unsureRow } from './run-import.ts';

/** A file that was opened, and what is chosen for it. */
export interface OpenImport {
  readonly file: Blob;
  readonly fileName: string;
  readonly table: OpenedTable;
  readonly plan: ImportPlan;
}

/** What came of rows so far. */
export interface ImportCounts {
  readonly rows: number;
  readonly total: number;
  readonly created: number;
  readonly updated: number;
  readonly refused: readonly RefusedRow[];
}

/** An import that was begun and has not come to its end. */
export interface UnfinishedImport {
  readonly id: string;
  readonly fileName: string;
  readonly rows: number;
  readonly total: number;
  /** When it was begun: `2026-11-21T11:30:00Z`. */
  readonly begun: string;
  /** Another tab is at it. */
  readonly isElsewhere: boolean;
}

interface Written {
  readonly open: OpenImport;
  readonly counts: ImportCounts;
  readonly status: 'running' | 'stopped' | 'done';
  /** What ended it before the last row. */
  readonly failed?: unknown;
}

export type ImportState =
  | { readonly step: 'source'; readonly error?: unknown; readonly isReading: boolean }
  | { readonly step: 'columns'; readonly open: OpenImport }
  | (Written & { readonly step: 'check' })
  /** `isKept`: it can go on in another tab. */
  | (Written & { readonly step: 'run'; readonly id: string; readonly isKept: boolean });

export interface Import {
  readonly state: ImportState;
  readonly unfinished: readonly UnfinishedImport[];
  readonly fields: readonly ImportField[];
  readonly words: ValueWords;
  readonly target: ImportTarget | undefined;
  readonly textOf: (problem: Problem) => string;
  readonly labelOf: (field: string) => string;
  readonly open: (file: Blob, fileName: string) => Promise<void>;
  readonly change: (plan: Partial<ImportPlan>) => void;
  /** Back to the columns of the file, or to the choice of another one. */
  readonly back: () => void;
  readonly check: () => Promise<void>;
  readonly run: () => Promise<void>;
  /** Goes on with what was left unfinished. */
  readonly resume: (id: string) => Promise<void>;
  readonly stop: () => void;
  /** What is left unfinished is not taken up again. */
  readonly forget: (id: string) => Promise<void>;
}

const lockName = (id: string) => `admin.import.${id}`;

const mappingKey = (resource: string) => `admin.importMapping.${resource}`;

const isMapping = (value: unknown): value is RememberedMapping =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((each) => each === null || typeof each === 'string');

function remembered(resource: string): RememberedMapping {
  const stored = readStored(mappingKey(resource));
  return isMapping(stored) ? stored : {};
}

/** A file on its way into a list: what its columns are, what would come of it, and what did. */
export function useImport(resource: KeyedResource): Import {
  const client = useApolloClient();
  const { resources } = useAdmin();
  const names = useNames();
  const { t, i18n } = useTranslation();
  const valueText = useValueText(resource.name);
  const session = use(SessionContext);
  const viewer = session && 'viewer' in session.state ? session.state.viewer : null;
  const hasAccounts = session?.auth.hasAccounts === true;
  const [state, setState] = useState<ImportState>({ step: 'source', isReading: false });
  const [target, setTarget] = useState<ImportTarget>();
  const [store] = useState<ImportStore>(() =>
    createImportStore(resource.name, String(viewer?.id ?? '')),
  );
  const aborted = useRef<AbortController | null>(null);
  const fields = useMemo(() => importFields(resource, names), [resource, names]);
  const words = useMemo(
    (): ValueWords => ({
      yes: t('field.yes'),
      no: t('field.no'),
      unbounded: t('field.rangeUnbounded'),
      value: (value) => names.value(resource.name, value),
    }),
    [t, names, resource.name],
  );
  const textOf = ({ key, values }: Problem) => t(key, { ...values });
  const labelOf = (name: string) =>
    fields.find((field) => field.name === name || field.path[0] === name)?.label ?? name;

  const loadTarget = async (): Promise<ImportTarget> => {
    const inputs = [...(resource.create?.inputs ?? []), ...(resource.update?.inputs ?? [])];
    const options: TargetOptions = {
      client,
      resource,
      reasonOf: (error) => {
        const field =
          fieldOf(error, inputs)?.name ?? fields.find(({ name }) => name === error.input)?.name;
        const own = t(`import.refused.${error.code ?? ''}`, { defaultValue: '' });
        return {
          ...(field !== undefined && { field }),
          text: own === '' ? refusalText(error, t) : own,
        };
      },
    };
    const api = hasAccounts ? await createApiTarget(options) : undefined;
    return (
      api ??
      createRowTarget({
        ...options,
        severalRecords: t('import.refused.AMBIGUOUS_KEY'),
        noRecord: t('import.refused.NOT_FOUND'),
      })
    );
  };

  const [unfinished, setUnfinished] = useState<readonly UnfinishedImport[]>([]);
  const look = useCallback(async () => {
    const [left, { held = [] }] = await Promise.all([
      store.list(),
      'locks' in navigator ? navigator.locks.query() : { held: [] },
    ]);
    const locks = new Set(held.map(({ name }) => name));
    const found = left
      .toSorted((a, b) => b.kept.begun - a.kept.begun)
      .map(({ kept, progress }) => ({
        id: kept.id,
        fileName: kept.fileName,
        rows: progress.rows,
        total: kept.count,
        begun: new Date(kept.begun).toISOString(),
        isElsewhere: locks.has(lockName(kept.id)),
      }));
    // What one can go on with stands first.
    setUnfinished(found.toSorted((a, b) => Number(a.isElsewhere) - Number(b.isElsewhere)));
  }, [store]);
  useEffect(() => {
    // In a browser that keeps nothing, nothing was left.
    void Promise.resolve()
      .then(look)
      .catch(() => undefined);
    return () => aborted.current?.abort();
  }, [look]);

  const say: Say = (value, kind) => valueText({ kind }, value);
  /** What finds the records that cells name, and what the records of a tree will be called. */
  const referencesOf = async (
    opened: OpenImport,
  ): Promise<{
    readonly references: ReadonlyMap<string, References>;
    readonly names: ReadonlyMap<string, RowNames>;
  }> => {
    const { plan } = opened;
    const references = new Map<string, References>();
    const rowNames = new Map<string, RowNames>();
    for (const { field } of importedColumns(plan.headers, plan.mapping, fields)) {
      const { reference } = field.input;
      const summary = resources.find(({ name }) => name === reference?.resource);
      if (!reference || !summary) continue;
      const other = await loadResource(client, summary);
      if (other.key === null) continue;
      const by = plan.namedBy[field.name] ?? 'either';
      const { keyField } = reference;
      const isOwn = other.name === resource.name;
      if (isOwn)
        rowNames.set(
          field.name,
          createRowNames({ resource: other, keyField, by, say, parser: parserOf(opened) }),
        );
      references.set(
        field.name,
        by === 'key'
          ? { learn: async () => undefined, keyOf: (text) => keyOfText(other, keyField, text) }
          : createReferences({
              client,
              resource: other,
              keyField,
              by,
              grows: isOwn,
              say,
              isRefusal,
            }),
      );
    }
    return { references, names: rowNames };
  };

  // A key that the server gives finds a record, and no new one takes it unless that is chosen.
  const columnsOf = ({ headers, mapping, key, takesKeys }: ImportPlan) =>
    importedColumns(headers, mapping, fields).filter(
      ({ field }) => !field.isKeyOnly || key.includes(field.name) || takesKeys === true,
    );
  const parserOf = ({
    table,
    plan,
  }: Pick<OpenImport, 'table' | 'plan'>): Omit<RowParser, 'referenced'> => ({
    columns: columnsOf(plan),
    words,
    numbers: plan.numbers,
    emptyCells: plan.emptyCells,
    isNew: plan.key.length === 0,
    // Beside the table of a workbook stand remarks; a line of text is nothing but the table.
    width: table.hasKinds ? undefined : plan.headers.length,
  });

  const open: Import['open'] = async (file, fileName) => {
    setState({ step: 'source', isReading: true });
    try {
      const [table, found] = await Promise.all([openTable(file), target ?? loadTarget()]);
      setTarget(found);
      const mapping = guessMapping(table.headers, fields, remembered(resource.name));
      const numbers = Object.fromEntries(
        table.marks.flatMap((marks, at) => {
          const { reading } = readingOf(marks, i18n.resolvedLanguage ?? i18n.language);
          return reading === undefined ? [] : [[at, reading]];
        }),
      );
      setState({
        step: 'columns',
        open: {
          file,
          fileName,
          table,
          plan: {
            headers: table.headers,
            mapping,
            key: [],
            emptyCells: 'keep',
            namedBy: {},
            numbers,
          },
        },
      });
    } catch (error) {
      setState({ step: 'source', isReading: false, error });
    }
  };

  const change: Import['change'] = (plan) =>
    setState((now) =>
      now.step === 'columns'
        ? { ...now, open: { ...now.open, plan: { ...now.open.plan, ...plan } } }
        : now,
    );

  const back = () =>
    setState((now) =>
      now.step === 'columns' || now.step === 'source'
        ? { step: 'source', isReading: false }
        : { step: 'columns', open: now.open },
    );

  const check = async () => {
    if (state.step !== 'columns' || !target) return;
    const { open: opened } = state;
    const { table, plan } = opened;
    writeStored(
      mappingKey(resource.name),
      rememberMapping(plan.headers, plan.mapping, remembered(resource.name)),
    );
    // Added to, and not copied for each call: every row may be among them.
    const allRefused: RefusedRow[] = [];
    let counts: ImportCounts = {
      rows: 0,
      total: table.count,
      created: 0,
      updated: 0,
      refused: allRefused,
    };
    const controller = new AbortController();
    aborted.current = controller;
    setState({ step: 'check', open: opened, counts, status: 'running' });
    try {
      await runImport({
        table,
        parser: parserOf(opened),
        ...(await referencesOf(opened)),
        id: crypto.randomUUID(),
        key: plan.key,
        takesKeys: plan.takesKeys,
        dryRun: true,
        signal: controller.signal,
        textOf,
        target: target.canTry
          ? target
          : {
              ...target,
              mostRows: 500,
              write: async () => ({ created: 0, updated: 0, refused: [] }),
            },
        onRows: async ({ rows, created, updated, refused }) => {
          allRefused.push(...refused);
          counts = {
            ...counts,
            rows: counts.rows + rows,
            created: counts.created + created,
            updated: counts.updated + updated,
          };
          if (!controller.signal.aborted)
            setState({ step: 'check', open: opened, counts, status: 'running' });
        },
      });
      setState({ step: 'check', open: opened, counts, status: 'done' });
    } catch (error) {
      if (controller.signal.aborted)
        setState((now) => (now.step === 'check' ? { step: 'columns', open: opened } : now));
      else setState({ step: 'check', open: opened, counts, status: 'stopped', failed: error });
    }
  };

  /** What is known of the import of this tab, where the browser keeps nothing. */
  const own = useRef<LeftImport | null>(null);
  const runFrom = async (
    opened: OpenImport,
    kept: LeftImport['kept'],
    found: ImportTarget,
    start: ImportProgress,
    hasPlace = true,
  ) => {
    const { id } = kept;
    let isKept = hasPlace;
    const { table, plan } = opened;
    const controller = new AbortController();
    aborted.current = controller;
    let progress = start;
    // In a browser that keeps nothing the import goes on all the same.
    const keep = (now: ImportProgress, refused?: readonly RefusedRow[]) => {
      progress = now;
      own.current = { kept, progress };
      return isKept
        ? store.keep(id, now, refused).catch(() => void (isKept = false))
        : Promise.resolve();
    };
    const allRefused = [...(await store.refused(id).catch(() => []))];
    let counts: ImportCounts = {
      rows: start.rows,
      total: table.count,
      created: start.created,
      updated: start.updated,
      refused: allRefused,
    };
    const show = (status: 'running' | 'stopped' | 'done', failed?: unknown) =>
      setState({
        step: 'run',
        id,
        isKept,
        open: opened,
        counts,
        status,
        ...(failed !== undefined && { failed }),
      });
    show('running');
    try {
      const { calls } = progress;
      const isKnown = calls !== undefined && isRemembered(calls, found.repeatable);
      // Were sent when the tab was closed, and the server does not know them any more, or never
      // did. A key finds what was written.
      const sent = calls?.calls.flatMap((call) => call.map(({ at }) => at)) ?? progress.sent;
      if (sent.length > 0 && !isKnown && plan.key.length === 0) {
        const unsure = sent.map((at) => unsureRow(at, textOf));
        const { place } = progress;
        allRefused.push(...unsure);
        counts = { ...counts, rows: counts.rows + sent.length };
        await keep(
          {
            ...progress,
            rows: counts.rows,
            place: {
              ...place,
              again: place.again.filter((at) => !sent.includes(at)),
              skip: [...place.skip, ...sent],
            },
            refused: counts.refused.length,
            sent: [],
            calls: undefined,
          },
          unsure,
        );
      }
      await runImport({
        table,
        parser: parserOf(opened),
        ...(await referencesOf(opened)),
        target: found,
        id,
        key: plan.key,
        takesKeys: plan.takesKeys,
        dryRun: false,
        from: progress.place,
        sent: isKnown ? calls : undefined,
        signal: controller.signal,
        textOf,
        onSend: (now) =>
          keep(
            found.repeatable > 0
              ? { ...progress, calls: now }
              : { ...progress, sent: now.calls.flatMap((call) => call.map(({ at }) => at)) },
          ),
        onRows: async ({ rows, place, created, updated, refused }) => {
          allRefused.push(...refused);
          counts = {
            ...counts,
            rows: counts.rows + rows,
            created: counts.created + created,
            updated: counts.updated + updated,
          };
          await keep(
            {
              place,
              rows: counts.rows,
              created: counts.created,
              updated: counts.updated,
              refused: counts.refused.length,
              sent: [],
            },
            refused,
          );
          if (!controller.signal.aborted) show('running');
        },
      });
      await store.forget(id).catch(() => undefined);
      show('done');
    } catch (error) {
      show(
        'stopped',
        error instanceof ImportStoppedError || controller.signal.aborted ? undefined : error,
      );
    }
  };

  /** One tab at a time carries out an import. `false`: another one does. */
  const alone = async (id: string, work: () => Promise<void>): Promise<boolean> => {
    let isTaken = true;
    const once = async () => {
      isTaken = false;
      await work();
    };
    if (!('locks' in navigator)) await once();
    else
      await navigator.locks.request(lockName(id), { ifAvailable: true }, async (lock) =>
        lock ? once() : undefined,
      );
    return !isTaken;
  };

  const run = async () => {
    if (state.step !== 'check' || !target) return;
    const { open: opened } = state;
    const kept = {
      id: crypto.randomUUID(),
      file: opened.file,
      fileName: opened.fileName,
      count: opened.table.count,
      begun: Date.now(),
      plan: opened.plan,
    };
    own.current = { kept, progress: noProgress };
    await alone(kept.id, async () => {
      const isKept = await store.begin(kept).then(
        () => true,
        () => false,
      );
      await runFrom(opened, kept, target, noProgress, isKept);
    });
  };

  const elsewhere = async () => {
    setState((now) =>
      now.step === 'source' ? { ...now, isReading: false, error: new ElsewhereError() } : now,
    );
    await look();
  };

  const resume = async (id: string) => {
    if (state.step === 'source') setState({ step: 'source', isReading: true });
    const isOurs = await alone(id, async () => {
      try {
        // How far it is: another tab may have gone on with it until a moment ago.
        const stored = await store.read(id).catch(() => undefined);
        const left = stored ?? (own.current?.kept.id === id ? own.current : undefined);
        if (!left) throw new ElsewhereError();
        const { kept, progress } = left;
        const opened: OpenImport =
          state.step === 'run'
            ? state.open
            : {
                file: kept.file,
                fileName: kept.fileName,
                table: await openTable(kept.file),
                plan: kept.plan,
              };
        const found = target ?? (await loadTarget());
        setTarget(found);
        await runFrom(opened, kept, found, progress, stored !== undefined);
      } catch (error) {
        setState({ step: 'source', isReading: false, error });
        await look();
      }
    });
    if (!isOurs) await elsewhere();
  };

  const forget = async (id: string) => {
    const isOurs = await alone(id, () => store.forget(id).catch(() => undefined));
    await (isOurs ? look() : elsewhere());
  };

  return {
    state,
    unfinished,
    fields,
    words,
    target,
    textOf,
    labelOf,
    open,
    change,
    back,
    check,
    run,
    resume,
    stop: () => aborted.current?.abort(),
    forget,
  };
}

/** Another tab carries out the same import, or has brought it to its end. */
export class ElsewhereError extends Error {
  override readonly name = 'ElsewhereError';
}
