export {
  startGraphQLServer,
  type Answer,
  type GraphQLServer,
  type GraphQLServerOptions,
  type RawAnswer,
} from './start-graphql-server.ts';
export type { GraphQLRequest } from './read-request.ts';
