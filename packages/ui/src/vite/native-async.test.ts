import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { expect, it, vi } from 'vitest';

import { nativeAsync } from './native-async.ts';

const file = join(
  dirname(createRequire(import.meta.url).resolve('rxjs/package.json')),
  'dist/esm/internal/observable/innerFrom.js',
);
const { transform } = nativeAsync();
const result: unknown = Reflect.apply(
  typeof transform === 'object' ? transform.handler : () => undefined,
  undefined,
  [readFileSync(file, 'utf8')],
);
const code =
  typeof result === 'object' && result !== null && 'code' in result ? String(result.code) : '';

it('finds the helper of the installed RxJS, and leaves nothing that asks for it', () => {
  expect(code.replace(/^import .*$/gm, '')).not.toMatch(/__a(?:waiter|syncValues)/);
});

interface Subscriber {
  next(value: number): void;
  complete(): void;
  readonly closed: boolean;
}

it('gives on what comes, and stops where nobody listens any more', async () => {
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-type-assertion -- what is written into the bundle, run as it is there
  const follow = new Function(
    `${/async function process[\s\S]*?\n\}\n/.exec(code)?.[0] ?? ''}; return process;`,
  )() as (values: AsyncIterable<number>, subscriber: Subscriber) => Promise<void>;
  const ended = vi.fn<() => void>();
  async function* values() {
    try {
      yield* [1, 2, 3];
    } finally {
      ended();
    }
  }
  const heard: (number | string)[] = [];
  const listen = (closed: () => boolean): Subscriber => ({
    next: (value) => heard.push(value),
    complete: () => heard.push('end'),
    get closed() {
      return closed();
    },
  });
  await follow(
    values(),
    listen(() => false),
  );
  await follow(
    values(),
    listen(() => heard.length > 5),
  );
  expect([heard, ended.mock.calls.length]).toEqual([[1, 2, 3, 'end', 1, 2], 2]);
});
