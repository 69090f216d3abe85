import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';

/**
 * Terminal link that sends subscriptions through one link (WebSocket, SSE), and all other
 * operations through another.
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
