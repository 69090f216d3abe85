import type { Evidence } from '../evidence.ts';
import type { Facts } from '../facts.ts';
import { affinity, listStems, listWords, typeStems } from '../stems.ts';
import { numberForms } from '../words.ts';

/** The list of a type is mostly called after it, in whatever number and with whatever affix: `orders`, `allOrders`, `orderCollection`. */
export function inferListName(facts: Facts): readonly Evidence[] {
  return facts.queries.flatMap((root): Evidence[] => {
    const { shape } = root;
    if (!shape) return [];
    const match = affinity(listStems(root.leaf), typeStems(shape.record.name));
    const base = { role: 'list', type: shape.record.name, choice: root.name, rule: 'list-name' } as const;
    if (match > 0) return [{ ...base, confidence: 0.75 * match, because: `\`${root.leaf}\` is the name of \`${shape.record.name}\` in another number or with an affix.` }];
    const last = listWords(root.leaf).at(-1) ?? '';
    if (last.length > 3 && numberForms(last).some((form) => typeStems(shape.record.name).some((stem) => stem.endsWith(form)))) {
      return [{ ...base, confidence: 0.3, because: `\`${shape.record.name}\` ends like \`${root.leaf}\`.` }];
    }
    return [{ ...base, confidence: 0.25, against: true, because: `\`${root.leaf}\` is not called after \`${shape.record.name}\`.` }];
  });
}
