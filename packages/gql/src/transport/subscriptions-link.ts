import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';

/**
 * Ends the chain with two ways out: subscriptions by the one (WebSocket, SSE), everything else by
 * the other.
 */
export function createSubscriptionsLink(
  subscriptions: ApolloLink,
  queriesAndMutations: ApolloLink,
): ApolloLink {
  return ApolloLink.split(
    (operation) => operation.operationType === OperationTypeNode.SUBSCRIPTION,
    subscriptions,
    queriesAndMutations,
  );
}
