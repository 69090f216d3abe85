import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ExpectedForm } from '../expected-form.ts';
import type { Label, Labelled } from './score.ts';

/** Schemas that a folder of labels covers, with the inferred result of each. */
export function labelledIn(
  labels: string,
  inferred: string,
  schemas: Iterable<string>,
): readonly Labelled[] {
  return [...schemas].flatMap((schema) => {
    const text = readText(join(labels, `${schema}.json`));
    if (text === undefined) return [];
    // Written by hand in the form that `labels/README.md` describes, and by `measure.ts` just now.
    const label: Label = JSON.parse(text);
    const found: ExpectedForm | undefined =
      JSON.parse(readText(join(inferred, `${schema}.json`)) ?? 'null') ?? undefined;
    return [{ schema, label, inferred: found?.resources ?? [] }];
  });
}

const readText = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;
