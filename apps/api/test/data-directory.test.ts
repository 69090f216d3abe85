import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDataDirectory } from '../src/database/data-directory.ts';
import { StartError } from '../src/start-error.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'admin-directory-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it('is made where there is none', () => {
  openDataDirectory(join(directory, 'a', 'b'))();
  expect(existsSync(join(directory, 'a', 'b'))).toBe(true);
});

it.runIf(existsSync('/proc/self'))(
  'that cannot be made is refused in a sentence, not waited for',
  () => {
    expect(() => openDataDirectory('/proc/admin/data')).toThrow(
      /^The data directory \/proc\/admin\/data cannot be/,
    );
  },
);

it('that is a file, or leads through one, is refused in a sentence', () => {
  const file = join(directory, 'file');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'inner')]) {
    expect(() => openDataDirectory(path)).toThrow(StartError);
    expect(() => openDataDirectory(path)).toThrow(
      `The data directory ${path} is a file, or leads through one.`,
    );
  }
});
