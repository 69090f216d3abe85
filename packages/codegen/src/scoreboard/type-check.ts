import { spawnSync } from 'node:child_process';
import { readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compiles the generated code of all schemas under the strictest settings of users. Answers the
 * errors of each schema.
 */
export function typeCheck(
  folder: string,
  schemas: readonly string[],
  repository: string,
): ReadonlyMap<string, readonly string[]> {
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  // Generated code imports the hand-written modules next to its folder.
  const written = join(repository, 'packages/gql/src');
  const beside = readdirSync(written).filter((name) => name !== 'generated');
  for (const schema of schemas)
    for (const name of beside) symlinkSync(join(written, name), join(folder, schema, name));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(repository, 'tsconfig.exact.json'),
      compilerOptions: { noEmit: true, types: [] },
      include: schemas.map((schema) => `${schema}/generated`),
      exclude: [],
    }),
  );
  const { stdout } = spawnSync(
    join(repository, 'node_modules/.bin/tsc'),
    ['-p', folder, '--pretty', 'false'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  const errors = new Map<string, string[]>(schemas.map((schema) => [schema, []]));
  for (const line of stdout.split('\n')) {
    if (!/\berror TS\d+/.test(line)) continue;
    const schema =
      schemas.find((candidate) => line.includes(`${candidate}/generated/`)) ?? schemas[0];
    if (schema !== undefined) errors.get(schema)?.push(line);
  }
  return errors;
}
