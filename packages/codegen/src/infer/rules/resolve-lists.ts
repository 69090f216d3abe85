import type { Facts } from '../contracts/facts.ts';
import type { FoundResource } from '../contracts/found-resource.ts';
import type { AdminOverrides } from '../contracts/overrides.ts';
import { listWords } from '../facts/names/stems.ts';
import { weigh, type Evidence, type ListRule, type Weighed } from './evidence.ts';
import { inferListArguments } from './list-arguments.ts';
import type { ListCandidate } from './list-candidates.ts';
import { inferListHolder } from './list-holders.ts';
import { inferListName } from './list-name.ts';
import { inferListOtherWords } from './list-other-words.ts';
import { inferListShape } from './list-shape.ts';
import { inferListTwin } from './list-twin.ts';
import { inferNearList } from './near-list.ts';

const listRules: readonly ListRule[] = [
  inferListShape,
  inferListName,
  inferListOtherWords,
  inferListArguments,
  inferListTwin,
  inferListHolder,
  inferNearList,
];

/** Below this, a list is not believed. */
const threshold = 0.5;

export interface FoundList {
  readonly type: string;
  readonly chosen: Weighed;
  readonly rejected: readonly Weighed[];
}

export interface Resolution {
  readonly lists: readonly FoundList[];
  /** Types whose lists are not believed, the likeliest of them chosen: what `check` explains. */
  readonly doubtful: readonly FoundList[];
  /** The types that are listed, each with its list. */
  readonly resources: readonly FoundResource[];
}

/**
 * Lists of the schema, by the evidence of all rules. They are decided first for each type, then
 * again by the conventions of the clear cases.
 */
export function resolveLists(
  facts: Facts,
  candidates: readonly ListCandidate[],
  overrides: AdminOverrides = {},
): Resolution {
  const evidence = listRules
    .flatMap((rule) => rule(candidates, facts))
    .filter((item) => !item.type.startsWith('__'));
  const weighed = weigh([...evidence, ...habits(facts, weigh(evidence), evidence)]);
  const byType = Map.groupBy(weighed, (item) => item.type);
  const lists: FoundList[] = [];
  const doubtful: FoundList[] = [];
  for (const [type, choices] of [...byType].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const wanted = overrides.resources?.[type]?.list;
    const chosen =
      choices.find(({ choice }) => choice === wanted) ??
      choices.find((choice) => choice.score >= threshold && !asksFirst(choice)) ??
      choices[0];
    if (!chosen || overrides.exclude?.includes(type)) continue;
    const rejected = choices.filter((choice) => choice !== chosen);
    if (chosen.score >= threshold || wanted !== undefined || overrides.include?.includes(type))
      lists.push({ type, chosen: wanted === undefined ? chosen : configured(chosen), rejected });
    else doubtful.push({ type, chosen, rejected });
  }
  const byName = new Map(candidates.map((candidate) => [candidate.root.name, candidate]));
  const resources = lists.flatMap(({ type, chosen }): FoundResource[] => {
    const found = byName.get(chosen.choice);
    if (!found) return [];
    const { root: list, shape, paging } = found;
    return [{ type, record: shape.record, list, shape, paging }];
  });
  return { lists, doubtful, resources };
}

/** Tests for a list with required conditions. A list of all records is preferred. */
const asksFirst = (list: Weighed): boolean => list.evidence.some(({ asks }) => asks);

/** A choice that configuration made. */
export function configured(choice: Pick<Weighed, 'type' | 'role' | 'choice'>): Weighed {
  const { type, role, choice: name } = choice;
  return {
    type,
    role,
    choice: name,
    score: 1,
    evidence: [
      {
        type,
        role,
        choice: name,
        rule: 'configuration',
        confidence: 1,
        because: 'The configuration says so.',
      },
    ],
  };
}

/**
 * A dialect is a habit: where a type has several lists, the form that most clear lists of the
 * schema have is the one meant. The form is what is around the resource's words in the field's
 * name, and how the records lie.
 */
function habits(
  facts: Facts,
  weighed: readonly Weighed[],
  evidence: readonly Evidence[],
): readonly Evidence[] {
  const form = (choice: string): string => {
    const root = facts.query.get(choice);
    if (!root) return '';
    const { shape } = root;
    const stem = listWords(root.words).join(' ');
    return `${root.words.join(' ').replace(stem, '…')} ${shape?.kind ?? ''} ${shape?.records.join('.') ?? ''}`;
  };
  const counts = new Map<string, number>();
  const types = new Set<string>();
  for (const item of weighed) {
    if (item.score < 0.8) continue;
    types.add(item.type);
    counts.set(form(item.choice), (counts.get(form(item.choice)) ?? 0) + 1);
  }
  if (types.size < 3) return [];
  const choices = new Map(evidence.map((item) => [`${item.type}|${item.choice}`, item]));
  return [...choices.values()].flatMap((item): Evidence[] => {
    const share = (counts.get(form(item.choice)) ?? 0) / types.size;
    if (share < 0.5) return [];
    return [
      {
        role: 'list',
        type: item.type,
        choice: item.choice,
        rule: 'habit',
        confidence: 0.3 * share,
        because: `${Math.round(share * 100)} % of the types have a list of this form.`,
      },
    ];
  });
}
