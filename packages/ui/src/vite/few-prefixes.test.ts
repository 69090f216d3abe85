import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { expect, it } from 'vitest';

import { fewPrefixes } from './few-prefixes.ts';

const { transform } = fewPrefixes();
const handler = typeof transform === 'object' ? transform.handler : undefined;
const refused: string[] = [];
const transformed = (code: string): string => {
  const result: unknown = Reflect.apply(
    handler ?? (() => undefined),
    { error: (message: string) => refused.push(message) },
    [code, 'emotion-cache.js'],
  );
  return typeof result === 'object' && result !== null && 'code' in result
    ? String(result.code)
    : '';
};

it('finds the table of the installed Emotion, and leaves it unused', () => {
  const file = join(
    dirname(createRequire(import.meta.url).resolve('@emotion/cache/package.json')),
    'dist/emotion-cache.browser.esm.js',
  );
  expect(transformed(readFileSync(file, 'utf8'))).not.toContain('[prefixer]');
  expect(refused).toEqual([]);
});

it('writes the one property that Safari has under another name under both', () => {
  const [, plugin = ''] =
    /= \[(.*)\];/.exec(transformed('var defaultStylisPlugins = [prefixer];')) ?? [];
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-type-assertion -- what is written into the bundle, run as it is there
  const withSafari = new Function(`return (${plugin})`)() as (element: {
    type: string;
    props: string;
    value: string;
    return?: string;
  }) => void;
  const elements = [
    { type: 'decl', props: 'user-select', value: 'user-select:none;' },
    { type: 'decl', props: 'display', value: 'display:flex;' },
  ];
  for (const element of elements) withSafari(element);
  expect(elements).toEqual([
    { ...elements[0], return: '-webkit-user-select:none;user-select:none;' },
    { type: 'decl', props: 'display', value: 'display:flex;' },
  ]);
});

it('stops a build with an Emotion that it does not know', () => {
  transformed('var plugins = options.stylisPlugins ?? [prefixes];');
  expect(refused).toEqual([expect.stringContaining('few-prefixes.ts')]);
});
