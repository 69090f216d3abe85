import type { Facts } from '../contracts/facts.ts';
import type { ResourceIndex } from '../contracts/found-resource.ts';
import type { KeyOf } from '../readings/key/key-form.ts';
import type { ListCandidate } from './list-candidates.ts';
import type { MutationCandidate } from './mutation-candidates.ts';

export type Role = 'list' | 'one' | 'count' | 'create' | 'update' | 'remove' | 'changes';

/** Reason for or against a field's role for a record type. */
export interface Evidence {
  readonly role: Role;
  /** Name of the record type. */
  readonly type: string;
  /** Dotted path of the root field. */
  readonly choice: string;
  /** File of the rule, without its ending. */
  readonly rule: string;
  /** 0 to 1: how far this alone settles it. */
  readonly confidence: number;
  /** Speaks against the choice. */
  readonly against?: true;
  /** The list requires a condition. */
  readonly asks?: true;
  readonly because: string;
  /** Change to the schema that would settle the doubt. `check` prints it. */
  readonly remedy?: string;
}

/** Evidence for lists: what resources there are. */
export type ListRule = (candidates: readonly ListCandidate[], facts: Facts) => readonly Evidence[];

/** Facts that evidence for the other roles is found with. */
export interface RoleQuestion {
  readonly facts: Facts;
  /** Everything that is listed; and of that, what has a key. */
  readonly listed: ResourceIndex;
  readonly index: ResourceIndex;
  readonly mutations: readonly MutationCandidate[];
  readonly keyOf: KeyOf;
}

/** Evidence for what resources can do besides being listed. */
export type RoleRule = (question: RoleQuestion) => readonly Evidence[];

export interface Weighed {
  readonly type: string;
  readonly role: Role;
  readonly choice: string;
  /** 0 to 1. */
  readonly score: number;
  readonly evidence: readonly Evidence[];
}

/**
 * Evidence gathered per type, role and choice, best first. Reasons add up as independent ones do
 * (two of 0.5 make 0.75), those against take away their share of what is left.
 */
export function weigh(evidence: readonly Evidence[]): readonly Weighed[] {
  const groups = new Map<string, Evidence[]>();
  for (const item of evidence) {
    const key = `${item.type}|${item.role}|${item.choice}`;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  const weighed = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const doubt = group
      .filter((item) => !item.against)
      .reduce((rest, item) => rest * (1 - item.confidence), 1);
    const trust = group
      .filter((item) => item.against)
      .reduce((rest, item) => rest * (1 - item.confidence), 1);
    return [
      {
        type: first.type,
        role: first.role,
        choice: first.choice,
        score: (1 - doubt) * trust,
        evidence: group,
      },
    ];
  });
  return weighed.sort(
    (a, b) =>
      b.score - a.score ||
      depth(a.choice) - depth(b.choice) ||
      a.choice.length - b.choice.length ||
      (a.choice < b.choice ? -1 : 1),
  );
}

function depth(choice: string): number {
  return choice.split('.').length;
}
