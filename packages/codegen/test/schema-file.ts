import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files of a folder of their own, by name, while something is done with their paths. */
export async function withFiles<T>(
  files: Readonly<Record<string, string>>,
  run: (path: (name: string) => string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    return await run((name) => join(folder, name));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The same of one schema. */
export const withSchema = <T>(sdl: string, run: (path: string) => Promise<T>): Promise<T> =>
  withFiles({ 'schema.graphql': sdl }, (path) => run(path('schema.graphql')));
