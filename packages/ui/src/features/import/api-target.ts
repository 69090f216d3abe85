import { AdminError } from '@admin/gql';
import { ImportRecordsDocument, ImportRulesDocument } from '@admin/gql/session';
import type { KeyedResource, WriteError } from '@admin/gql/resource';

import type { DataClient } from '../../data/data-client.ts';
import { errorCode } from '../../text/error-text.ts';
import type { ImportTarget, Reason } from './import-target.ts';

export interface TargetOptions {
  readonly client: DataClient;
  readonly resource: KeyedResource;
  /** Reason for the server's refusal of a row, in the language of the interface. */
  readonly reasonOf: (error: WriteError) => Reason;
}

/**
 * Milliseconds for which the API remembers a call: thirty days, minus one for differences of
 * clocks.
 */
const remembered = 29 * 86_400_000;

/**
 * The API accepts one million bytes per import request. The margin is for the headers that a proxy
 * may count, the document, and the name of the call.
 */
const mostBytes = 880_000;

/** Milliseconds of a call. The server finds refused rows one by one. */
const patience = 120_000;

/** Codes of transient failures: the network, a restart, a concurrent write to the same rows. */
const passing: ReadonlySet<string> = new Set([
  'NETWORK',
  'TIMEOUT',
  'UNREADABLE_RESPONSE',
  'EMPTY_RESPONSE',
  'TOO_MANY_REQUESTS',
  'CONFLICT',
]);
const passingStatuses: ReadonlySet<number | undefined> = new Set([408, 425, 502, 503, 504]);

function waitAfter(error: unknown): number | undefined {
  const known = error instanceof AdminError ? error : undefined;
  if (!passing.has(errorCode(error)) && !passingStatuses.has(known?.status)) return undefined;
  return Math.max(0, (known?.retryAt?.getTime() ?? 0) - Date.now());
}

/**
 * Target that imports by our API: a call is a transaction that is carried out once, however often
 * it is sent. `undefined` if the API does not import records of this type.
 */
export async function createApiTarget({
  client,
  resource,
  reasonOf,
}: TargetOptions): Promise<ImportTarget | undefined> {
  const { data } = await client.query(
    { query: ImportRulesDocument, variables: { input: { type: resource.type } } },
    { freshness: 'uncached' },
  );
  const rules = data?.viewer?.importRules;
  if (!rules) return undefined;
  return {
    mostRows: rules.mostRows,
    mostBytes,
    keys: rules.keys,
    takableKey: rules.takableKey ?? undefined,
    canTry: true,
    repeatable: remembered,
    waitAfter,
    async write({ id, rows, key, takesKeys, dryRun }, signal) {
      const input = {
        type: resource.type,
        id,
        rows: rows.map(({ values }) => values),
        ...(key.length > 0 && { key }),
        ...(takesKeys && { takesKeys }),
        dryRun,
      };
      const written = await client.mutate(
        { mutation: ImportRecordsDocument, variables: { input } },
        {
          isUncached: true,
          writes: dryRun ? [] : [resource.type],
          timeout: patience,
          signal,
        },
      );
      const answer = written?.importRecords;
      if (!answer) throw new Error('The API has not said what it wrote.');
      const reasons = new Map<number, Reason[]>();
      for (const { row, message, code, columns } of answer.refused) {
        const of =
          columns.length === 0
            ? [reasonOf({ message, code })]
            : columns.map((input) => reasonOf({ message, code, input }));
        reasons.set(row, [...(reasons.get(row) ?? []), ...of]);
      }
      return {
        created: answer.created,
        updated: answer.updated,
        refused: [...reasons].map(([row, said]) => ({ at: rows[row]?.at ?? 0, reasons: said })),
      };
    },
  };
}
