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
        const admin = introspection.namespaces.find(({ nspname }) => nspname === 'admin')?._id;
        const hidden = new Set(introspection.classes.filter(({ relnamespace, relname }) => relnamespace === admin && !shown.includes(relname)).map(({ _id }) => _id));
        introspection.classes = introspection.classes.filter(({ _id }) => !hidden.has(_id));
        introspection.constraints = introspection.constraints.filter(({ conrelid, confrelid }) => !hidden.has(conrelid) && !hidden.has(confrelid ?? ''));
        introspection.procs = introspection.procs.filter(({ pronamespace }) => pronamespace !== admin);
      },
    },
  },
};
