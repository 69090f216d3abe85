import type { CallOutcome, ImportCall, ImportTarget } from './import-target.ts';

/** Ends a run from outside. */
export class ImportStoppedError extends Error {
  override readonly name = 'ImportStoppedError';
}

/** Attempts of a call before the run ends. They take two minutes at most. */
const attempts = 9;
/**
 * Milliseconds before the second attempt, with a random factor between one half and one. The delay
 * doubles before each further attempt.
 */
const delay = 500;

export interface SendOptions {
  readonly target: ImportTarget;
  readonly signal: AbortSignal;
  /** Waits, unless aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Sends a call, and repeats it after a transient failure: a hundred thousand rows take minutes, and
 * a restart of the server should not end the import.
 */
export async function sendCall(
  call: ImportCall,
  { target, signal, wait }: SendOptions,
): Promise<CallOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await target.write(call, signal);
    } catch (error) {
      const asked = attempt === attempts || signal.aborted ? undefined : target.waitAfter?.(error);
      if (asked === undefined) throw error;
      await wait(Math.max(asked, delay * 2 ** (attempt - 1) * (0.5 + Math.random() / 2)), signal);
      if (signal.aborted) throw new ImportStoppedError('The import was stopped.', { cause: error });
    }
  }
}
