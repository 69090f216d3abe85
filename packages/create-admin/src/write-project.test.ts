import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

import { describe, expect, it, onTestFinished } from 'vitest';

import { projectVersions } from '../../../scripts/packages/project-versions.ts';
import { checkFolder, projectName, writeProject, type Project } from './write-project.ts';

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'create-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A project from the templates of this repository, and a text of it. */
function written(project: Omit<Project, 'folder'>): {
  readonly path: (file: string) => string;
  readonly text: (file: string) => string;
} {
  const folder = temporary();
  const templates = join(folder, 'templates');
  cpSync(join(import.meta.dirname, '../templates'), templates, { recursive: true });
  writeFileSync(
    join(templates, 'versions.json'),
    '{ "@admin/ui": "1.2.3", "@admin/gql": "1.2.3", "react": "19.0.0" }',
  );
  const path = (file: string) => join(folder, 'acme-desk', file);
  writeProject({ folder: path(''), ...project }, templates);
  return { path, text: (file) => readFileSync(path(file), 'utf8') };
}

const sample = { source: { kind: 'sample' }, language: 'ru', signIn: 'session' } as const;

describe('a project', () => {
  it('has packages of its own name, in the versions that were tried', () => {
    const { text } = written(sample);
    expect(JSON.parse(text('packages/gql/package.json'))).toMatchObject({
      name: '@acme-desk/gql',
      dependencies: { '@admin/gql': '^1.2.3' },
    });
    expect(JSON.parse(text('apps/web/package.json')).dependencies).toMatchObject({
      '@admin/ui': '^1.2.3',
      '@acme-desk/gql': '0.0.0',
      react: '^19.0.0',
    });
  });

  it('installs nothing in a version that was not tried', () => {
    const templates = join(import.meta.dirname, '../templates');
    const known = projectVersions();
    const wanted = globSync('**/package.json{,.template}', { cwd: templates }).flatMap((file) => {
      const {
        dependencies,
        devDependencies,
      }: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = JSON.parse(
        readFileSync(join(templates, file), 'utf8'),
      );
      return Object.entries({ ...dependencies, ...devDependencies });
    });
    expect(wanted.length).toBeGreaterThan(30);
    expect(
      wanted.filter(([name, version]) => version === '*' && known[name] === undefined),
    ).toEqual([]);
  });

  it('leaves no place in a template unfilled', () => {
    for (const project of [
      sample,
      {
        source: { kind: 'file', sdl: '' },
        language: 'en',
        signIn: 'oidc',
        issuer: 'https://a.example',
        clientId: 'b',
      } as const,
    ]) {
      const { path, text } = written(project);
      const files = globSync('**/*.*', { cwd: path('') }).filter((file) =>
        statSync(path(file)).isFile(),
      );
      expect(files.length).toBeGreaterThan(15);
      expect(files.filter((file) => /\{\{\w+\}\}/.test(text(file)))).toEqual([]);
    }
  });

  it('serves in a container by what its script does', () => {
    const sources: readonly Project['source'][] = [
      { kind: 'sample' },
      { kind: 'file', sdl: '' },
      { kind: 'endpoint', url: 'https://api.example/graphql', headers: {}, sdl: '' },
    ];
    for (const source of sources) {
      const { text } = written({ ...sample, signIn: 'none', source });
      const command: readonly string[] = JSON.parse(
        /^CMD (.+)$/m.exec(text('Dockerfile'))?.[1] ?? '',
      );
      expect(command.join(' ').replace('node_modules/.bin/', '')).toBe(
        JSON.parse(text('package.json')).scripts.serve,
      );
    }
  });

  it('begins with the language that was chosen, and loads the other when it is', () => {
    const { text } = written({ ...sample, language: 'en' });
    expect(text('apps/web/src/admin.config.ts')).toContain("import first from './locales/en.ts';");
    expect(text('apps/web/src/admin.config.ts')).toContain("ru: () => import('./locales/ru.ts')");
    expect(text('apps/web/index.html')).toContain('<html lang="en">');
  });

  it('signs people in as was chosen', () => {
    expect(written(sample).text('apps/web/src/auth.ts')).toContain(
      "export const auth = 'session';",
    );
    const { text } = written({
      ...sample,
      source: { kind: 'file', sdl: '' },
      signIn: 'oidc',
      issuer: 'https://id.example/staff',
      clientId: 'desk',
    });
    expect(text('apps/web/src/auth.ts')).toContain(
      "oidcAuth({ issuer: 'https://id.example/staff', clientId: 'desk' })",
    );
    expect(text('.env')).toContain('ADMIN_CONNECT_TO=https://id.example\n');
  });

  it('keeps addresses with passwords and headers where nobody commits them', () => {
    const database = written({
      ...sample,
      source: { kind: 'database', url: 'postgres://me:secret@db/shop' },
    });
    expect(database.text('.env')).toBe('DATABASE_URL=postgres://me:secret@db/shop\n');
    expect(database.text('.gitignore').split('\n')).toContain('.env');
    expect((statSync(database.path('.env')).mode & 0o777).toString(8)).toBe('600');
    const endpoint = written({
      ...sample,
      signIn: 'none',
      source: {
        kind: 'endpoint',
        url: 'https://api.example/graphql',
        headers: { 'x-key': "it's a #secret" },
        sdl: 'type Query { a: Int }',
      },
    });
    // Docker takes what stands behind the sign as it is.
    expect(endpoint.text('.env')).toContain('\nADMIN_ENDPOINT_HEADERS={"x-key":');
    expect(JSON.parse(parseEnv(endpoint.text('.env'))['ADMIN_ENDPOINT_HEADERS'] ?? '')).toEqual({
      'x-key': "it's a #secret",
    });
    expect(endpoint.text('package.json')).toContain(
      'admin-api start --endpoint https://api.example/graphql',
    );
    expect(endpoint.text('schema/schema.graphql')).toBe('type Query { a: Int }');
  });
});

it('is refused where something stands already, and not for a repository alone', () => {
  const folder = temporary();
  expect(() => checkFolder(folder)).not.toThrow();
  writeFileSync(join(folder, 'notes.txt'), '');
  expect(() => checkFolder(folder)).toThrow(/is not empty: it has notes\.txt\. Name another/);
});

it.each([
  ['My Admin', 'my-admin'],
  ['./desk_2/', 'desk-2'],
  ['Админка', 'admin'],
])('is called after its folder: %s is %s', (folder, name) => {
  expect(projectName(folder)).toBe(name);
});
