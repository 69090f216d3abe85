import { readConfig } from '../apps/api/src/config.ts';
import type { EndpointOptions } from '../apps/api/src/endpoint/endpoint-options.ts';
import { startEndpointServer } from '../apps/api/src/endpoint/endpoint-server.ts';

/** `npm start -- --endpoint https://…`: the built application for another server's endpoint, on one port. */
export async function serveEndpoint({ endpoint, headers, auth = process.env['VITE_ADMIN_AUTH'] }: EndpointOptions): Promise<void> {
  const { signIn } = await import('../packages/gql/src/generated/sign-in.ts');
  const kind = signIn ? 'mutation' : 'none';
  // Nothing else that the API is configured by means anything here.
  const { PORT, HOST, ADMIN_TRUST_PROXY, ADMIN_CONNECT_TO, ADMIN_SHUTDOWN_TIMEOUT } = process.env;
  const { port, host, trustProxy, connectTo, shutdownTimeout } = readConfig({ PORT, HOST, ADMIN_TRUST_PROXY, ADMIN_CONNECT_TO, ADMIN_SHUTDOWN_TIMEOUT });
  const server = await startEndpointServer({
    endpoint,
    headers,
    webRoot: 'apps/web/dist',
    port,
    host,
    trustProxy,
    connectTo,
    shutdownTimeout,
    configure: (own) => ({ auth: kind, ...own, ...(auth !== undefined && { auth }), endpoint: '/graphql', documents: 'text', server: endpoint.origin + endpoint.pathname }),
  });

  let isClosing = false;
  const stop = (): void => {
    // A second Ctrl-C does not wait.
    if (isClosing) process.exit(1);
    isClosing = true;
    void server.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  console.log(`\n  ${server.url}\n  /graphql is ${endpoint.origin}${endpoint.pathname}\n`);
}
