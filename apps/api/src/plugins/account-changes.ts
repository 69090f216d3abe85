import { getOperationAST, OperationTypeNode } from 'grafast/graphql';
import type { ViewerCache } from '../accounts/viewer-cache.ts';

/**
 * Whatever a mutation changed of accounts and sessions holds for every request that comes after its
 * answer.
 */
export function createAccountChangesPlugin(viewers: ViewerCache): GraphileConfig.Plugin {
  return {
    name: 'AccountChangesPlugin',
    grafast: {
      middleware: {
        async execute(next, { args }) {
          const isMutation =
            getOperationAST(args.document, args.operationName)?.operation ===
            OperationTypeNode.MUTATION;
          try {
            return await next();
          } finally {
            if (isMutation) viewers.clear();
          }
        },
      },
    },
  };
}
