import {
  closedImport,
  importMachine,
  type ImportEffect,
  type ImportEvent,
  type ImportKinds,
  type ImportStateOf,
  type OpenFile,
} from './import-machine.ts';

/** An unfinished import. */
export interface UnfinishedImport {
  readonly id: string;
  readonly fileName: string;
  readonly rows: number;
  readonly total: number;
  /** Start time: `2026-11-21T11:30:00Z`. */
  readonly begun: string;
  /** Another tab is running the import. */
  readonly isElsewhere: boolean;
}

/** Another tab is running the import, or has finished it. */
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
  /** The job is stored, so that another tab can resume it. */
  readonly isStored: boolean;
  /** Updates the job with the progress. */
  readonly onProgress: (job: T['job']) => void;
}

/** Imports stored in the browser. All methods may fail where storage is unavailable. */
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
  /** Reads the columns of a file, and suggests a field for each. */
  readonly read: (file: Blob, fileName: string) => Promise<OpenFile<T>>;
  /** Validates all rows without writing them. */
  readonly check: (open: OpenFile<T>, work: ImportWork<T>) => Promise<void>;
  readonly write: (open: OpenFile<T>, work: WriteWork<T>) => Promise<void>;
  /** Creates the job of a new import. */
  readonly jobOf: (open: OpenFile<T>) => T['job'];
  /** Opens the file of a stored import. */
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
  /** Stops a check, or a run after its pending rows. */
  readonly stop: () => void;
  /** Deletes an unfinished import. */
  readonly forget: (id: string) => Promise<void>;
  /** Replaces the effects, for example after a change of the language. */
  readonly bind: (effects: ImportEffects<T>) => void;
  /** Reads the unfinished imports. */
  readonly look: () => Promise<void>;
}

/** Session of an import: the state machine with its effects. */
export function createImportSession<T extends ImportKinds>(
  initialEffects: ImportEffects<T>,
): ImportSession<T> {
  let effects = initialEffects;
  let present: ImportSessionState<T> = { state: closedImport, unfinished: [] };
  let underWay: AbortController | undefined;
  /** Import of this tab, where the browser cannot store it. */
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
