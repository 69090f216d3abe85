/** Functions that may write are no mutations: whoever can sign in could execute them, and no screen would. Reading ones stay. */
export const NoFunctionMutationsPlugin: GraphileConfig.Plugin = {
  name: 'NoFunctionMutationsPlugin',
  schema: {
    entityBehavior: {
      pgResource: {
        override: (behavior, resource) => (resource.parameters && resource.isMutation ? '-*' : behavior),
      },
    },
  },
};
