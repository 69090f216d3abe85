// First: it sets what Graphile reads when it is loaded.
export { readConfig, type Config, type DocumentsConfig } from './config.ts';
export { startServer, type RunningServer, type ServerOptions } from './server.ts';
export { startEndpointServer, type EndpointServerOptions } from './endpoint/endpoint-server.ts';
export { printAdminSchema } from './print-schema.ts';
export { StartError } from './start-error.ts';
