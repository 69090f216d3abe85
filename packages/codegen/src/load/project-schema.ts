import type { GraphQLSchema } from 'graphql';

import { readEndpointHeaders } from './endpoint-headers.ts';
import { loadSchema } from './load-schema.ts';

/**
 * Loads the schema that the configuration names. A request to an endpoint carries the project's
 * headers.
 *
 * @param headers Headers of the command line. They override those of the project.
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
