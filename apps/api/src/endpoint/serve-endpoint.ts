import { readConfig } from '../config.ts';
import { openEndpointWarning, type EndpointOptions } from './endpoint-options.ts';
import { startEndpointServer } from './endpoint-server.ts';

/**
 * The built application for another server's endpoint, on one port. `suggested`: how people sign
 * in, where neither page nor command says.
 */
export async function serveEndpoint(
  { endpoint, headers, gate, auth = process.env['VITE_ADMIN_AUTH'] }: EndpointOptions,
  suggested?: string,
): Promise<void> {
  // Nothing else that the API is configured by means anything here.
  const {
    PORT,
    HOST,
    ADMIN_HOSTS,
    ADMIN_TRUST_PROXY,
    ADMIN_CONNECT_TO,
    ADMIN_IMAGES_FROM,
    ADMIN_SHUTDOWN_TIMEOUT,
  } = process.env;
  const { port, host, hosts, trustProxy, connectTo, imagesFrom, shutdownTimeout } = readConfig({
    PORT,
    HOST,
    ADMIN_HOSTS,
    ADMIN_TRUST_PROXY,
    ADMIN_CONNECT_TO,
    ADMIN_IMAGES_FROM,
    ADMIN_SHUTDOWN_TIMEOUT,
  });
  const server = await startEndpointServer({
    endpoint,
    headers,
    webRoot: 'apps/web/dist',
    port,
    host,
    hosts,
    gate,
    trustProxy,
    connectTo,
    imagesFrom,
    shutdownTimeout,
    configure: (own) => ({
      ...(suggested !== undefined && { auth: suggested }),
      ...own,
      ...(auth !== undefined && { auth }),
      endpoint: '/graphql',
      documents: 'text',
      server: endpoint.origin + endpoint.pathname,
    }),
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
  const warning = openEndpointWarning({ headers, gate }, host);
  if (warning !== undefined) console.warn(`  ${warning}\n`);
}
