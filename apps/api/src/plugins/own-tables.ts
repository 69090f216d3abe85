import type { PgClass } from 'pg-introspection';
import { ownTypes } from '../names/own-names.ts';

const shown: readonly string[] = ['accounts'];

/** Reserved names: a table with such a name gets the suffix `Record`. */
const reservedTypes = new Set(ownTypes);

/**
 * Removes tables of the schema `admin` from the API, except for accounts, which are administered
 * like any other resource: passwords, sessions, settings and migrations. Tables that inherit from
 * another are removed too, because the parent's list has their records. The type of the accounts is
 * `Account`, or `AdminAccount` where the administered schemas have accounts of their own.
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
          // Rows of an inheriting table are found in its parent; PostGraphile removes partitions.
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
