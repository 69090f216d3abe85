import { readEndpointOptions } from '../endpoint/endpoint-options.ts';
import { serveEndpoint } from '../endpoint/serve-endpoint.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const options = readEndpointOptions(process.argv.slice(2), process.env);
  if (options) await serveEndpoint(options);
});
