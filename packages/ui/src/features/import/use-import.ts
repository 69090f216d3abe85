import type { KeyedResource } from '@admin/gql/resource';
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useDataClient } from '../../data/use-data-client.ts';
import { useAdmin } from '../../resources/admin-context.tsx';
import { useNames } from '../../resources/use-names.ts';
import { useValueText } from '../../fields/use-value-text.ts';
import { fieldOf, refusalText } from '../../form/refusal.ts';
import type { Problem } from '../../values/unparsed-text.ts';
import { readStored, writeStored } from '../../storage/stored.ts';
import '../../locales/import-texts.ts';
import '../../locales/records-texts.ts';
import { closedImport, importMachine } from '../../session-core/import/import-machine.ts';
import { SessionContext } from '../../session/session.ts';
import { alone, lockName } from './alone.ts';
import { createApiTarget, type TargetOptions } from './api-target.ts';
import type { ValueWords } from './cell-value.ts';
import { checkRows } from './check-rows.ts';
import { guessMapping, rememberMapping, type RememberedMapping } from './guess-mapping.ts';
import { importFields, type ImportField } from './import-fields.ts';
import {
  createImportStore,
  noProgress,
  type ImportPlan,
  type ImportStore,
  type LeftImport,
} from './import-store.ts';
import type { ImportTarget } from './import-target.ts';
import {
  ElsewhereError,
  type Dispatch,
  type ImportState,
  type OpenImport,
} from './import-types.ts';
import { keptImport } from './kept-import.ts';
import { readingOf } from './number-marks.ts';
import { openTable } from './open-table.ts';
import type { ReadingContext } from './row-reading.ts';
import { createRowTarget } from './row-target.ts';
import { writeRows } from './write-rows.ts';

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
  const client = useDataClient();
  const { resources } = useAdmin();
  const names = useNames();
  const { t, i18n } = useTranslation();
  const valueText = useValueText(resource.name);
  const session = use(SessionContext);
  const viewer = session && 'viewer' in session.state ? session.state.viewer : null;
  const hasAccounts = session?.auth.hasAccounts === true;
  const [state, setState] = useState<ImportState>(closedImport);
  // Effects of one event may follow another before React renders.
  const present = useRef<ImportState>(closedImport);
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
      empty: t('field.rangeEmpty'),
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

  const context: ReadingContext = {
    client,
    resource,
    resources,
    fields,
    words,
    say: (value, kind) => valueText({ kind }, value),
  };
  /** What is known of the import of this tab, where the browser keeps nothing. */
  const own = useRef<LeftImport | null>(null);

  const dispatch = async (event: Parameters<Dispatch>[0]): Promise<void> => {
    const { state: next, effect } = importMachine(present.current, event);
    present.current = next;
    setState(next);
    if (effect?.type === 'read') await read(effect.file, effect.fileName);
    if (effect?.type === 'check') await check(effect.open);
    if (effect?.type === 'run') await run(effect.open);
    if (effect?.type === 'resume') await resume(effect.id, effect.open);
  };
  const begin = () => {
    const controller = new AbortController();
    aborted.current = controller;
    const { signal } = controller;
    return {
      context,
      signal,
      textOf,
      dispatch: (event: Parameters<Dispatch>[0]) => void dispatch(event),
    };
  };

  const read = async (file: Blob, fileName: string) => {
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
      const { headers } = table;
      const plan = { headers, mapping, key: [], emptyCells: 'keep', namedBy: {}, numbers } as const;
      await dispatch({ type: 'opened', open: { file, fileName, table, plan } });
    } catch (error) {
      await dispatch({ type: 'unreadable', error });
    }
  };

  const check = async (open: OpenImport) => {
    if (!target) return;
    const { headers, mapping } = open.plan;
    writeStored(
      mappingKey(resource.name),
      rememberMapping(headers, mapping, remembered(resource.name)),
    );
    await checkRows({ ...begin(), open, target });
  };

  const write = (open: OpenImport, found: ImportTarget, left: LeftImport, hasPlace: boolean) =>
    writeRows({
      ...begin(),
      open,
      target: found,
      store,
      left,
      hasPlace,
      onProgress: (now) => {
        own.current = now;
      },
    });

  const run = async (open: OpenImport) => {
    if (!target) return;
    const kept = keptImport(open);
    const left = { kept, progress: noProgress };
    own.current = left;
    await alone(kept.id, async () => {
      const isKept = await store.begin(kept).then(
        () => true,
        () => false,
      );
      await write(open, target, left, isKept);
    });
  };

  const elsewhere = async () => {
    await dispatch({ type: 'elsewhere', error: new ElsewhereError() });
    await look();
  };

  const resume = async (id: string, open: OpenImport | undefined) => {
    const isOurs = await alone(id, async () => {
      try {
        // How far it is: another tab may have gone on with it until a moment ago.
        const stored = await store.read(id).catch(() => undefined);
        const left = stored ?? (own.current?.kept.id === id ? own.current : undefined);
        if (!left) throw new ElsewhereError();
        const { file, fileName, plan } = left.kept;
        const opened = open ?? { file, fileName, table: await openTable(file), plan };
        const found = target ?? (await loadTarget());
        setTarget(found);
        await write(opened, found, left, stored !== undefined);
      } catch (error) {
        await dispatch({ type: 'unreadable', error });
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
    open: (file, fileName) => dispatch({ type: 'open', file, fileName }),
    change: (plan) => void dispatch({ type: 'change', plan }),
    back: () => void dispatch({ type: 'back' }),
    check: () => dispatch({ type: 'check' }),
    run: () => dispatch({ type: 'run' }),
    resume: (id) => dispatch({ type: 'resume', id }),
    stop: () => aborted.current?.abort(),
    forget,
  };
}
