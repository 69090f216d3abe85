import { createAdminClient, createRetryLink, refreshAfterWrite, ViewerDocument } from '@admin/gql';

const client = createAdminClient({ links: [createRetryLink()] });
const { data } = await client.query({ query: ViewerDocument });
document.body.textContent = data?.viewer?.name ?? '';
await refreshAfterWrite(client, { type: 'Order', rootFieldsByType: {} });
