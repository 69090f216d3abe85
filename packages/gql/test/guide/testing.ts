import { createAdminClient, type SchemaConfig } from '@admin/gql';
import { ViewerDocument, type Viewer } from '@admin/gql/session';
import {
  createMockSchema,
  mockEverything,
  mockFetch,
  mockOperation,
  refusal,
} from '@admin/gql/testing';
import type { ApolloClient } from '@apollo/client';

/** A client that needs no server: some answers are given, all others are made from the schema. */
export function createTestClient(
  sdl: string,
  schema: SchemaConfig,
  viewer: Viewer | null,
): ApolloClient {
  return createAdminClient({
    schema,
    fetch: mockFetch(
      mockOperation(ViewerDocument, viewer ? { viewer } : refusal('UNAUTHENTICATED')),
      mockEverything(createMockSchema(sdl)),
    ),
  });
}
