import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

import { buildSchema } from 'graphql';
import { rolldown, type Plugin } from 'rolldown';

import { adminPreset } from '../packages/codegen/src/index.ts';
import { filesUnder } from '../scripts/files-under.ts';

export interface GeneratedSizes {
  readonly lines: number;
  readonly bytes: number;
  /** Gzip bytes of what is loaded when it is needed, and of what several such modules share. */
  readonly lazyGzipBytes: number;
  /** Gzip bytes of what an application loads at once. */
  readonly entryGzipBytes: number;
}

export interface Generated {
  /** Modules of resources, and what they share. */
  readonly resources: GeneratedSizes;
  /** Modules that the generator did not write then: actions, other queries, the endpoint's sign-in. */
  readonly others: GeneratedSizes;
  /**
   * Modules of resources for the schema of then; absent where the history of the repository does
   * not reach it.
   */
  readonly ofSchemaBefore?: GeneratedSizes;
  /** Modules of resources before modules said things once. */
  readonly before: { readonly commit: string } & GeneratedSizes;
  /**
   * Modules of resources, ours divided by those of then. Targets for the same schema: 0.75, 0.75,
   * 0.85, 1.
   */
  readonly toBefore: { readonly sameSchema?: Ratios; readonly today: Ratios };
}

type Ratios = Readonly<Record<keyof GeneratedSizes, number>>;
type Texts = ReadonlyMap<string, string>;

const folder = 'packages/gql/src/generated/';
const entries = ['resources.ts', 'schema.ts'].map((path) => resolve(folder, path));
const isOfResources = (path: string): boolean =>
  path.startsWith(resolve(folder, 'resources/')) || path === resolve(folder, 'shared.ts');

/**
 * Measured of that commit by `sizesOf`. Lines and bytes are those of `resources/` alone: beside it
 * stood a copy of the runtime, which is counted with the lazy modules, as ours is.
 */
const before = {
  commit: '3f37ab7',
  lines: 12_424,
  bytes: 424_058,
  lazyGzipBytes: 47_332,
  entryGzipBytes: 939,
};

/**
 * What the code generator writes for the sample shop, beside what it wrote before its redesign: for
 * the schema of today, and for that of before.
 */
export async function measureGenerated(): Promise<Generated> {
  const today = textsIn(folder);
  const resources = await sizesOf(today, isOfResources);
  const all = await sizesOf(today, (path) => !entries.includes(path));
  const schemaBefore = await textsOfSchemaBefore();
  const ofSchemaBefore = schemaBefore && (await sizesOf(schemaBefore, isOfResources));
  return {
    resources,
    others: {
      lines: all.lines - resources.lines,
      bytes: all.bytes - resources.bytes,
      lazyGzipBytes: all.lazyGzipBytes - resources.lazyGzipBytes,
      entryGzipBytes: 0,
    },
    ...(ofSchemaBefore && { ofSchemaBefore }),
    before,
    toBefore: {
      ...(ofSchemaBefore && { sameSchema: toBefore(ofSchemaBefore) }),
      today: toBefore(resources),
    },
  };
}

const toBefore = (sizes: GeneratedSizes): Ratios => ({
  lines: ratio(sizes.lines, before.lines),
  bytes: ratio(sizes.bytes, before.bytes),
  lazyGzipBytes: ratio(sizes.lazyGzipBytes, before.lazyGzipBytes),
  entryGzipBytes: ratio(sizes.entryGzipBytes, before.entryGzipBytes),
});

const textsIn = (from: string): Texts =>
  new Map(
    filesUnder(from)
      .filter((path) => path.endsWith('.ts'))
      .map((path) => [resolve(path), readFileSync(path, 'utf8')]),
  );

/**
 * What is written today for the schema of then, without names in Russian, which nothing was called
 * by.
 */
async function textsOfSchemaBefore(): Promise<Texts | undefined> {
  const { status, stdout } = spawnSync('git', ['show', `${before.commit}:schema/schema.graphql`], {
    encoding: 'utf8',
  });
  if (status !== 0) return undefined;
  const texts = await adminPreset.texts({
    folder,
    schema: buildSchema(stdout),
    documents: [],
    config: {},
    presetConfig: { texts: false },
  });
  return new Map([...texts].map(([path, text]) => [resolve(path), text]));
}

async function sizesOf(
  texts: Texts,
  isCounted: (path: string) => boolean,
): Promise<GeneratedSizes> {
  const counted = [...texts].flatMap(([path, text]) => (isCounted(path) ? [text] : []));
  const bundle = await rolldown({
    input: entries,
    external: (id) => !/^[./]/.test(id),
    plugins: [given(texts, isCounted)],
    logLevel: 'silent',
    treeshake: { moduleSideEffects: false },
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  const sizes = { lazyGzipBytes: 0, entryGzipBytes: 0 };
  for (const chunk of output) {
    if (chunk.type === 'chunk')
      sizes[chunk.isEntry ? 'entryGzipBytes' : 'lazyGzipBytes'] += gzipSync(chunk.code, {
        level: 9,
      }).length;
  }
  return {
    lines: sum(counted, (text) => text.split('\n').length - 1),
    bytes: sum(counted, (text) => Buffer.byteLength(text)),
    ...sizes,
  };
}

/**
 * Bundles the texts in place of what is on the disk. What is not counted is not loaded by what is
 * loaded at once.
 */
const given = (texts: Texts, isCounted: (path: string) => boolean): Plugin => ({
  name: 'given-texts',
  resolveId(id, importer) {
    const path = importer === undefined ? id : resolve(dirname(importer), id);
    if (!texts.has(path)) return null;
    return isCounted(path) || entries.includes(path) ? path : { id: path, external: true };
  },
  load: (path) => texts.get(path),
});

const sum = (texts: readonly string[], sizeOf: (text: string) => number): number =>
  texts.reduce((total, text) => total + sizeOf(text), 0);
const ratio = (one: number, other: number): number => Math.round((one / other) * 1000) / 1000;
