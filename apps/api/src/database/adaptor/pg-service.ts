import type { PgClient } from '@dataplan/pg';
import { makePgService } from '@dataplan/pg/adaptors/pg';
import { type AdaptorOptions, createWithPgClient } from './adaptor.ts';

declare global {
  namespace GraphileConfig {
    interface PgAdaptors {
      admin: {
        readonly adaptorSettings: AdaptorOptions;
        readonly makePgServiceOptions: MakePgServiceOptions;
        readonly client: PgClient;
      };
    }
  }
}

interface MakePgServiceOptions extends AdaptorOptions {
  /** Schemas whose tables are in the API. */
  readonly schemas: readonly string[];
}

/** The database for PostGraphile, reached by our own adaptor. */
export function createPgService(
  options: MakePgServiceOptions,
): GraphileConfig.PgServiceConfiguration<'admin'> {
  const { pool, schemas } = options;
  const {
    adaptor: _replaced,
    adaptorSettings: _settings,
    ...service
  } = makePgService({ pool, schemas: [...schemas], pubsub: false });
  return {
    ...service,
    adaptorSettings: options,
    adaptor: { createWithPgClient, makePgService: createPgService },
  };
}
