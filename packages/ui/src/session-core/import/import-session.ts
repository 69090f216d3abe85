import {
  closedImport,
  importMachine,
  type ImportEffect,
  type ImportEvent,
  type ImportKinds,
  type ImportStateOf,
  type OpenFile,
} from './import-machine.ts';

/** An import that was begun and has not come to its end. */
export interface UnfinishedImport {
  readonly id: string;
  readonly fileName: string;
  readonly rows: number;
  readonly total: number;
  /** Start time: `2026-11-21T11:30:00Z`. */
  readonly begun: string;
  /** Another tab carries it out. */
  readonly isElsewhere: boolean;
}

/** Another tab carries out the same import, or has brought it to its end. */
export class ElsewhereError extends Error {
  override readonly name = 'ElsewhereError';
}

/** Context of a check or a write. Failures are dispatched as `ended` instead of thrown. */
export interface ImportWork<T extends ImportKinds> {
  readonly signal: AbortSignal;
  readonly dispatch: (event: ImportEvent<T>) => void;
}

export interface WriteWork<T extends ImportKinds> extends ImportWork<T> {
  readonly job: T['job'];
  /** The job is stored: another tab can go on with it. */
  readonly isStored: boolean;
  /** The job with the rows that have been written. */
  readonly onProgress: (job: T['job']) => void;
}

/** Imports as the browser stores them. Each of these may fail where it stores nothing. */
export interface ImportJobs<TJob> {
  /** Unfinished imports; those that this tab can resume come first. */
  readonly list: () => Promise<readonly UnfinishedImport[]>;
  readonly begin: (job: TJob) => Promise<void>;
  readonly read: (id: string) => Promise<TJob | undefined>;
  readonly forget: (id: string) => Promise<void>;
  /**
   * Runs the work under the lock of an import. `false`: another tab has the lock, and the work did
   * not run.
   */
  readonly alone: (id: string, work: () => Promise<void>) => Promise<boolean>;
}

/** Side effects of an import. */
export interface ImportEffects<T extends ImportKinds> {
  /** Reads the columns of a file, and guesses what each of them becomes. */
  readonly read: (file: Blob, fileName: string) => Promise<OpenFile<T>>;
  /** Takes all rows through, and writes none. */
  readonly check: (open: OpenFile<T>, work: ImportWork<T>) => Promise<void>;
  readonly write: (open: OpenFile<T>, work: WriteWork<T>) => Promise<void>;
  /** An import of the file that begins now. */
  readonly jobOf: (open: OpenFile<T>) => T['job'];
  /** Opens the file of an import that was stored. */
  readonly reopen: (job: T['job']) => Promise<OpenFile<T>>;
  readonly jobs: ImportJobs<T['job']>;
}

export interface ImportSessionState<T extends ImportKinds> {
  readonly state: ImportStateOf<T>;
  readonly unfinished: readonly UnfinishedImport[];
}

export interface ImportSession<T extends ImportKinds> {
  /** The same object until something changes. */
  readonly state: () => ImportSessionState<T>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly open: (file: Blob, fileName: string) => Promise<void>;
  readonly change: (plan: Partial<T['plan']>) => void;
  /** Returns to the columns of the file, or to the choice of a file. */
  readonly back: () => void;
  readonly check: () => Promise<void>;
  readonly run: () => Promise<void>;
  /** Resumes an unfinished import. */
  readonly resume: (id: string) => Promise<void>;
  /** Ends a check, or a run after the rows that are under way. */
  readonly stop: () => void;
  /** An unfinished import is not offered again. */
  readonly forget: (id: string) => Promise<void>;
  /** Replaces the effects, for example after a change of the language. */
  readonly bind: (effects: ImportEffects<T>) => void;
  /** Reads which imports are unfinished. */
  readonly look: () => Promise<void>;
}

/** An import from its file to its last row: the machine with its effects. */
export function createImportSession<T extends ImportKinds>(
  initialEffects: ImportEffects<T>,
): ImportSession<T> {
  let effects = initialEffects;
  let present: ImportSessionState<T> = { state: closedImport, unfinished: [] };
  let underWay: AbortController | undefined;
  /** The import of this tab, for a browser that stores nothing. */
  let own: T['job'] | undefined;
  let lastRead = 0;
  const listeners = new Set<() => void>();

  const show = (change: Partial<ImportSessionState<T>>) => {
    present = { ...present, ...change };
    for (const listener of listeners) listener();
  };
  const dispatch = async (event: ImportEvent<T>): Promise<void> => {
    const { state, effect } = importMachine(present.state, event);
    if (state !== present.state) show({ state });
    if (effect) await carryOut(effect);
  };
  const work = (): ImportWork<T> => {
    underWay = new AbortController();
    return { signal: underWay.signal, dispatch: (event) => void dispatch(event) };
  };
  const write = (open: OpenFile<T>, job: T['job'], isStored: boolean) => {
    own = job;
    return effects.write(open, {
      ...work(),
      job,
      isStored,
      onProgress: (now) => {
        own = now;
      },
    });
  };
  const look = async () => show({ unfinished: await effects.jobs.list() });

  const read = async (file: Blob, fileName: string) => {
    lastRead += 1;
    const turn = lastRead;
    const event = await effects.read(file, fileName).then(
      (open) => ({ type: 'opened', open }) as const,
      (error: unknown) => ({ type: 'unreadable', error }) as const,
    );
    // Only the file that was chosen last is opened.
    if (turn === lastRead) await dispatch(event);
  };
  const run = async (open: OpenFile<T>) => {
    const { jobs, jobOf } = effects;
    const job = jobOf(open);
    await jobs.alone(job.kept.id, async () => {
      const isStored = await jobs.begin(job).then(
        () => true,
        () => false,
      );
      await write(open, job, isStored);
    });
  };
  const elsewhere = async () => {
    await dispatch({ type: 'elsewhere', error: new ElsewhereError() });
    await look();
  };
  const resume = async (id: string, open: OpenFile<T> | undefined) => {
    const { jobs, reopen } = effects;
    const isOurs = await jobs.alone(id, async () => {
      try {
        // Read under the lock: another tab may have advanced the import until now.
        const stored = await jobs.read(id).catch(() => undefined);
        const job = stored ?? (own?.kept.id === id ? own : undefined);
        if (!job) throw new ElsewhereError();
        await write(open ?? (await reopen(job)), job, stored !== undefined);
      } catch (error) {
        await dispatch({ type: 'unreadable', error });
        await look();
      }
    });
    if (!isOurs) await elsewhere();
  };
  const carryOut = async (effect: ImportEffect<T>): Promise<void> => {
    if (effect.type === 'read') await read(effect.file, effect.fileName);
    else if (effect.type === 'check') await effects.check(effect.open, work());
    else if (effect.type === 'run') await run(effect.open);
    else await resume(effect.id, effect.open);
  };

  return {
    state: () => present,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (file, fileName) => dispatch({ type: 'open', file, fileName }),
    change: (plan) => void dispatch({ type: 'change', plan }),
    back: () => void dispatch({ type: 'back' }),
    check: () => dispatch({ type: 'check' }),
    run: () => dispatch({ type: 'run' }),
    resume: (id) => dispatch({ type: 'resume', id }),
    stop: () => underWay?.abort(),
    async forget(id) {
      const { jobs } = effects;
      const isOurs = await jobs.alone(id, () => jobs.forget(id).catch(() => undefined));
      await (isOurs ? look() : elsewhere());
    },
    look,
    bind: (next) => {
      effects = next;
    },
  };
}
