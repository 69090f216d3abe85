import { LIST_TYPES, TYPES } from '@dataplan/pg';
import { type SQL, sql } from 'pg-sql2';

/**
 * `char(10)` as it is meant: PostgreSQL fills such a value up with spaces, which a cast to `text`
 * takes off again. Changed in the codec itself, which filters and search know by identity, and
 * which every domain over it copies.
 */
export const PaddedTextPlugin: GraphileConfig.Plugin = {
  name: 'PaddedTextPlugin',
  gather: {
    hooks: {
      pgIntrospection_introspection() {
        Object.assign(TYPES.bpchar, {
          castFromPg: (fragment: SQL) => sql`${sql.parens(fragment)}::text`,
        });
        Object.assign(LIST_TYPES.bpchar, {
          castFromPg: (fragment: SQL) => sql`${sql.parens(fragment)}::text[]::text`,
        });
      },
    },
  },
};
