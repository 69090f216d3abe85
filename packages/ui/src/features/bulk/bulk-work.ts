import {
  AdminError,
  ConflictError,
  MutationRejectedError,
  NotFoundError,
  ReadRefusedError,
} from '@admin/gql';
import {
  isConfirmed,
  type FormValues,
  type KeyedResource,
  type RemoveDescriptor,
  type ResourceRecord,
  type UpdateDescriptor,
  type WriteError,
} from '@admin/gql/resource';
import type { ApolloClient } from '@apollo/client';

import type { RuledInput } from '../../resources/rules.ts';
import { errorCode } from '../../text/error-text.ts';
import { writeErrors } from '../../form/refusal.ts';
import { isGone, sendWrite } from '../../data/use-write.ts';
import { isSameJson, isSameValue } from '../../values/same-value.ts';
import { changedFields } from '../../values/changed-fields.ts';
import { keyOf, readRecord, writtenFields } from '../../data/present-record.ts';
import type { BulkWork, Fate, Outcome } from '../../session-core/bulk/bulk-run.ts';

/** What is done with each of many records; nothing but data, so that it can be kept. */
export type BulkOperation = RowOperation | ActionOperation;

export type RowOperation =
  | { readonly kind: 'edit'; readonly changes: FormValues }
  | { readonly kind: 'remove' };

/** An action of the resource by its name, and what its form said. */
export interface ActionOperation {
  readonly kind: 'action';
  readonly name: string;
  readonly values: FormValues;
}

/** Why something was not done with a record, in the user's words. */
export interface BulkWords {
  readonly changed: string;
  readonly gone: string;
  readonly unconfirmed: string;
  /** A definition does not let this value follow on the one that the record has. */
  readonly notOffered: string;
  readonly refused: (errors: readonly WriteError[]) => string;
  readonly failed: (error: unknown) => string;
}

export interface BulkWorkOptions {
  readonly client: ApolloClient;
  readonly resource: KeyedResource;
  readonly words: BulkWords;
}

/** How often a write follows a record that keeps changing where nobody sees it. */
const attempts = 5;
const done: Outcome = { status: 'done' };

/**
 * Carries an operation out on one record, as it was chosen: what others changed since then is not
 * overwritten. An edit looks at the fields that it changes, as far as the record that was chosen
 * holds them; a deletion at all of them.
 */
export function createBulkWork(
  operation: RowOperation,
  options: BulkWorkOptions,
): BulkWork<ResourceRecord> {
  const { resource, words } = options;
  const common = judging(words);
  if (operation.kind === 'remove') {
    if (!resource.remove) throw new Error(`Records of '${resource.name}' cannot be deleted.`);
    return { ...common, ...removing(resource.remove, options) };
  }
  if (!resource.update) throw new Error(`Records of '${resource.name}' cannot be changed.`);
  if (Object.keys(operation.changes).length === 0)
    throw new RangeError('A change of many records has to change something.');
  return { ...common, ...editing(resource.update, operation.changes, options) };
}

/** What failures of writes say. */
export const judging = (
  words: BulkWords,
): Pick<BulkWork<ResourceRecord>, 'fateOf' | 'reasonOf' | 'waitOf'> => ({
  fateOf,
  reasonOf: (error) =>
    error instanceof MutationRejectedError
      ? words.refused(writeErrors(error))
      : error instanceof NotFoundError
        ? words.gone
        : words.failed(error),
  waitOf: (error) =>
    error instanceof AdminError && error.retryAt ? error.retryAt.getTime() - Date.now() : 0,
});

type Steps = Pick<BulkWork<ResourceRecord>, 'write' | 'settle'>;

