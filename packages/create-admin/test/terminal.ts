import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export const keys = { enter: '\r', down: '\u001B[B', cancel: '\u0003' };

export interface Terminal {
  /**
   * Waits until the program has printed it, after what was waited for before. Throws with all that
   * it printed where it ends without.
   */
  sees(text: string): Promise<void>;
  types(text: string): void;
  /** Exit status. */
  ended(): Promise<number | null>;
  /** All that it printed, without colours. */
  said(): string;
}

/** `create-admin` in a terminal of its own, as a person starts it: `script` of util-linux makes one. */
export function openTerminal(
  args: readonly string[],
  { cwd, templates }: { readonly cwd: string; readonly templates: string },
): Terminal {
  const command = [process.execPath, join(import.meta.dirname, 'asking.ts'), ...args]
    .map((part) => `'${part}'`)
    .join(' ');
  // Without a window of its own a terminal is no column wide.
  const child = spawn(
    'script',
    ['--quiet', '--return', '--command', `stty columns 120 rows 40 && ${command}`, '/dev/null'],
    { cwd, env: { ...process.env, TEMPLATES: templates, TERM: 'xterm', DATABASE_URL: '' } },
  );
  const closed = once(child, 'close');
  let output = '';
  let seen = 0;
  let onOutput = (): void => undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput();
    });
  }
  const said = () => stripVTControlCharacters(output);
  const find = (text: string): boolean => {
    const at = said().indexOf(text, seen);
    if (at >= 0) seen = at + text.length;
    return at >= 0;
  };
  return {
    said,
    types: (text) => child.stdin.write(text),
    async sees(text) {
      if (find(text)) return;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      onOutput = () => find(text) && resolve();
      void closed.then(() => reject(new Error(`It ended without "${text}":\n${said()}`)));
      await promise;
      onOutput = () => undefined;
    },
    async ended() {
      await closed;
      return child.exitCode;
    },
  };
}
