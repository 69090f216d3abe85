import type { Evidence } from './evidence.ts';
import type { Facts } from '../facts/facts.ts';
import { readPaging } from '../readings/paging/paging.ts';
import { listWords } from '../facts/names/stems.ts';
import { seamless } from '../facts/names/words.ts';

/** Beside `orders`, a plain list that pages, `ordersConnection` is there for its totals. */
export function inferListTwin(facts: Facts): readonly Evidence[] {
  const plain = new Map(
    facts.queries.flatMap((root) =>
      root.shape && !root.shape.wrapper && listWords(root.leaf).length === root.words.length && readPaging(root.field, root.shape).paging.kind !== 'none' ? [[`${root.shape.record.name} ${seamless(root.leaf)}`, root.name] as const] : [],
    ),
  );
  return facts.queries.flatMap((root): Evidence[] => {
    const { shape } = root;
    const twin = shape?.wrapper && plain.get(`${shape.record.name} ${seamless(listWords(root.leaf))}`);
    return shape && twin !== undefined ? [{ role: 'list', type: shape.record.name, choice: root.name, rule: 'list-twin', confidence: 0.3, against: true, because: `\`${twin}\` lists the same without a wrapper.` }] : [];
  });
}
