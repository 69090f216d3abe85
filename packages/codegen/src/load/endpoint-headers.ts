import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { SchemaError } from './schema-error.ts';

const name = 'ADMIN_ENDPOINT_HEADERS';

/**
 * Headers for the endpoint of the project, which no command and no committed file should show: JSON
 * in the environment, or in the file `.env` of the working folder, where the server that stands
 * before that endpoint has them too: `ADMIN_ENDPOINT_HEADERS={"authorization":"Bearer …"}`.
 *
 * @throws SchemaError that does not repeat the text: it may hold a secret.
 */
export function readEndpointHeaders(): Readonly<Record<string, string>> {
  const text =
    process.env[name] ??
    (existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8'))[name] : undefined) ??
    '';
  if (text === '') return {};
  const headers = parsed(text);
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers))
    throw new SchemaError(
      `${name} is no JSON object. Write it as {"name":"value"}, or leave it out.`,
    );
  return Object.fromEntries(
    Object.entries(headers).map(([header, value]) => [header.toLowerCase(), String(value)]),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
