import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

import type { Language, SignIn } from './choices.ts';
import type { SchemaSource } from './schema-source.ts';
import { UsageError } from './usage-error.ts';

export interface Project {
  readonly folder: string;
  readonly source: SchemaSource;
  readonly language: Language;
  readonly signIn: SignIn;
  /** Of OpenID Connect. */
  readonly issuer?: string | undefined;
  readonly clientId?: string | undefined;
}

/** As published, with the files that are those of the repository and the versions of the packages. */
const published = join(import.meta.dirname, '../templates');
/**
 * Files of this repository that a package does not carry, or that would configure it, begin with
 * this in place of a dot.
 */
const dot = /(^|\/)_(?=[a-z])/g;
/**
 * At the end of the name of a manifest that those who look at packages would take for one of this
 * package.
 */
const template = /\.template$/;
/** Where the project stands. What is there already stays. */
const harmless = new Set(['.git', '.gitkeep', '.DS_Store', 'LICENSE']);

/** @throws UsageError where the folder has files. */
export function checkFolder(folder: string): void {
  const found = existsSync(folder) ? readdirSync(folder).filter((name) => !harmless.has(name)) : [];
  if (found.length > 0)
    throw new UsageError(
      `The folder ${folder} is not empty: it has ${found.slice(0, 3).join(', ')}${found.length > 3 ? ', …' : ''}. Name another, or one that does not exist yet.`,
    );
}

/** Name of the packages of the project, from its folder: `my-admin`. */
export function projectName(folder: string): string {
  return (
    basename(resolve(folder))
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'admin'
  );
}

/** Writes all files of the project. */
export function writeProject(project: Project, templates = published): void {
  const { folder, source, signIn } = project;
  const parts = ['base', ...partsOf(source), signIn === 'oidc' ? 'oidc' : 'named-auth'];
  const values = valuesOf(project);
  for (const part of parts) {
    const from = join(templates, part);
    for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const to = join(
        folder,
        path
          .slice(from.length + 1)
          .replaceAll('\\', '/')
          .replaceAll(dot, '$1.')
          .replace(template, ''),
      );
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, filled(readFileSync(path, 'utf8'), values));
    }
  }
  for (const manifest of ['package.json', 'packages/gql/package.json', 'apps/web/package.json'])
    fillVersions(join(folder, manifest), join(templates, 'versions.json'));
  mkdirSync(join(folder, 'schema'), { recursive: true });
  if ('sdl' in source) writeFileSync(join(folder, 'schema/schema.graphql'), source.sdl);
  const settings = settingsOf(project);
  if (settings !== '') writeFileSync(join(folder, '.env'), settings, { mode: 0o600 });
}

function partsOf(source: SchemaSource): readonly string[] {
  if (source.kind === 'endpoint') return ['endpoint'];
  return source.kind === 'file' ? ['made-up'] : ['api'];
}

function valuesOf({
  folder,
  source,
  language,
  signIn,
  issuer = '',
  clientId = '',
}: Project): Readonly<Record<string, string>> {
  const name = projectName(folder);
  return {
    name,
    title: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
    first: language,
    second: language === 'ru' ? 'en' : 'ru',
    needsScript:
      language === 'ru'
        ? 'Для работы приложения нужен JavaScript.'
        : 'This application needs JavaScript.',
    endpoint: source.kind === 'endpoint' ? source.url : '',
    serve: JSON.stringify(serveCommand(source)),
    signIn,
    issuer,
    clientId,
  };
}

/** The script `serve` of the project, for the container: its first process is told to end. */
function serveCommand(source: SchemaSource): readonly string[] {
  if (source.kind === 'file') return ['node', 'start.ts'];
  return [
    'node_modules/.bin/admin-api',
    'start',
    ...(source.kind === 'endpoint' ? ['--endpoint', source.url] : []),
  ];
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/**
 * Of the server on this machine: what differs elsewhere, or is never committed. Without quotes
 * around values: `docker run --env-file` would take them for a part of these.
 */
function settingsOf({ source, issuer }: Project): string {
  return [
    ...(source.kind === 'database'
      ? [`DATABASE_URL=${/[\s#'"]/.test(source.url) ? JSON.stringify(source.url) : source.url}\n`]
      : []),
    ...(source.kind === 'sample'
      ? [
          '# The sample shop; a database of your own: postgres://user:password@host:5432/name\nDATABASE_URL=sample\n',
        ]
      : []),
    ...(source.kind === 'endpoint' && Object.keys(source.headers).length > 0
      ? [
          `# Sent to the endpoint by the server and by code generation, and never to a browser.\nADMIN_ENDPOINT_HEADERS=${JSON.stringify(source.headers).replaceAll('#', String.raw`\u0023`)}\n`,
        ]
      : []),
    ...(issuer === undefined
      ? []
      : [
          `# Pages may ask the provider that people sign in at.\nADMIN_CONNECT_TO=${new URL(issuer).origin}\n`,
        ]),
  ].join('');
}

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  dependencies?: Versions;
  devDependencies?: Versions;
}

/** `*` in a template is the version that this one was tried with, and what is compatible with it. */
function fillVersions(file: string, versions: string): void {
  const known: Versions = JSON.parse(readFileSync(versions, 'utf8'));
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const versioned = (dependencies: Versions = {}) =>
    Object.fromEntries(
      Object.entries(dependencies).map(([name, version]) => [
        name,
        version === '*' && known[name] !== undefined ? `^${known[name]}` : version,
      ]),
    );
  if (manifest.dependencies) manifest.dependencies = versioned(manifest.dependencies);
  if (manifest.devDependencies) manifest.devDependencies = versioned(manifest.devDependencies);
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
