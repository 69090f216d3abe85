import {
  isConfirmed,
  type FormValues,
  type ResourceRecord,
  type UpdateDescriptor,
} from '@admin/gql/resource';

import { keyOf } from '../../values/record-key.ts';
import { isSameValue } from '../../values/same-value.ts';
import type { Outcome } from './row-state.ts';
import {
  done,
  mostFollowed,
  refused,
  tellsVersion,
  type RowSteps,
  type RowWorkOptions,
} from './row-work.ts';

/**
 * Changes fields of a record. The edit is refused where others have changed one of these fields
 * since the row was read. Only fields of the row can be compared.
 */
export function createEditWork(
  update: UpdateDescriptor,
  changes: FormValues,
  { resource, server, words, choicesOf }: RowWorkOptions,
): RowSteps {
  const { read } = server;
  const inputs = update.inputs.filter(({ name }) => Object.hasOwn(changes, name));
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
  /** Inputs whose definition restricts the values that may follow the saved value. */
  const ruled = inputs.flatMap((input) => {
    const choices = choicesOf(input);
    return choices ? [{ input, choices }] : [];
  });
  const isOffered = (now: ResourceRecord): boolean =>
    ruled.every(({ input, choices }) =>
      choices(input.value(now), changes).some((value) =>
        isSameValue(input, value, changes[input.name]),
      ),
    );
  /** Outcome of a row by its present record; `null` where it must still be written. */
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
    const written = await server.send(
      update.variables(keyOf(resource, row), changes, base),
      series,
    );
    if (written.errors.length > 0) return refused(words.refused(written.errors));
    const confirmed = isConfirmed(written);
    // Some servers return no record when there was none to change, others never return one.
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
        // Reads the record before the write, where the server does not compare versions, the row
        // has no version, or a definition depends on the present record.
        const now = await read(row);
        const known = judge(row, now);
        if (known || now === null) return known ?? refused(words.gone);
        base = now;
      }
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await send(row, base, series);
        } catch (error) {
          if (!server.isConflict(error) || !resource.show || attempt === mostFollowed) throw error;
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
