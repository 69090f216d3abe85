import { parseArgs } from 'node:util';

import { UsageError } from './usage-error.ts';

export const languages = ['ru', 'en'] as const;
/** `mutation`: the endpoint's own sign-in, which code generation finds. */
export const signIns = ['session', 'mutation', 'token', 'oidc', 'none'] as const;

export type Language = (typeof languages)[number];
export type SignIn = (typeof signIns)[number];

/** What the arguments say; the rest is asked for, or is what most want. */
export interface Given {
  readonly folder: string | undefined;
  readonly schema: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly language: Language | undefined;
  readonly signIn: SignIn | undefined;
  readonly issuer: string | undefined;
  readonly clientId: string | undefined;
  /** Nothing is asked. */
  readonly yes: boolean;
  readonly help: boolean;
}

export const usage = `npm create admin@latest <folder> -- [options]

  --schema <source>       sample, postgres://user:password@host:5432/name, URL of a GraphQL endpoint, or an SDL file
  --header <name: value>  sent to the endpoint; may be repeated
  --language <ru|en>      first language of the interface; the other can be chosen
  --auth <way>            session (of our API), mutation (the endpoint's own), token, oidc, none
  --issuer <url>          of OpenID Connect
  --client-id <id>        of OpenID Connect
  --yes                   ask nothing`;

/** @throws UsageError */
export function readArguments(args: readonly string[]): Given {
  const { values, positionals } = parse(args);
  if (positionals.length > 1)
    throw new UsageError(
      `One folder, please: ${positionals.join(', ')} are ${positionals.length}.\n\n${usage}`,
    );
  return {
    folder: positionals[0],
    schema: values.schema,
    headers: Object.fromEntries((values.header ?? []).map(headerOf)),
    language: oneOf('language', values.language, languages),
    signIn: oneOf('auth', values.auth, signIns),
    issuer: values.issuer,
    clientId: values['client-id'],
    yes: values.yes ?? false,
    help: values.help ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        schema: { type: 'string' },
        header: { type: 'string', multiple: true },
        language: { type: 'string' },
        auth: { type: 'string' },
        issuer: { type: 'string' },
        'client-id': { type: 'string' },
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, {
      cause: error,
    });
  }
}

function oneOf<const Value extends string>(
  name: string,
  given: string | undefined,
  known: readonly Value[],
): Value | undefined {
  const found = known.find((value) => value === given);
  if (given !== undefined && found === undefined)
    throw new UsageError(`--${name} is ${given}, and can be ${known.join(', ')}.`);
  return found;
}

function headerOf(text: string): [string, string] {
  const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*:\s*(.+?)\s*$/.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new UsageError(`--header is "${text}"; a header is written as "name: value".`);
  return [name.toLowerCase(), value];
}
