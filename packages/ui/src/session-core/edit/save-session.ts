import type { EditSession } from './edit-session.ts';
import type { RecordNode } from './record-tree.ts';
import type { Change } from './write-plan.ts';

/** Result of a mutation. */
export type Sent<TResult> =
  /** `keys`: keys of the created rows, by their ids in the session. */
  | {
      readonly status: 'written';
      readonly result: TResult;
      readonly keys?: ReadonlyMap<string, string>;
    }
  | { readonly status: 'refused'; readonly result: TResult }
  /** Others changed the record first. `current` is the changed record, where the server returns it. */
  | { readonly status: 'conflict'; readonly current: RecordNode | null; readonly error: unknown };

export interface SaveOptions<TResult> {
  /** Sends a mutation. */
  readonly send: (changes: readonly Change[]) => Promise<Sent<TResult>>;
  /** Splits the changes into mutations, in their order. @defaultValue one mutation for all changes */
  readonly mutations?: (changes: readonly Change[]) => readonly (readonly Change[])[];
  /**
   * Protection against overwriting changes of others; absent for a new record. @defaultValue no
   * protection
   */
  readonly guard?: SaveGuard | undefined;
}

export interface SaveGuard {
  /** The server compares versions. Otherwise the record is read before the write. */
  readonly versioned: boolean;
  /** Reads the record. Rejects when it does not exist any more. */
  readonly read: () => Promise<RecordNode>;
}

export type Saved<TResult> =
  | { readonly status: 'written'; readonly result: TResult }
  | { readonly status: 'refused'; readonly result: TResult }
  /** There was nothing to send. */
  | { readonly status: 'unchanged' }
  /** The user must resolve conflicts first. */
  | { readonly status: 'conflicts' };

/** Attempts at a save while others keep changing the record. */
const attempts = 5;

/**
 * Saves the typed values, and rebases them on the present record when it changes meanwhile. A
 * refused mutation ends the save; mutations that were written before are not sent again.
 */
export async function saveSession<TResult>(
  session: EditSession,
  { send, mutations = (changes) => [changes], guard }: SaveOptions<TResult>,
): Promise<Saved<TResult>> {
  const sendAll = async (changes: readonly Change[]): Promise<Sent<TResult> | null> => {
    let last: Sent<TResult> | null = null;
    const sent = mutations(changes);
    for (const [index, mutation] of sent.entries()) {
      last = await send(mutation);
      if (last.status !== 'written') return last;
      if (index < sent.length - 1) session.written(mutation, last.keys);
    }
    return last;
  };

  if (!guard || session.isNew) {
    const sent = await sendAll(session.plan(session.counted(), session.latest()));
    if (sent?.status === 'conflict') throw sent.error;
    return sent ?? { status: 'unchanged' };
  }
  if (session.plan(session.counted()).length === 0) return { status: 'unchanged' };
  let mine = session.follow(guard.versioned ? session.latest() : await guard.read());
  for (let attempt = 1; mine !== null; attempt += 1) {
    const changes = session.plan(mine);
    if (changes.length === 0) return { status: 'unchanged' };
    const sent = await sendAll(changes);
    if (sent?.status !== 'conflict') return sent ?? { status: 'unchanged' };
    if (attempt === attempts) throw sent.error;
    mine = session.follow(sent.current ?? (await guard.read()));
  }
  return { status: 'conflicts' };
}
