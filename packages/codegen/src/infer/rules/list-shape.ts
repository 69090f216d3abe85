import type { Evidence, ListRule } from './evidence.ts';

/**
 * A query field that returns several records lists their type: see `facts/list-shapes` for the
 * forms that this has.
 */
export const inferListShape: ListRule = (candidates) =>
  candidates.map(({ root, shape }): Evidence => {
    const because = `\`${root.name}\` returns ${shape.because}.`;
    return {
      role: 'list',
      type: shape.record.name,
      choice: root.name,
      rule: 'list-shape',
      confidence: shape.confidence,
      because,
    };
  });
