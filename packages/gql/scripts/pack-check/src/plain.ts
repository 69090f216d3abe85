import { createAdminClient, createRetryLink, ViewerDocument } from '@admin/gql';

const client = createAdminClient({ links: [createRetryLink()] });
const { data } = await client.query({ query: ViewerDocument });
document.body.textContent = data?.viewer?.name ?? '';
