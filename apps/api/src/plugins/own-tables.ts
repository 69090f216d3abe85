import type { PgClass } from 'pg-introspection';

const shown: readonly string[] = ['accounts'];

/**
 * Of the tables in the schema `admin`, accounts are administered like any other resource; passwords, sessions, settings and migrations
 * are taken out before anything is made of them. Names carry no prefix: `Account`, not `AdminAccount`.
 */
export const OwnTablesPlugin: GraphileConfig.Plugin = {
  name: 'OwnTablesPlugin',
  after: ['PgTablesPlugin'],
  inflection: {
    replace: {
      _schemaPrefix(previous, _options, details) {
        return details.pgNamespace.nspname === 'admin' ? '' : (previous?.(details) ?? '');
      },
    },
  },
  gather: {
    hooks: {
      pgIntrospection_introspection(_info, { introspection }) {
        const isHidden = (table: PgClass | undefined): boolean => table !== undefined && table.getNamespace()?.nspname === 'admin' && !shown.includes(table.relname);
        // Constraints first: they find their tables by looking.
        introspection.constraints = introspection.constraints.filter((constraint) => !isHidden(constraint.getClass()) && !isHidden(constraint.getForeignClass()));
        introspection.classes = introspection.classes.filter((table) => !isHidden(table));
        introspection.procs = introspection.procs.filter((procedure) => procedure.getNamespace()?.nspname !== 'admin');
      },
    },
  },
};
