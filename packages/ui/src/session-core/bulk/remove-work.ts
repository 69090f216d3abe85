import type { RemoveDescriptor } from '@admin/gql/resource';

import { changedFields } from '../../values/changed-fields.ts';
import { keyOf, writtenFields } from '../../values/record-key.ts';
import {
  done,
  mostFollowed,
  refused,
  tellsVersion,
  type RowSteps,
  type RowWorkOptions,
} from './row-work.ts';

/** Deletes a record. The deletion is refused where others have changed it since the row was read. */
export function createRemoveWork(
  remove: RemoveDescriptor,
  { resource, server, words }: RowWorkOptions,
): RowSteps {
  const changed = refused(words.changed);
  const { read } = server;
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
          const written = await server.send(remove.variables(keyOf(resource, row), base), series);
          if (written.errors.length > 0) return refused(words.refused(written.errors));
          return (await server.isGone(written, row)) ? done : refused(words.unconfirmed);
        } catch (error) {
          if (server.isMissing(error)) return done;
          if (!server.isConflict(error) || !resource.show || attempt === mostFollowed) throw error;
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
