import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

import { inferModel, type AdminOverrides } from '../infer/index.ts';
import { loadSchema } from '../load/load-schema.ts';
import type { ResourceModel } from '../model.ts';
import { nameKinds, namesOfModel, type CoveredName } from '../texts/covered-names.ts';
import { dictionary } from '../texts/dictionary.ts';
import { fillTexts } from '../texts/fill-texts.ts';
import { readOwnTexts } from '../texts/own-texts.ts';
import { textsOfModel } from '../texts/resource-texts.ts';
import type { ModelTexts, NamedText } from '../texts/texts.ts';
import { UsageError } from './usage-error.ts';

export interface TextsOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly overrides?: AdminOverrides;
  /** The file of a person, which is filled. Absent: nothing is written. */
  readonly file?: string;
  /**
   * So many names are drawn for somebody to read, of those with a Russian text: a code that stays a
   * code is no matter of language.
   */
  readonly sample?: { readonly size: number; readonly seed: number };
}

interface Covered {
  readonly schema: string;
  readonly names: readonly CoveredName[];
}

/**
 * Reports the share of names that have Russian texts, for one or more schemas. For a single schema,
 * names without a text are written into the file of hand-written names.
 */
export async function texts(
  sources: readonly string[],
  { headers = {}, overrides, file, sample }: TextsOptions,
): Promise<string> {
  if (file !== undefined && sources.length > 1)
    throw new UsageError('A file holds the names of one schema: name one.');
  const covered: Covered[] = [];
  const notes: string[] = [];
  for (const source of sources) {
    const model = inferModel(await loadSchema(source, { headers }), overrides);
    const made = textsOfModel(model, dictionary(), readOwnTexts(file));
    covered.push({
      schema: basename(source).replace(/\.\w+$/, ''),
      names: namesOfModel(model, made, dictionary()),
    });
    if (file !== undefined) notes.push(write(file, model, made));
  }
  const drawn = sample ? [drawSample(covered, sample)] : [];
  return [coverageTable(covered), ...notes, ...drawn].join('\n\n');
}

function write(file: string, model: ResourceModel, made: ModelTexts): string {
  const resourceOf = new Map(
    model.actions.flatMap(({ name, resource }): (readonly [string, string])[] =>
      resource === undefined ? [] : [[name, resource]],
    ),
  );
  const {
    texts: filled,
    missing,
    doubtful,
    kept,
  } = fillTexts(made, readOwnTexts(file), resourceOf);
  const text = `${JSON.stringify(filled, null, 2)}\n`;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text !== before && (before !== '' || missing + doubtful > 0)) writeFileSync(file, text);
  const open =
    missing + doubtful === 0
      ? 'nothing is left to write'
      : `${missing} names wait for a text, ${doubtful} for a look; they begin with a question mark, and count when it is gone`;
  return `${file}: ${open}. ${kept} of yours kept.`;
}

function coverageTable(covered: readonly Covered[]): string {
  const row = (name: string, names: readonly CoveredName[]): readonly string[] => [
    name,
    ...nameKinds.map((kind) => share(names.filter((each) => each.kind === kind))),
    share(names),
  ];
  const rows = [
    ['schema', 'resources', 'fields', 'values', 'mutations', 'queries', 'all'],
    ...covered.map(({ schema, names }) => row(schema, names)),
    ...(covered.length > 1
      ? [
          row(
            'all',
            covered.flatMap(({ names }) => names),
          ),
        ]
      : []),
  ];
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0))) ?? [];
  return rows
    .map((cells) =>
      cells
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function share(names: readonly NamedText[]): string {
  const known = names.filter(({ text }) => text !== undefined).length;
  return names.length === 0
    ? '–'
    : `${known}/${names.length} ${Math.round((known / names.length) * 100)} %`;
}

function drawSample(
  covered: readonly Covered[],
  { size, seed }: NonNullable<TextsOptions['sample']>,
): string {
  const known = covered.flatMap(({ schema, names }) =>
    names.filter(({ text }) => /[а-яё]/i.test(text ?? '')).map((each) => ({ schema, ...each })),
  );
  const random = generator(seed);
  for (let at = known.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [a, b] = [known[at], known[other]];
    if (a && b) [known[at], known[other]] = [b, a];
  }
  const rows = known
    .slice(0, size)
    .map(
      ({ schema, kind, resource, name, text }) =>
        `| ${schema} | ${kind} | ${resource} | \`${name}\` | ${text ?? ''} |`,
    );
  return [
    `seed ${seed}, ${rows.length} of ${known.length} names in Russian`,
    '',
    '| schema | kind | resource | name | text |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** Mulberry32: the same numbers for a seed, everywhere. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
