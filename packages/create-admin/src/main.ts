import { relative, resolve } from 'node:path';

import { cancel, intro, outro, select, text } from '@clack/prompts';

import { readArguments, usage, type Given, type Language, type SignIn } from './choices.ts';
import { readSchemaSource, type SchemaSource } from './schema-source.ts';
import { UsageError } from './usage-error.ts';
import { checkFolder, writeProject } from './write-project.ts';

/**
 * Asks what the arguments do not say, where somebody can answer, and writes the project.
 * `templates`: in place of those of the package.
 */
export async function main(args: readonly string[], templates?: string): Promise<void> {
  try {
    const given = readArguments(args);
    if (given.help) console.log(usage);
    else await create(given, !given.yes && process.stdin.isTTY, templates);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}

async function create(given: Given, asks: boolean, templates?: string): Promise<void> {
  if (asks) intro('An admin over your schema');
  const folder = given.folder ?? (asks ? await askText('Folder', 'my-admin') : 'my-admin');
  checkFolder(folder);
  const source = await readSchemaSource(
    given.schema ?? (asks ? await askSchema() : 'sample'),
    given.headers,
  );
  const language = given.language ?? (asks ? await askLanguage() : 'ru');
  const signIn =
    given.signIn ?? (asks ? await askSignIn(source) : isOurs(source) ? 'session' : 'none');
  if (signIn === 'session' && !isOurs(source))
    throw new UsageError(
      '--auth session is the sign-in of our own API, over a database. An endpoint has its own: mutation, token, oidc or none.',
    );
  const issuer =
    signIn === 'oidc'
      ? (given.issuer ??
        (asks ? await askText('Issuer', 'https://accounts.example.com') : undefined))
      : undefined;
  const clientId =
    signIn === 'oidc'
      ? (given.clientId ?? (asks ? await askText('Client ID', 'admin') : undefined))
      : undefined;
  if (signIn === 'oidc' && (issuer === undefined || clientId === undefined))
    throw new UsageError(
      '--auth oidc needs --issuer https://accounts.example.com and --client-id admin.',
    );
  if (issuer !== undefined && !/^https?:/.test(URL.parse(issuer)?.protocol ?? ''))
    throw new UsageError(
      `--issuer is ${issuer}, which is no address: https://accounts.example.com.`,
    );
  writeProject({ folder, source, language, signIn, issuer, clientId }, templates);
  const path = relative(process.cwd(), resolve(folder));
  const next = `${path === '' ? '' : `cd ${path}\n`}npm install\nnpm start`;
  if (asks) outro(`Written. Next:\n\n${next}\n`);
  else console.log(`\nWritten. Next:\n\n${next}\n`);
}

const isOurs = ({ kind }: SchemaSource): boolean => kind === 'sample' || kind === 'database';

async function askSchema(): Promise<string> {
  const database = process.env['DATABASE_URL'] || undefined;
  const kind = answered(
    await select({
      message: 'What does it administer?',
      options: [
        { value: 'sample', label: 'A sample shop, to look around' },
        {
          value: 'database',
          label: 'A PostgreSQL database',
          ...(database !== undefined && { hint: 'DATABASE_URL' }),
        },
        { value: 'endpoint', label: 'A GraphQL endpoint' },
        { value: 'file', label: 'A schema in a file', hint: 'records are made up' },
      ],
    }),
  );
  if (kind === 'sample') return kind;
  if (kind === 'database')
    return (
      database ?? askText('Address of the database', 'postgres://user:password@localhost:5432/name')
    );
  return kind === 'endpoint'
    ? askText('Address of the endpoint', 'https://api.example.com/graphql')
    : askText('SDL file', 'schema.graphql');
}

async function askLanguage(): Promise<Language> {
  return answered<Language>(
    await select<Language>({
      message: 'First language of the interface',
      options: [
        { value: 'ru', label: 'Русский' },
        { value: 'en', label: 'English' },
      ],
    }),
  );
}

async function askSignIn(source: SchemaSource): Promise<SignIn> {
  const others = [
    { value: 'token' as const, label: 'A token that people type in' },
    { value: 'oidc' as const, label: 'OpenID Connect' },
    { value: 'none' as const, label: 'None' },
  ];
  if (isOurs(source)) return 'session';
  return answered<SignIn>(
    await select<SignIn>({
      message: 'How do people sign in?',
      options: [{ value: 'mutation', label: 'By the sign-in of the endpoint' }, ...others],
    }),
  );
}

async function askText(message: string, placeholder: string): Promise<string> {
  return answered(await text({ message, placeholder, defaultValue: placeholder })).trim();
}

/** What was answered; Ctrl-C ends without a word too many. */
function answered<T extends string>(answer: T | symbol): T {
  if (typeof answer === 'string') return answer;
  cancel('Nothing was written.');
  return process.exit(130);
}