function editing(
  update: UpdateDescriptor,
  changes: FormValues,
  { client, resource, words }: BulkWorkOptions,
): Steps {
  const inputs = update.inputs.filter(({ name }) => name in changes);
  const refused = (reason: string): Outcome => ({ status: 'refused', reason });
  const read = (row: ResourceRecord) =>
    readRecord(client, resource, row, 'no-cache').catch(noneIfMissing);
  const isWritten = (now: ResourceRecord): boolean => {
    const shown = inputs.filter((input) => input.value(now) !== undefined);
    return (
      shown.length > 0 &&
      shown.every((input) => isSameValue(input, input.value(now), changes[input.name]))
    );
  };
  const isChanged = (row: ResourceRecord, now: ResourceRecord): boolean =>
    inputs.some(
      (input) =>
        input.value(row) !== undefined &&
        input.value(now) !== undefined &&
        !isSameValue(input, input.value(row), input.value(now)),
    );
  /** Inputs whose definition says which values may follow on the one that is saved. */
  const ruled = inputs.flatMap((input: RuledInput) => {
    const choices = input.rules?.choices;
    return choices ? [{ input, choices }] : [];
  });
  const isOffered = (now: ResourceRecord): boolean =>
    ruled.every(({ input, choices }) =>
      choices(input.value(now), changes).some((value) =>
        isSameValue(input, value, changes[input.name]),
      ),
    );
  /** `null`: it is still to be written. */
  const judge = (row: ResourceRecord, now: ResourceRecord | null): Outcome | null => {
    if (now === null) return refused(words.gone);
    if (isWritten(now)) return done;
    if (isChanged(row, now)) return refused(words.changed);
    return isOffered(now) ? null : refused(words.notOffered);
  };
  const send = async (
    row: ResourceRecord,
    base: ResourceRecord,
    series: Promise<void>,
  ): Promise<Outcome> => {
    const sent = {
      document: update.document,
      variables: update.variables(keyOf(resource, row), changes, base),
      result: (data: unknown) => update.result(data),
    };
    const written = await sendWrite(client, sent, series);
    if (written.errors.length > 0) return refused(words.refused(written.errors));
    const confirmed = isConfirmed(written);
    // Some servers answer with no record when there was none to change, others never answer with
    // one.
    if (confirmed === true || written.record || !resource.show)
      return confirmed === false ? refused(words.unconfirmed) : done;
    const now = await read(row);
    return now === null
      ? refused(words.gone)
      : confirmed === false && !isWritten(now)
        ? refused(words.unconfirmed)
        : done;
  };
  return {
    async write(row, series) {
      let base = row;
      if (
        (!update.versioned ||
          ruled.length > 0 ||
          !tellsVersion(resource, row, (record) =>
            update.variables(keyOf(resource, row), changes, record),
          )) &&
        resource.show
      ) {
        // The server does not compare, or the row of a list holds no version that it could compare,
        // or a definition looks at what the record holds: it is read just before.
        const now = await read(row);
        const known = judge(row, now);
        if (known || now === null) return known ?? refused(words.gone);
        base = now;
      }
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await send(row, base, series);
        } catch (error) {
          if (!(error instanceof ConflictError) || !resource.show || attempt === attempts)
            throw error;
          const now = await read(row);
          const known = judge(row, now);
          if (known || now === null) return known ?? refused(words.gone);
          base = now;
        }
      }
    },
    settle:
      resource.show &&
      (async (row) => {
        const now = await read(row);
        const isReadable = now === null || inputs.some((input) => input.value(now) !== undefined);
        return isReadable ? judge(row, now) : { status: 'unknown' };
      }),
  };
}

function removing(remove: RemoveDescriptor, { client, resource, words }: BulkWorkOptions): Steps {
  const changed: Outcome = { status: 'refused', reason: words.changed };
  const read = (row: ResourceRecord) =>
    readRecord(client, resource, row, 'no-cache').catch(noneIfRefused);
  return {
    async write(row, series) {
      let base = row;
      if (
        (!remove.versioned ||
          !tellsVersion(resource, row, (record) =>
            remove.variables(keyOf(resource, row), record),
          )) &&
        resource.show
      ) {
        const now = await read(row);
        if (now === null) return done;
        if (changedFields(writtenFields(resource), row, now).length > 0) return changed;
        base = now;
      }
      for (let attempt = 1; ; attempt += 1) {
        try {
          const sent = {
            document: remove.document,
            variables: remove.variables(keyOf(resource, row), base),
            result: (data: unknown) => remove.result(data),
          };
          const written = await sendWrite(client, sent, series);
          if (written.errors.length > 0)
            return { status: 'refused', reason: words.refused(written.errors) };
          return (await isGone(client, resource, written, row))
            ? done
            : { status: 'refused', reason: words.unconfirmed };
        } catch (error) {
          if (error instanceof NotFoundError) return done;
          if (!(error instanceof ConflictError) || !resource.show || attempt === attempts)
            throw error;
          const now = await read(row);
          if (now === null) return done;
          if (changedFields(resource.fields, row, now).length > 0) return changed;
          base = now;
        }
      }
    },
    settle: resource.show && (async (row) => ((await read(row)) === null ? done : null)),
  };
}

/**
 * Whether what is sent says more of the record than its key: lists mostly leave its version out,
 * and a server that is told none compares none.
 */
function tellsVersion(
  { key }: KeyedResource,
  row: ResourceRecord,
  variables: (record: ResourceRecord) => unknown,
): boolean {
  try {
    return !isSameJson(
      variables(row),
      variables(Object.fromEntries(key.map((field) => [field, row[field]]))),
    );
  } catch {
    // It cannot be sent without.
    return true;
  }
}

function noneIfMissing(error: unknown): null {
  if (error instanceof NotFoundError) return null;
  throw error;
}

/**
 * Some servers refuse to show a record that is not there, in words of their own; a moment ago it
 * was shown.
 */
function noneIfRefused(error: unknown): null {
  if (error instanceof ReadRefusedError) return null;
  return noneIfMissing(error);
}

const fates: Readonly<Record<string, Fate>> = {
  UNAUTHENTICATED: 'shut',
  INVALID_OPERATION: 'shut',
  TOO_MANY_REQUESTS: 'busy',
  NETWORK: 'lost',
  TIMEOUT: 'lost',
  ABORTED: 'lost',
  UNREADABLE_RESPONSE: 'lost',
  EMPTY_RESPONSE: 'lost',
  SERVER_STATUS: 'lost',
  SERVER_FAULT: 'failed',
  WRITE_UNCONFIRMED: 'failed',
};

/** Statuses of one who stands in front of the server: what the server itself does, nobody has said. */
const onTheWay: ReadonlySet<number | undefined> = new Set([502, 503, 504]);

export function fateOf(error: unknown): Fate {
  const code = errorCode(error);
  if (code === 'SERVER_FAULT' && error instanceof AdminError && onTheWay.has(error.status))
    return 'lost';
  return fates[code] ?? 'refused';
}
