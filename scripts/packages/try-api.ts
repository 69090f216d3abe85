import { join } from 'node:path';

import { answerTo, served, servesApplication } from './served.ts';

/** Starts the installed API on an embedded database with the built application, and requests both. */
export async function tryApi(folder: string, node: string): Promise<void> {
  const args = [
    join(folder, 'node_modules/@admin/api/bin/admin-api.js'),
    'start',
    '--web',
    'dist-web',
  ];
  await served(
    {
      node,
      args,
      folder,
      env: {
        DATABASE_URL: 'sample',
        ADMIN_DATA_DIR: 'memory',
        ADMIN_SAMPLE_ORDERS: '10',
        ADMIN_DOCUMENTS: 'any',
      },
    },
    async (url) => {
      await servesApplication(url);
      const answer = await answerTo('{ viewer { id } }', url);
      if (JSON.stringify(answer) !== '{"data":{"viewer":null}}')
        throw new Error(`admin-api answers ${JSON.stringify(answer)}`);
    },
  );
}
