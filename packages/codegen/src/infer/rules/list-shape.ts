import type { Evidence } from './evidence.ts';
import type { Facts } from '../facts/facts.ts';
import { sentenceList } from '../facts/names/words.ts';

/**
 * A query field that returns several records lists their type: `orders: [Order!]!`, a connection with `nodes` or `edges { node }`
 * (GraphQL Cursor Connections Specification), or an object with the records in one field and page information beside it.
 */
export function inferListShape(facts: Facts): readonly Evidence[] {
  return facts.queries.flatMap((root): Evidence[] => {
    const { shape } = root;
    if (!shape) return [];
    const confidence = { plain: 0.6, nodes: 0.75, edges: 0.75, wrapped: 0.72 }[shape.kind];
    const because =
      shape.kind === 'plain'
        ? `\`${root.name}\` returns a list of \`${shape.record.name}\`.`
        : `\`${root.name}\` returns \`${shape.wrapper?.name ?? ''}\`, whose ${sentenceList([shape.records.join('.')])} holds \`${shape.record.name}\`.`;
    return [{ role: 'list', type: shape.record.name, choice: root.name, rule: 'list-shape', confidence, because }];
  });
}
