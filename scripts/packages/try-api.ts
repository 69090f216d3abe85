import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts the installed API on an embedded database beside the built application, and asks both. */
export async function tryApi(folder: string, node: string): Promise<void> {
  const server = spawn(node, [join(folder, 'node_modules/@admin/api/bin/admin-api.js'), 'start', '--web', 'dist-web'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ADMIN_DATA_DIR: 'memory', ADMIN_SAMPLE_ORDERS: '10', ADMIN_DOCUMENTS: 'any' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  let said = '';
  const { promise: address, resolve, reject } = Promise.withResolvers<string>();
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [url] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    });
  }
  void ended.then(() => reject(new Error(`admin-api ended: ${said}`)));
  try {
    const url = await address;
    const page = await (await fetch(url)).text();
    if (!page.includes('<script type="module"')) throw new Error(`admin-api does not serve the application: ${page}`);
    const answer: unknown = await (await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', origin: url }, body: JSON.stringify({ query: '{ viewer { id } }' }) })).json();
    if (JSON.stringify(answer) !== '{"data":{"viewer":null}}') throw new Error(`admin-api answers ${JSON.stringify(answer)}`);
  } finally {
    server.kill();
    await ended;
  }
}
