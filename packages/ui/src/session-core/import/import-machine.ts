/** Types that an import is parameterized with. */
export interface ImportKinds {
  /** A parsed file. */
  readonly table: { readonly count: number };
  /** Options that the user chose for the file. */
  readonly plan: object;
  /** Destination that rows are written to. */
  readonly target: unknown;
  /** A row that was not written. */
  readonly refused: unknown;
  /** A stored import with its progress. */
  readonly job: { readonly kept: { readonly id: string } };
}

/** An opened file with its options and the destination of its rows. */
export interface OpenFile<T extends ImportKinds> {
  readonly file: Blob;
  readonly fileName: string;
  readonly table: T['table'];
  readonly plan: T['plan'];
  readonly target: T['target'];
}

/** Counts of processed rows. */
export interface RowCounts<T extends ImportKinds> {
  readonly rows: number;
  readonly total: number;
  readonly created: number;
  readonly updated: number;
  readonly refused: readonly T['refused'][];
}

interface Written<T extends ImportKinds> {
  readonly open: OpenFile<T>;
  readonly counts: RowCounts<T>;
  readonly status: 'running' | 'stopped' | 'done';
  /** Error that ended it before the last row. */
  readonly failed?: unknown;
}

/** State of an import. */
export type ImportStateOf<T extends ImportKinds> =
  | { readonly step: 'source'; readonly error?: unknown; readonly isReading: boolean }
  | { readonly step: 'columns'; readonly open: OpenFile<T> }
  | (Written<T> & { readonly step: 'check' })
  /** `isKept`: another tab can resume it. */
  | (Written<T> & { readonly step: 'run'; readonly id: string; readonly isKept: boolean });

/** Events of an import: actions of the user and results of effects. */
export type ImportEvent<T extends ImportKinds> =
  | { readonly type: 'open'; readonly file: Blob; readonly fileName: string }
  | { readonly type: 'opened'; readonly open: OpenFile<T> }
  /** The file, or the unfinished import, cannot be read. */
  | { readonly type: 'unreadable'; readonly error: unknown }
  | { readonly type: 'change'; readonly plan: Partial<T['plan']> }
  | { readonly type: 'back' }
  | { readonly type: 'check' }
  | { readonly type: 'run' }
  | { readonly type: 'resume'; readonly id: string }
  /** Another tab is running the import. */
  | { readonly type: 'elsewhere'; readonly error: unknown }
  /** Progress of a check. */
  | { readonly type: 'checked'; readonly counts: RowCounts<T> }
  /** Progress of a run, including rows written by an earlier tab. */
  | {
      readonly type: 'written';
      readonly id: string;
      readonly isKept: boolean;
      readonly open: OpenFile<T>;
      readonly counts: RowCounts<T>;
    }
  /** All rows are processed. */
  | { readonly type: 'done' }
  /** `error`: `undefined` where the user stopped it. */
  | { readonly type: 'ended'; readonly error: unknown };

/** Side effects that a transition requests. */
export type ImportEffect<T extends ImportKinds> =
  | { readonly type: 'read'; readonly file: Blob; readonly fileName: string }
  | { readonly type: 'check'; readonly open: OpenFile<T> }
  | { readonly type: 'run'; readonly open: OpenFile<T> }
  /** `open`: the file, if this tab has already read it. */
  | { readonly type: 'resume'; readonly id: string; readonly open: OpenFile<T> | undefined };

export interface ImportStep<T extends ImportKinds> {
  readonly state: ImportStateOf<T>;
  readonly effect?: ImportEffect<T>;
}

export const closedImport = { step: 'source', isReading: false } as const;

/** State after an event, and its effect. Events that do not fit the state change nothing. */
export function importMachine<T extends ImportKinds>(
  state: ImportStateOf<T>,
  event: ImportEvent<T>,
): ImportStep<T> {
  switch (event.type) {
    case 'open': {
      const { file, fileName } = event;
      return {
        state: { step: 'source', isReading: true },
        effect: { type: 'read', file, fileName },
      };
    }
    case 'opened':
      return { state: { step: 'columns', open: event.open } };
    case 'unreadable':
      return { state: { ...closedImport, error: event.error } };
    case 'elsewhere':
      return {
        state: state.step === 'source' ? { ...closedImport, error: event.error } : state,
      };
    case 'change':
      return { state: state.step === 'columns' ? planned(state.open, event.plan) : state };
    case 'back':
      return { state: 'counts' in state ? { step: 'columns', open: state.open } : closedImport };
    case 'check':
      return state.step === 'columns' ? checking(state.open) : { state };
    case 'run':
      return state.step === 'check'
        ? { state, effect: { type: 'run', open: state.open } }
        : { state };
    case 'resume':
      return {
        state: state.step === 'source' ? { step: 'source', isReading: true } : state,
        effect: {
          type: 'resume',
          id: event.id,
          open: state.step === 'run' ? state.open : undefined,
        },
      };
    case 'checked':
      return { state: state.step === 'check' ? { ...state, counts: event.counts } : state };
    case 'written': {
      const { id, isKept, open, counts } = event;
      return { state: { step: 'run', status: 'running', id, isKept, open, counts } };
    }
    case 'done':
      return { state: 'counts' in state ? { ...state, status: 'done' } : state };
    case 'ended':
      break;
  }
  return { state: ended(state, event.error) };
}

function planned<T extends ImportKinds>(
  open: OpenFile<T>,
  plan: Partial<T['plan']>,
): ImportStateOf<T> {
  return { step: 'columns', open: { ...open, plan: { ...open.plan, ...plan } } };
}

function checking<T extends ImportKinds>(open: OpenFile<T>): ImportStep<T> {
  const counts = { rows: 0, total: open.table.count, created: 0, updated: 0, refused: [] };
  return {
    state: { step: 'check', open, counts, status: 'running' },
    effect: { type: 'check', open },
  };
}

/** State after a stop. A check stopped by the user returns to the columns; a run can be resumed. */
function ended<T extends ImportKinds>(state: ImportStateOf<T>, error: unknown): ImportStateOf<T> {
  if (!('counts' in state)) return state;
  if (error === undefined && state.step === 'check') return { step: 'columns', open: state.open };
  return { ...state, status: 'stopped', ...(error !== undefined && { failed: error }) };
}
