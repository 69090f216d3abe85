import type { PgResourceUnique } from '@dataplan/pg';

/**
 * Records are changed and deleted by their primary key alone; the other unique keys only look
 * records up.
 */
export const PrimaryKeyMutationsPlugin: GraphileConfig.Plugin = {
  name: 'PrimaryKeyMutationsPlugin',
  schema: {
    entityBehavior: {
      pgResourceUnique: {
        override: (behavior, [resource, unique]) => {
          const hasPrimaryKey = resource.uniques.some(
            (unique: PgResourceUnique) => unique.isPrimary,
          );
          return hasPrimaryKey && !unique.isPrimary
            ? [behavior, '-constraint:resource:update', '-constraint:resource:delete']
            : behavior;
        },
      },
    },
  },
};
