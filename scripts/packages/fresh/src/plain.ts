import { createAdminClient, emptySchemaConfig } from '@admin/gql';
import { createRetryLink } from '@admin/gql/transport';

import { graphql } from './generated/documents/index.js';

/** A frontend without React. */
const client = createAdminClient({ schema: emptySchemaConfig, links: [createRetryLink()] });
const { data } = await client.query({
  query: graphql(`
    query Doctors {
      doctors(limit: 3) {
        id
        name
      }
    }
  `),
});
document.body.textContent = data?.doctors.map(({ name }) => name).join() ?? '';
