import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { importsOfOutput } from './output-imports.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imports-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(path: string, content: object): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), JSON.stringify(content));
}
const importsOf = (
  output: string,
  config: { readonly importFrom?: string } = {},
  extension: unknown = '',
) => importsOfOutput(join(folder, output), config, extension);

describe('Generated code imports the library', () => {
  it('by path in its own sources, and by its name anywhere else', async () => {
    await write('gql/package.json', { name: '@admin/gql' });
    await write('team/package.json', { name: '@acme/gql' });
    expect(importsOf('gql/src/generated/').library).toBeUndefined();
    expect(importsOf('gql/src/generated/documents/').library).toBeUndefined();
    expect(importsOf('gql/test/guide/generated/').library).toBe('@admin/gql');
    expect(importsOf('team/src/generated/').library).toBe('@admin/gql');
    expect(importsOf('generated/').library).toBe('@admin/gql');
  });

  it('from a package that the configuration names', () => {
    expect(importsOf('generated/', { importFrom: '@acme/gql' }).library).toBe('@acme/gql');
  });
});

describe('Generated modules import one another', () => {
  it.each([
    [
      '.ts',
      'where the compiler allows it',
      { allowImportingTsExtensions: true, moduleResolution: 'bundler' },
    ],
    [
      '.ts',
      'where the compiler rewrites it',
      { rewriteRelativeImportExtensions: true, module: 'nodenext' },
    ],
    ['.js', 'as Node finds what is compiled', { module: 'NodeNext' }],
    ['.js', 'as an older Node does', { module: 'esnext', moduleResolution: 'node16' }],
    ['', 'as a bundler finds them', { module: 'esnext', moduleResolution: 'bundler' }],
  ])('with the ending %j %s', async (extension, _where, compilerOptions) => {
    await write('tsconfig.base.json', { compilerOptions });
    await write('tsconfig.json', { extends: './tsconfig.base.json' });
    expect(importsOf('src/generated/').extension).toBe(extension);
  });

  it('with the ending that the project has for this folder', async () => {
    await write('tsconfig.json', {
      files: [],
      references: [{ path: './tsconfig.node.json' }, { path: './app' }],
    });
    await write('tsconfig.node.json', {
      compilerOptions: { module: 'nodenext' },
      include: ['vite.config.ts'],
    });
    await write('app/tsconfig.json', {
      compilerOptions: { moduleResolution: 'bundler', allowImportingTsExtensions: true },
      include: ['../src'],
    });
    expect(importsOf('src/generated/').extension).toBe('.ts');
  });

  it('with that of the files where no compiler is configured, and with another that the configuration names', async () => {
    expect(importsOf('generated/').extension).toBe('.ts');
    await write('tsconfig.json', { compilerOptions: { module: 'nodenext' } });
    expect(importsOf('generated/', {}, '.mjs').extension).toBe('.mjs');
  });
});
