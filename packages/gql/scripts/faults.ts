/** Writes `docs/faults.md`. `npm run faults -w @admin/gql`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  faultTable,
  operations,
  plans,
  runFault,
  type Operation,
  type Outcome,
} from '../test/fault-campaign.ts';

// The first request of a process takes long enough to look like a fault.
await Promise.all(operations.map((operation) => runFault(() => undefined, operation)));

const outcomes: Record<string, Record<Operation, Outcome>> = {};
for (const [fault, plan] of Object.entries(plans)) {
  const [query, mutation, keyed, upload, sse, multipart, socket, deferred] = await Promise.all(
    operations.map((operation) => runFault(plan, operation)),
  );
  if (!query || !mutation || !keyed || !upload || !sse || !multipart || !socket || !deferred)
    throw new Error('Every operation has an outcome.');
  outcomes[fault] = {
    query,
    mutation,
    'mutation with key': keyed,
    upload,
    SSE: sse,
    multipart,
    WebSocket: socket,
    'deferred query': deferred,
  };
}
const table = faultTable(outcomes);
writeFileSync(join(import.meta.dirname, '../../../docs/faults.md'), table);
console.log(table);
