import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname } from 'node:path';

export interface ServedOptions {
  readonly node: string;
  /** Arguments of Node: the script and its own. */
  readonly args: readonly string[];
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a server, visits the address that it says, and ends it. */
export async function served(
  { node, args, folder, env = {} }: ServedOptions,
  visit: (url: string) => Promise<void>,
): Promise<void> {
  const server = spawn(node, [...args], {
    cwd: folder,
    // Its child processes run on the same Node.
    env: {
      ...process.env,
      PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`,
      PORT: '0',
      HOST: '127.0.0.1',
      ...env,
    },
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
  void ended.then(() => reject(new Error(`${args.join(' ')} ended: ${said}`)));
  try {
    await visit(await address);
  } finally {
    server.kill();
    await ended;
  }
}

/** The page at the address is the application. */
export async function servesApplication(url: string): Promise<void> {
  const page = await (await fetch(url)).text();
  if (!page.includes('<script type="module"'))
    throw new Error(`The server does not serve the application: ${page}`);
}

/** Answer of the endpoint that the application's server proxies or serves. */
export async function answerTo(query: string, url: string): Promise<unknown> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ query }),
  });
  return response.json();
}
