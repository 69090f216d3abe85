import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { Shown, ShownResource } from './shown.ts';

/** Screens of a resource as a person would design them, described in `labels/judgement/README.md`. */
export interface ResourceJudgement {
  readonly title: readonly string[];
  readonly columns: readonly string[];
  readonly alsoColumns?: readonly string[];
  readonly order?: readonly string[];
  readonly hidden?: readonly string[];
  readonly asked?: readonly string[];
}

export interface Judgement {
  /** By type of the record. */
  readonly resources: Readonly<Record<string, ResourceJudgement>>;
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly technical: readonly string[];
}

export const aspects = ['title', 'columns', 'order', 'inputs', 'groups', 'technical'] as const;
export type Aspect = (typeof aspects)[number];

/** Number of points, and number of those that agree with the label. */
export interface Agreement {
  readonly all: number;
  readonly right: number;
}

export interface JudgementScore {
  readonly schema: string;
  readonly resources: number;
  readonly agreement: Readonly<Record<Aspect, Agreement>>;
  readonly misses: readonly Miss[];
}

export interface Miss {
  readonly aspect: Aspect;
  readonly type: string;
  readonly text: string;
}

const compared = 5;

/**
 * Compares what screens show with labels. A resource that was not found misses every point of its
 * label. Groups are judged by pairs of resources: whether two that belong together, or apart, stand
 * so; without groups no pair is right.
 */
export function scoreJudgement(schema: string, judgement: Judgement, shown: Shown): JudgementScore {
  const types = Object.entries(judgement.resources);
  const judged = types.flatMap(([type, label]) => {
    const found = shown.resources.find((resource) => resource.type === type);
    return [
      judgeTitle(type, label, found),
      judgeColumns(type, label, found),
      judgeOrder(type, label, found),
      ...judgeInputs(type, label, found),
    ];
  });
  const points = [...judged, ...judgeGroups(judgement, shown), ...judgeTechnical(judgement, shown)];
  return {
    schema,
    resources: types.length,
    agreement: agreementOf(points),
    misses: points.flatMap(({ aspect, type, miss }) =>
      miss === undefined ? [] : [{ aspect, type, text: miss }],
    ),
  };
}

interface Point extends Agreement {
  readonly aspect: Aspect;
  readonly type: string;
  /** Value found instead. */
  readonly miss?: string;
}

const point = (aspect: Aspect, type: string, isRight: boolean, miss: string): Point => ({
  aspect,
  type,
  all: 1,
  right: Number(isRight),
  ...(!isRight && { miss }),
});

/** `customer` is shown by `customer.name`, and inside an envelope by `attributes.customer`. */
const isField = (path: string, field: string): boolean =>
  path === field || path.startsWith(`${field}.`) || path.endsWith(`.${field}`);

function judgeTitle(type: string, { title }: ResourceJudgement, found?: ShownResource): Point {
  const isRight = found?.title.some((path) => title.some((field) => isField(path, field))) ?? false;
  return point(
    'title',
    type,
    isRight,
    found
      ? `${found.title.join(' + ') || 'none'}, expected ${title.join(' or ')}`
      : 'no such resource',
  );
}

function judgeColumns(type: string, label: ResourceJudgement, found?: ShownResource): Point {
  const all = Math.min(compared, label.columns.length);
  const answers = [...label.columns, ...(label.alsoColumns ?? [])];
  const first = found?.columns.slice(0, compared) ?? [];
  const right = Math.min(
    all,
    first.filter((path) => answers.some((field) => isField(path, field))).length,
  );
  return {
    aspect: 'columns',
    type,
    all,
    right,
    ...(right < all && {
      miss: `${first.join(', ') || 'none'}; expected ${label.columns.join(', ')}`,
    }),
  };
}

function judgeOrder(type: string, { order }: ResourceJudgement, found?: ShownResource): Point {
  if (!order) return { aspect: 'order', type, all: 0, right: 0 };
  const got = found?.order ?? 'none';
  const isRight = order.some((wanted) => {
    const [field = '', direction] = wanted.split(' ');
    const [path = '', given] = got.split(' ');
    return direction === given && isField(path, field);
  });
  return point('order', type, isRight, `${got}, expected ${order[0]}`);
}

function judgeInputs(
  type: string,
  { hidden = [], asked = [] }: ResourceJudgement,
  found?: ShownResource,
): readonly Point[] {
  const inputs = new Set(found?.inputs);
  return [
    ...hidden.map((name) =>
      point('inputs', type, found !== undefined && !inputs.has(name), `asks for ${name}`),
    ),
    ...asked.map((name) => point('inputs', type, inputs.has(name), `does not ask for ${name}`)),
  ];
}

function judgeGroups({ groups }: Judgement, shown: Shown): readonly Point[] {
  const labelled = Object.entries(groups).flatMap(([group, members]) =>
    members.map((type) => ({ type, group })),
  );
  const placed = new Map(
    shown.groups.flatMap((members, at) => members.map((type) => [type, at] as const)),
  );
  return labelled.flatMap((one, at) =>
    labelled.slice(at + 1).map((other) => {
      const [left, right] = [placed.get(one.type), placed.get(other.type)];
      const isPlaced = left !== undefined && right !== undefined;
      const isTogether = one.group === other.group;
      return point(
        'groups',
        one.type,
        isPlaced && (left === right) === isTogether,
        `${isTogether ? 'not beside' : 'beside'} ${other.type}`,
      );
    }),
  );
}

const judgeTechnical = ({ technical }: Judgement, { folded }: Shown): readonly Point[] =>
  technical.map((type) => point('technical', type, folded.includes(type), 'is not folded away'));

const agreementOf = (points: readonly Point[]): JudgementScore['agreement'] => {
  const of = (aspect: Aspect): Agreement => sumOf(points.filter((each) => each.aspect === aspect));
  return {
    title: of('title'),
    columns: of('columns'),
    order: of('order'),
    inputs: of('inputs'),
    groups: of('groups'),
    technical: of('technical'),
  };
};

export const sumOf = (parts: readonly Agreement[]): Agreement => ({
  all: parts.reduce((sum, { all }) => sum + all, 0),
  right: parts.reduce((sum, { right }) => sum + right, 0),
});

/** Scores of every schema that has labels in the folder and that was measured. */
export function judgementIn(labels: string, inferred: string): readonly JudgementScore[] {
  if (!existsSync(labels)) return [];
  return readdirSync(labels)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const schema = basename(file, '.json');
      const found = join(inferred, `${schema}.shown.json`);
      if (!existsSync(found)) return [];
      // The label is written by hand in the form that the README next to it describes; `measure.ts`
      // has just written the result.
      const judgement: Judgement = JSON.parse(readFileSync(join(labels, file), 'utf8'));
      const shown: Shown = JSON.parse(readFileSync(found, 'utf8'));
      return [scoreJudgement(schema, judgement, shown)];
    });
}
