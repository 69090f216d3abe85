import type { Evidence, ListRule } from './evidence.ts';
import { listWords } from '../facts/names/stems.ts';
import { seamless } from '../facts/names/words.ts';

/** Beside `orders`, a plain list that pages, `ordersConnection` is there for its totals. */
export const inferListTwin: ListRule = (candidates) => {
  const paged = candidates.filter(
    ({ root, shape, paging }) =>
      !shape.wrapper &&
      listWords(root.words).length === root.words.length &&
      paging.meaning.paging.kind !== 'none',
  );
  const plain = new Map(
    paged.map(({ root, shape }) => [`${shape.record.name} ${seamless(root.leaf)}`, root.name]),
  );
  return candidates.flatMap(({ root, shape }): Evidence[] => {
    const twin =
      shape.wrapper && plain.get(`${shape.record.name} ${seamless(listWords(root.words))}`);
    if (twin === undefined) return [];
    const because = `\`${twin}\` lists the same without a wrapper.`;
    return [
      {
        role: 'list',
        type: shape.record.name,
        choice: root.name,
        rule: 'list-twin',
        confidence: 0.3,
        against: true,
        because,
      },
    ];
  });
};
