import { createAdminClient } from '@admin/gql';

import { schema } from './generated/schema.ts';

export const client = createAdminClient({ schema });
