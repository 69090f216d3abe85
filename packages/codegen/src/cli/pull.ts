import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { printByName } from '../load/print-by-name.ts';
import { readEndpointHeaders } from '../load/endpoint-headers.ts';
import { introspect, requireLists } from '../load/introspect.ts';
import { UsageError } from './usage-error.ts';

export interface PullOptions {
  /** Beside those of the project's endpoint, and before them. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly out?: string;
  /** As in `IntrospectOptions`. */
  readonly timeout?: number;
}

/**
 * Writes an endpoint's schema as SDL. Types are sorted by name, so that a change of the schema is a
 * readable difference. Fields and enum values keep the order of the server, which is mostly the
 * order of reading or of a life cycle. Returns the text to print.
 */
export async function pull(
  url: string,
  { headers = {}, out, timeout }: PullOptions = {},
): Promise<string> {
  if (!/^https?:\/\//.test(url))
    throw new UsageError(
      `pull takes the URL of an endpoint, such as http://localhost:4000/graphql; this is ${url}.`,
    );
  const sent = { ...readEndpointHeaders(), ...headers };
  const schema = await introspect(url, {
    headers: sent,
    ...(timeout !== undefined && { timeout }),
  });
  requireLists(url, schema, Object.keys(sent));
  const sdl = printByName(schema);
  if (out === undefined) return sdl;
  try {
    await mkdir(dirname(out), { recursive: true });
    await writeFile(out, `${sdl}\n`);
  } catch (error) {
    throw new UsageError(
      `${out} cannot be written: ${error instanceof Error ? error.message : String(error)}. Name another file with --out, or change the rights of its folder.`,
      { cause: error },
    );
  }
  return `${out}: ${sdl.split('\n').length} lines, ${Object.keys(schema.getTypeMap()).filter((name) => !name.startsWith('__')).length} types.`;
}
