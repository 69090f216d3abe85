import type { GraphQLSchema } from 'graphql';

import { readEndpointHeaders } from './endpoint-headers.ts';
import { loadSchema } from './load-schema.ts';

/**
 * The schema that the configuration names; an endpoint is told the headers of the project.
 *
 * @param headers Of the command line: they go before.
 */
export function loadProjectSchema(
  source: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<GraphQLSchema> {
  return loadSchema(
    source,
    /^https?:/.test(source) ? { headers: { ...readEndpointHeaders(), ...headers } } : {},
  );
}
