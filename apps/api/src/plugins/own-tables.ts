import type { PgClass } from 'pg-introspection';
import { ownTypes } from '../names/own-names.ts';

const shown: readonly string[] = ['accounts'];

/** Names that are taken: a table called so gets `Record` after its name. */
const reservedTypes = new Set(ownTypes);

/**
 * Of the tables in the schema `admin`, accounts are administered like any other resource;
 * passwords, sessions, settings and migrations are taken out before anything is made of them, and
 * so are tables that inherit from another one: its list has their records. Their type is `Account`,
 * or `AdminAccount` where the administered schemas have accounts of their own.
 */
export function createOwnTablesPlugin({
  hasOtherAccounts,
}: {
  readonly hasOtherAccounts: boolean;
}): GraphileConfig.Plugin {
  return {
    name: 'OwnTablesPlugin',
    after: ['PgTablesPlugin'],
    inflection: {
      replace: {
        _schemaPrefix(previous, _options, details) {
          if (details.pgNamespace.nspname === 'admin') return hasOtherAccounts ? 'admin_' : '';
          return previous?.(details) ?? '';
        },
        dontEndInInputOrPatch(previous, _options, text) {
          const name = previous?.(text) ?? text;
          return reservedTypes.has(this.upperCamelCase(name)) ? `${name}_record` : name;
        },
      },
    },
    gather: {
      hooks: {
        pgIntrospection_introspection(_info, { introspection }) {
          // What inherits from a table is found in it; partitions are taken out by PostGraphile.
          const isHidden = (table: PgClass | undefined): boolean =>
            table !== undefined &&
            ((table.getNamespace()?.nspname === 'admin' && !shown.includes(table.relname)) ||
              (table.relispartition !== true && table.getInherited().length > 0));
          // Constraints first: they find their tables by looking.
          introspection.constraints = introspection.constraints.filter(
            (constraint) =>
              !isHidden(constraint.getClass()) && !isHidden(constraint.getForeignClass()),
          );
          introspection.classes = introspection.classes.filter((table) => !isHidden(table));
          introspection.procs = introspection.procs.filter(
            (procedure) => procedure.getNamespace()?.nspname !== 'admin',
          );
        },
      },
    },
  };
}
