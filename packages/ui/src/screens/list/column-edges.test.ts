import { expect, it } from 'vitest';

import { createColumnEdges } from './column-edges.ts';

/** An edge in the page. */
function edge(): HTMLElement {
  const element = document.createElement('button');
  document.body.append(element);
  return element;
}

it('gives the focus to the edge of its own list, where two lists have a column of one name', () => {
  const [first, second] = [createColumnEdges(), createColumnEdges()];
  const [firstEdge, secondEdge] = [edge(), edge()];
  first.focus('title');
  second.add('title', secondEdge);
  expect(document.activeElement).not.toBe(secondEdge);
  first.add('title', firstEdge);
  expect(document.activeElement).toBe(firstEdge);
  second.focus('title');
  expect(document.activeElement).toBe(secondEdge);
});
