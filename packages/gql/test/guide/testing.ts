import { createAdminClient } from '@admin/gql';
import { ViewerDocument, type Viewer } from '@admin/gql/session';
import { createMockSchema, mockEverything, mockFetch, mockOperation, refusal } from '@admin/gql/testing';
import type { ApolloClient } from '@apollo/client';

/** A client that needs no server: some answers are given, all others are made from the schema. */
export function createTestClient(sdl: string, viewer: Viewer | null): ApolloClient {
  return createAdminClient({
    fetch: mockFetch(
      mockOperation(ViewerDocument, viewer ? { viewer } : refusal('UNAUTHENTICATED')),
      mockEverything(createMockSchema(sdl)),
    ),
  });
}
