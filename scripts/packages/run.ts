import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Output of a command. A failure throws an error with the output. */
export async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const { stdout } = await execute(command, [...args], {
      cwd,
      env: { ...process.env, ...env },
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const said =
      typeof error === 'object' && error !== null && 'stdout' in error && 'stderr' in error
        ? `\n${String(error.stdout)}${String(error.stderr)}`
        : '';
    throw new Error(`${command} ${args.join(' ')} failed in ${cwd}${said}`, { cause: error });
  }
}
