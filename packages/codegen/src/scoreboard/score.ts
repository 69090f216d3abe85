import type { ExpectedResource } from '../expected-form.ts';

/** Expected result of inference from a person who read the schema, described in `labels/README.md`. */
export interface Label {
  readonly resources: readonly LabelledResource[];
  /** The types that were read, where a large schema was labelled in part. */
  readonly sampledTypes?: readonly string[];
}

interface LabelledResource extends Partial<ExpectedResource> {
  /** Need not be found, and is not wrong where it is. */
  readonly optional?: boolean;
  /** Answers that are as right as the main one. */
  readonly alt?: { readonly [role in keyof ExpectedResource]?: readonly string[] };
}

export interface Rate {
  /** Right answers, wrong ones, and those that were missed. */
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export interface Score {
  readonly overall: Rate;
  readonly roles: Readonly<Record<string, Rate>>;
  readonly schemas: readonly {
    readonly schema: string;
    readonly f1: number;
    readonly faults: readonly string[];
  }[];
}

export interface Labelled {
  readonly schema: string;
  readonly label: Label;
  /** None where inference found nothing, or failed. */
  readonly inferred: readonly ExpectedResource[];
}

const roles = ['one', 'count', 'paging', 'create', 'update', 'delete'] as const;
type Role = 'list' | (typeof roles)[number];
interface Judgement {
  readonly role: Role;
  readonly is: 'tp' | 'fp' | 'fn';
}

/**
 * Compares inferred resources with labels. The list decides whether a resource is found: of one
 * that is not, every labelled role is missed. A wrong answer counts as wrong, and as a miss where
 * there is a right one.
 */
export function score(labelled: readonly Labelled[]): Score {
  const judged = labelled.map(({ schema, label, inferred }) => ({
    schema,
    ...judge(label, inferred),
  }));
  const all = judged.flatMap(({ judgements }) => judgements);
  return {
    overall: rateOf(all),
    roles: Object.fromEntries(
      (['list', ...roles] as const).map((role) => [
        role,
        rateOf(all.filter((judgement) => judgement.role === role)),
      ]),
    ),
    schemas: judged.map(({ schema, judgements, faults }) => ({
      schema,
      f1: rateOf(judgements).f1,
      faults,
    })),
  };
}

function judge(
  { resources, sampledTypes }: Label,
  inferred: readonly ExpectedResource[],
): { readonly judgements: readonly Judgement[]; readonly faults: readonly string[] } {
  const judgements: Judgement[] = [];
  const faults: string[] = [];
  const open = new Set(inferred);
  // Required resources are matched before optional ones.
  for (const wanted of resources.toSorted(
    (a, b) => Number(a.optional ?? false) - Number(b.optional ?? false),
  )) {
    const found = [...open].find(
      (resource) =>
        answers(wanted, 'type').includes(resource.type) &&
        answers(wanted, 'list').includes(resource.list ?? ''),
    );
    if (found) open.delete(found);
    if (wanted.optional) continue;
    judgements.push({ role: 'list', is: found ? 'tp' : 'fn' });
    if (!found) faults.push(`${wanted.type}: list ${wanted.list} not found`);
    for (const role of roles) {
      const got = found && given(found[role]);
      const expected = given(wanted[role]);
      const isRight = got !== undefined && answers(wanted, role).includes(got);
      if (isRight) judgements.push({ role, is: 'tp' });
      if (!isRight && got !== undefined) judgements.push({ role, is: 'fp' });
      if (!isRight && expected !== undefined) judgements.push({ role, is: 'fn' });
      if (found && !isRight && (got ?? expected) !== undefined)
        faults.push(`${wanted.type}: ${role} ${got ?? 'none'}, expected ${expected ?? 'none'}`);
    }
  }
  for (const { type, list } of open) {
    if (sampledTypes && !sampledTypes.includes(type)) continue;
    judgements.push({ role: 'list', is: 'fp' });
    faults.push(`${type}: list ${list} is no resource`);
  }
  return { judgements, faults };
}

const given = (answer: string | null | undefined): string | undefined =>
  answer === null || answer === '' || answer === 'none' ? undefined : answer;

const answers = (wanted: LabelledResource, role: keyof ExpectedResource): readonly string[] =>
  [wanted[role], ...(wanted.alt?.[role] ?? [])].flatMap((answer) => given(answer) ?? []);

function rateOf(judgements: readonly Judgement[]): Rate {
  const count = (kind: Judgement['is']): number =>
    judgements.filter(({ is }) => is === kind).length;
  const [tp, fp, fn] = [count('tp'), count('fp'), count('fn')];
  const precision = tp + fp > 0 ? tp / (tp + fp) : 1;
  const recall = tp + fn > 0 ? tp / (tp + fn) : 1;
  return {
    tp,
    fp,
    fn,
    precision,
    recall,
    f1: precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0,
  };
}
