import type { OfferedFunctions } from '../database/offered-functions.ts';

declare global {
  namespace DataplanPg {
    interface PgResourceExtensions {
      /** Of a function that the API does not have. */
      isWithheld?: boolean;
    }
  }
}

/** Functions that are withheld are neither mutations nor fields, whatever their comments say. */
export function createWithheldFunctionsPlugin({
  withheld,
}: Pick<OfferedFunctions, 'withheld'>): GraphileConfig.Plugin {
  return {
    name: 'WithheldFunctionsPlugin',
    after: ['smart-tags'],
    gather: {
      hooks: {
        pgProcedures_PgResourceOptions(_info, { pgProc: { _id: id }, resourceOptions }) {
          if (withheld.has(id))
            resourceOptions.extensions = { ...resourceOptions.extensions, isWithheld: true };
        },
      },
    },
    schema: {
      entityBehavior: {
        pgResource: {
          override: (behavior, { extensions }) => (extensions?.isWithheld ? '-*' : behavior),
        },
      },
    },
  };
}
