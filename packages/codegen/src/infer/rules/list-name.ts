import type { RootField } from '../contracts/root-field.ts';
import {
  affinity,
  beforeClause,
  isAffix,
  listStems,
  listWords,
  typeStems,
} from '../facts/names/stems.ts';
import { numberForms, words } from '../facts/names/words.ts';
import type { Evidence, ListRule } from './evidence.ts';

/**
 * The list of a type is mostly called after it, in whatever number and with whatever affix:
 * `orders`, `allOrders`, `orderCollection`.
 */
export const inferListName: ListRule = (candidates) =>
  candidates.flatMap(({ root, shape }): Evidence[] => {
    const { leaf, spoken } = speak(root);
    const match = nameMatch(spoken, shape.record.name);
    const base = {
      role: 'list',
      type: shape.record.name,
      choice: root.name,
      rule: 'list-name',
    } as const;
    if (match > 0)
      return [
        {
          ...base,
          confidence: 0.75 * match,
          because: `\`${leaf}\` is the name of \`${shape.record.name}\` in another number or with an affix.`,
        },
      ];
    const last = listWords(spoken).at(-1) ?? '';
    if (
      last.length > 3 &&
      numberForms(last).some((form) =>
        typeStems(shape.record.name).some((stem) => stem.endsWith(form)),
      )
    ) {
      return [
        { ...base, confidence: 0.3, because: `\`${shape.record.name}\` ends like \`${leaf}\`.` },
      ];
    }
    return [
      {
        ...base,
        confidence: 0.25,
        against: true,
        because: `\`${leaf}\` is not called after \`${shape.record.name}\`.`,
      },
    ];
  });

/**
 * Words of a list's name: those of its field, or of the namespace above a field that has no noun:
 * `orders.list`.
 */
export const spokenWords = (root: RootField): readonly string[] => speak(root).spoken;

function speak({ path, leaf, words: own }: RootField): {
  readonly leaf: string;
  readonly spoken: readonly string[];
} {
  const group = path.length > 1 && isAffix(own) ? path.at(-2) : undefined;
  return group === undefined ? { leaf, spoken: own } : { leaf: group, spoken: words(group) };
}

/**
 * Similarity of a list's name and a type. It is lower where the name restricts the records:
 * `recordsForAccount`.
 */
export function nameMatch(spoken: readonly string[], type: string): number {
  const whole = affinity(listStems(spoken), typeStems(type));
  const before = beforeClause(spoken);
  return Math.max(
    whole,
    before === undefined ? 0 : 0.85 * affinity(listStems(before), typeStems(type)),
  );
}
