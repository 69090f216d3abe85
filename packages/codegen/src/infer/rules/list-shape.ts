import type { Evidence } from './evidence.ts';
import type { Facts } from '../facts/facts.ts';

/**
 * A query field that returns several records lists their type: `orders: [Order!]!`, a connection with `nodes` or `edges { node }`
 * (GraphQL Cursor Connections Specification), or an object with the records in one field and page information beside it.
 */
export function inferListShape(facts: Facts): readonly Evidence[] {
  return facts.queries.flatMap((root): Evidence[] => {
    const { shape } = root;
    if (!shape) return [];
    return [{ role: 'list', type: shape.record.name, choice: root.name, rule: 'list-shape', confidence: shape.confidence, because: `\`${root.name}\` returns ${shape.because}.` }];
  });
}
