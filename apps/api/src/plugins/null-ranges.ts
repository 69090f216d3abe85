import type { PgCodec } from '@dataplan/pg';
import { type SQL, sql } from 'pg-sql2';

/**
 * A range of moments that is null stays null. PostGraphile reads such ranges as their parts, of
 * which a null range has none, and took it for one without bounds.
 */
export const NullRangesPlugin: GraphileConfig.Plugin = {
  name: 'NullRangesPlugin',
  gather: {
    hooks: {
      pgCodecs_PgCodec(_info, { pgCodec }: { readonly pgCodec: PgCodec }) {
        const { castFromPg } = pgCodec;
        if (!pgCodec.rangeOfCodec || !castFromPg) return;
        Object.assign(pgCodec, {
          castFromPg: (range: SQL, isNeverNull?: boolean) =>
            sql`case when ${range} is null then null else ${castFromPg(range, isNeverNull)} end`,
        });
      },
    },
  },
};
