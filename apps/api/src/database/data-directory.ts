import { mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';
import { lockDirectory } from './directory-lock.ts';
import { messageOf } from './message-of.ts';

/** Bytes that a new database takes, with some to write to. */
const leastSpace = 100 * 2 ** 20;
/** Bytes without which an existing one cannot be opened: the next file of its log. */
const leastSpaceToOpen = 20 * 2 ** 20;

/**
 * Makes the folder of the embedded database where there is none, and keeps other processes out of
 * it. Returns the release.
 *
 * @throws StartError when it is no folder, cannot be written to, has no room, or is in use.
 */
export function openDataDirectory(directory: string): () => void {
  try {
    makeDirectory(directory);
    const probe = join(directory, `.probe-${process.pid}`);
    try {
      writeFileSync(probe, Buffer.alloc(8_192));
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    throw refusal(directory, error);
  }
  const release = lockDirectory(directory);
  try {
    assertSpace(directory);
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * As `mkdir -p`. `mkdirSync` with `recursive` never returns where a folder takes no new ones and
 * says that it is not there, as in `/proc`.
 */
function makeDirectory(directory: string): void {
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(directory);
  if (parent !== directory) makeDirectory(parent);
  try {
    mkdirSync(directory);
  } catch (error) {
    // Another process that starts may have made it meanwhile.
    if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

function assertSpace(directory: string): void {
  const isNew = statSync(join(directory, 'database'), { throwIfNoEntry: false }) === undefined;
  const { bavail, bsize } = statfsSync(directory);
  const [free, required] = [bavail * bsize, isNew ? leastSpace : leastSpaceToOpen];
  if (free >= required) return;
  throw new StartError(
    `The disk of the data directory ${directory} is full: ${megabytes(free)} MB are free, and the database needs ${megabytes(required)} MB.`,
    'Make room on that disk, or choose a directory on another: ADMIN_DATA_DIR=/another/directory',
  );
}

function refusal(directory: string, error: unknown): StartError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const [sentence, remedy] = refusals.get(code) ?? [
    `cannot be used: ${messageOf(error)}`,
    'Choose another directory',
  ];
  return new StartError(
    `The data directory ${directory} ${sentence}.`,
    `${remedy}: ADMIN_DATA_DIR=/another/directory`,
    { cause: error },
  );
}

const notWritable = [
  'cannot be written to by this user',
  'Give this user the right to write there (chown, chmod), or choose another directory',
] as const;
const noDirectory = [
  'is a file, or leads through one',
  'Name a directory, which is made where there is none',
] as const;
const full = [
  'is on a disk that is full',
  'Make room there, or choose a directory on another disk',
] as const;
const refusals = new Map<string, readonly [sentence: string, remedy: string]>([
  ['EEXIST', noDirectory],
  ['ENOTDIR', noDirectory],
  ['EACCES', notWritable],
  ['EPERM', notWritable],
  [
    'EROFS',
    ['is on a disk that is mounted read-only', 'Mount it for writing, or choose another directory'],
  ],
  // Error of `mkdir` on a read-only disk.
  [
    'ENOENT',
    [
      'cannot be made: the folder above it takes no new ones',
      'See that it is there and its disk is not read-only, or choose another directory',
    ],
  ],
  ['ENOSPC', full],
  ['EDQUOT', full],
]);

function megabytes(bytes: number): number {
  return Math.floor(bytes / 2 ** 20);
}
