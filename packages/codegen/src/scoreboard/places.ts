import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { ExpectedForm } from '../expected-form.ts';

/** An answer as `labels/actions/README.md` describes it. */
export interface PlaceAnswer {
  readonly place: string;
  readonly type?: string | null;
  readonly key?: string | null;
  readonly other?: string | null;
  /** Of a create or an update, where its values go; not judged where a label does not say it. */
  readonly values?: string | null;
}

export interface PlaceLabel extends PlaceAnswer {
  readonly alt?: readonly PlaceAnswer[];
}

/** Numbers of judged labels, of answers with the right place, and of those with the right key. */
export interface PlaceScore {
  readonly kind: 'mutations' | 'queries';
  /** Folder of the labels. */
  readonly set: string;
  readonly schemas: number;
  readonly labels: number;
  readonly right: number;
  /** With the main answer alone. */
  readonly strict: number;
  readonly keyed: number;
  readonly keyRight: number;
  /**
   * Numbers of labelled creates, updates and deletes that were found, and of those with the right
   * arguments.
   */
  readonly writes: number;
  readonly writesRight: number;
}

const untyped = new Set(['session', 'global', 'technical', 'search']);
const keyed = new Set(['record', 'rows', 'relation', 'child']);
/** A query that may as well be a resource's may be absent. */
const ofResource = new Set(['list', 'one', 'count']);
const none = (value: string | null | undefined): string | null =>
  value === undefined || value === '' ? null : value;

/**
 * Judges the inferred places of a schema. Creates, updates and deletes are judged by the labels of
 * resources.
 */
export function scorePlaces(
  labels: Readonly<Record<string, PlaceLabel>>,
  inferred: Readonly<Record<string, PlaceAnswer>>,
): Pick<PlaceScore, 'labels' | 'right' | 'strict' | 'keyed' | 'keyRight'> {
  const judged = Object.entries(labels)
    .filter(([, { place }]) => place !== 'crud')
    .map(([name, label]) => {
      const got = Object.hasOwn(inferred, name) ? inferred[name] : undefined;
      const answers = [label, ...(label.alt ?? [])];
      if (!got)
        return {
          isRight: answers.some(({ place }) => ofResource.has(place)),
          isStrict: false,
          isKeyed: false,
          isKeyRight: false,
        };
      const placed = answers.filter(({ place }) => place === got.place);
      const typed = placed.filter(
        ({ type }) => untyped.has(got.place) || none(type) === none(got.type),
      );
      const isKeyed = typed.length > 0 && keyed.has(got.place);
      return {
        isRight: placed.length > 0,
        isStrict: label.place === got.place,
        isKeyed,
        isKeyRight: isKeyed && typed.some(({ key }) => none(key) === none(got.key)),
      };
    });
  const count = (of: (each: (typeof judged)[number]) => boolean): number =>
    judged.filter(of).length;
  return {
    labels: judged.length,
    right: count(({ isRight }) => isRight),
    strict: count(({ isStrict }) => isStrict),
    keyed: count(({ isKeyed }) => isKeyed),
    keyRight: count(({ isKeyRight }) => isKeyRight),
  };
}

/**
 * Judges the arguments of what creates, updates and deletes, where its place and type are right:
 * where the key goes, and where the values go.
 */
export function scoreWrites(
  labels: Readonly<Record<string, PlaceLabel>>,
  inferred: Readonly<Record<string, PlaceAnswer>>,
): Pick<PlaceScore, 'writes' | 'writesRight'> {
  const judged = Object.entries(labels).flatMap(([name, label]) => {
    const got = Object.hasOwn(inferred, name) ? inferred[name] : undefined;
    const answers = [label, ...(label.alt ?? [])].filter(
      ({ place, type }) => place === 'crud' && none(type) === none(got?.type),
    );
    return got?.place === 'crud' && answers.length > 0
      ? [
          answers.some(
            ({ key, values }) =>
              none(key) === none(got.key) && (values === undefined || values === got.values),
          ),
        ]
      : [];
  });
  return { writes: judged.length, writesRight: judged.filter(Boolean).length };
}

/** Scores of every folder of labels that is there, over the schemas that were inferred. */
export function placesIn(folders: readonly string[], inferred: string): readonly PlaceScore[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      (['mutations', 'queries'] as const).map((kind): PlaceScore => {
        const ending = kind === 'mutations' ? '.json' : '.queries.json';
        const schemas = readdirSync(folder)
          .filter(
            (file) =>
              file.endsWith('.json') && file.endsWith('.queries.json') === (kind === 'queries'),
          )
          .map((file) => basename(file, ending))
          .filter((schema) => existsSync(join(inferred, `${schema}.json`)));
        const scores = schemas.map((schema) => {
          // Written by hand in the form that `labels/actions/README.md` describes, and by
          // `measure.ts` just now.
          const labels: Record<string, PlaceLabel> = JSON.parse(
            readFileSync(join(folder, `${schema}${ending}`), 'utf8'),
          );
          const found: ExpectedForm = JSON.parse(
            readFileSync(join(inferred, `${schema}.json`), 'utf8'),
          );
          const answers = kind === 'mutations' ? found.actions : found.queries;
          return { ...scorePlaces(labels, answers), ...scoreWrites(labels, answers) };
        });
        const sum = (of: keyof (typeof scores)[number]): number =>
          scores.reduce((total, score) => total + score[of], 0);
        return {
          kind,
          set: folder.endsWith('drawn/actions')
            ? 'drawn by a rule'
            : basename(folder) === 'actions' && folder.includes('codegen')
              ? 'written here'
              : 'of the folder',
          schemas: schemas.length,
          labels: sum('labels'),
          right: sum('right'),
          strict: sum('strict'),
          keyed: sum('keyed'),
          keyRight: sum('keyRight'),
          writes: sum('writes'),
          writesRight: sum('writesRight'),
        };
      }),
    )
    .filter(({ labels }) => labels > 0);
}
