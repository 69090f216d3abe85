import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * Between a client and a server; told to, it swallows everything, as a network does that drops
 * packets: nothing is closed, nothing arrives.
 */
export interface SilentProxy {
  /** The URL given, by way of the proxy. */
  readonly url: string;
  fallSilent(): void;
  /** Forwards again. What was swallowed is gone, so that connections of before are of no use. */
  speak(): void;
  close(): void;
}

export async function startProxy(url: string): Promise<SilentProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const pipe = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('data', (data) => {
      if (!isSilent) to.write(data);
    });
    from.on('close', () => {
      sockets.delete(from);
      if (!isSilent) to.destroy();
    });
    from.on('error', () => {});
  };
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    pipe(client, upstream);
    pipe(upstream, client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  const proxied = new URL(url);
  proxied.port = String(address.port);
  return {
    url: proxied.href,
    fallSilent: () => void (isSilent = true),
    speak: () => void (isSilent = false),
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
