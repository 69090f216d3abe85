import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { buildClientSchema, printSchema } from 'graphql';

import { readIntrospection } from '../load/read-introspection.ts';

/** A schema of other people that the scoreboard knows: where it comes from, and what it is. */
export interface KnownSchema {
  /** Its file, without the ending. */
  readonly name: string;
  /** Software that made the schema. */
  readonly family: string;
  /** `owner/name` on GitHub, path in the repository, and commit. */
  readonly repository: string;
  readonly path: string;
  readonly commit: string;
  /** Of the SDL as it is read here: of an introspection result what is printed of it. */
  readonly sha256: string;
  /** Of the repository, by its SPDX name; absent where it is not known. */
  readonly licence?: string;
  /** Difference between this file and the original, which therefore cannot be downloaded. */
  readonly changed?: string;
}

/** A schema that a package brings: `labels/drawn/README.md` says how they were drawn. */
export interface DrawnSchema {
  readonly name: string;
  readonly family: string;
  readonly package: string;
  readonly version: string;
  /** In the package; that of a folder ends with a slash. */
  readonly path: string;
  /** Of the SDL as it is read here. */
  readonly sha256: string;
  readonly licence?: string;
}

export function readDrawn(
  file: string | URL = new URL('../../labels/drawn/manifest.json', import.meta.url),
): readonly DrawnSchema[] {
  // The file is written together with the labels, and a test checks its form.
  const drawn: readonly DrawnSchema[] = JSON.parse(readFileSync(file, 'utf8'));
  return drawn;
}

export function readManifest(
  file: string | URL = new URL('manifest.json', import.meta.url),
): readonly KnownSchema[] {
  // Written by hand; the test holds ours.
  const known: readonly KnownSchema[] = JSON.parse(readFileSync(file, 'utf8'));
  return known;
}

export const addressOf = ({ repository, commit, path }: KnownSchema, host: string): string =>
  `${host}/${repository}/raw/${commit}/${path}`;

/** The SDL of what the origin holds. */
export function toSdl(text: string, path: string): string {
  if (!path.endsWith('.json')) return text;
  const introspection = readIntrospection(JSON.parse(text));
  if (!introspection) throw new Error('it is no introspection result');
  return printSchema(buildClientSchema(introspection));
}

/** Tests whether the text is the schema, byte for byte, except for a line break at the end. */
export const isThe = ({ sha256 }: Pick<KnownSchema, 'sha256'>, sdl: string): boolean =>
  [sdl, `${sdl.trimEnd()}\n`, sdl.trimEnd()].some(
    (text) => createHash('sha256').update(text).digest('hex') === sha256,
  );
