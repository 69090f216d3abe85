import { MutationRejectedError } from '@admin/gql';
import type { FilterCondition, FormValues, ResourceRecord, WriteError } from '@admin/gql/resource';

import { rowsQuery } from '../../data/rows-query.ts';
import { errorCode } from '../../text/error-text.ts';
import { keyOf } from '../../values/record-key.ts';
import { writeErrors } from '../../form/refusal.ts';
import type { TargetOptions } from './api-target.ts';
import type { ImportTarget, RefusedRow } from './import-target.ts';
import { ownValue } from '../../values/own-value.ts';

/** Number of rows that are written at a time. */
const atOnce = 4;

export interface RowTargetOptions extends TargetOptions {
  readonly severalRecords: string;
  readonly noRecord: string;
}

/**
 * Target for any server: one mutation per row, several at a time. If the import updates by a key,
 * the list is queried first for the record with that key.
 */
export function createRowTarget({
  client,
  resource,
  reasonOf,
  severalRecords,
  noRecord,
}: RowTargetOptions): ImportTarget {
  const { create, update, list } = resource;
  const find = async (
    values: FormValues,
    key: readonly string[],
  ): Promise<readonly ResourceRecord[]> => {
    if (!list || key.length === 0) return [];
    const filters = key.map((name): FilterCondition => {
      const filter = list.filters.find((each) => each.name === name || each.field === name);
      return { field: filter?.name ?? name, operator: 'eq', value: values[name] };
    });
    if (filters.some(({ value }) => value === null || value === undefined)) return [];
    const request = { page: 0, pageSize: 2, sort: [], filters, search: '', columns: [] };
    const { data } = await client.query(rowsQuery(list, request), { freshness: 'uncached' });
    return data === undefined ? [] : list.records(data, request);
  };
  const writeOne = async (
    values: FormValues,
    key: readonly string[],
  ): Promise<'created' | 'updated' | readonly WriteError[]> => {
    const found = await find(values, key);
    const [record] = found;
    if (found.length > 1) return [{ message: severalRecords }];
    const operation = record ? update : create;
    if (!operation) return [{ message: noRecord }];
    const taken = new Set(operation.inputs.map(({ name }) => name));
    const given = Object.fromEntries(
      Object.entries(values).filter(([name]) => taken.has(name) && !(record && key.includes(name))),
    );
    const missing = record
      ? []
      : (create?.inputs ?? []).filter(
          ({ name, required, list: several, kind }) =>
            required && ownValue(given, name) === undefined && !several && kind !== 'boolean',
        );
    if (missing.length > 0)
      return missing.map(({ name }) => ({ message: '', code: 'NOT_NULL_VIOLATION', input: name }));
    const variables =
      record && update
        ? update.variables(keyOf(resource, record), given, record)
        : (create?.variables(given) ?? {});
    const data = await client.mutate(
      { mutation: operation.document, variables },
      { isUncached: true },
    );
    const result = data === undefined ? { errors: [] } : operation.result(data);
    return result.errors.length > 0 ? result.errors : record ? 'updated' : 'created';
  };
  return {
    mostRows: atOnce,
    mostBytes: Number.POSITIVE_INFINITY,
    keys: undefined,
    canTry: false,
    repeatable: 0,
    async write({ rows, key }) {
      const counts = { created: 0, updated: 0 };
      const refused: RefusedRow[] = [];
      const unsent: number[] = [];
      const unsure: number[] = [];
      let failed: unknown;
      await Promise.all(
        rows.map(async ({ at, values }) => {
          try {
            const outcome = await writeOne(values, key);
            if (typeof outcome === 'string') counts[outcome] += 1;
            else refused.push({ at, reasons: outcome.map(reasonOf) });
          } catch (error) {
            if (error instanceof MutationRejectedError)
              refused.push({ at, reasons: writeErrors(error).map(reasonOf) });
            else {
              failed ??= error;
              (notLetIn.has(errorCode(error)) ? unsent : unsure).push(at);
            }
          }
        }),
      );
      return {
        ...counts,
        refused,
        ...(failed !== undefined && { failure: { error: failed, unsent, unsure } }),
      };
    },
  };
}

/** Codes of requests that the server did not carry out. */
const notLetIn: ReadonlySet<string> = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'TOO_MANY_REQUESTS',
  'INVALID_OPERATION',
  'CONFLICT',
  'NOT_FOUND',
]);
