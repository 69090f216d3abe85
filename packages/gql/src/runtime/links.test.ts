import { describe, expect, it } from 'vitest';

import { knownLinks, linkChanges, linkedRows, presentLinks, type LinksAt } from './links.ts';

const at: LinksAt = {
  rows: ['rows', 'nodes'],
  last: ['last', 'nodes'],
  key: 'id',
  to: ['tag', 'id'],
};
const nodes = (...ids: readonly number[]) => ({
  nodes: ids.map((id) => ({ id, tag: { id: id * 10 } })),
});

it('Links of a list are those added and those taken away, whether keys are numbers or texts', () => {
  const changes = (tags: readonly unknown[]) =>
    linkChanges(
      { tags },
      'tags',
      { tags: [{ id: 1 }, { id: 2 }] },
      ['tags', 'id'],
      (added, removed) => ({ added, removed }),
    );
  expect(changes(['1', '3'])).toEqual({ added: ['3'], removed: [2] });
  expect(changes(['2', '1'])).toBeUndefined();
});

describe('Links that are read in a page', () => {
  it.each([
    ['the last one is among them', { rows: nodes(1, 2), last: nodes(2) }, [10, 20]],
    ['there are none', { rows: nodes(), last: nodes() }, []],
    ['the server gives more than the last one', { rows: nodes(1, 2), last: nodes(2, 1) }, [10, 20]],
    ['the last one is not among them', { rows: nodes(1, 2), last: nodes(3) }, undefined],
    ['the last one was not answered', { rows: nodes(1, 2), last: null }, undefined],
    ['the record does not hold them', {}, undefined],
    ['a row does not tell its key', { rows: { nodes: [{}] }, last: nodes(2) }, undefined],
  ])('are known or not where %s', (_, record, links) => {
    expect(presentLinks(record, at)).toEqual(links);
  });

  it('are all replaced only where all are known', () => {
    const values = { tags: ['10'] };
    expect(knownLinks(values, 'tags', { rows: nodes(1), last: nodes(1) }, at)).toBe(values);
    expect(() => knownLinks(values, 'tags', { rows: nodes(1), last: nodes(2) }, at)).toThrow(
      'The record has more tags than were read.',
    );
    expect(knownLinks({}, 'tags', { rows: nodes(1), last: nodes(2) }, at)).toEqual({});
  });

  it('are rows that stay by their keys, and new ones for what is added', () => {
    const rows = (tags: readonly unknown[] | null | undefined, record?: unknown) =>
      linkedRows(
        { ...(tags !== undefined && { tags }) },
        'tags',
        record,
        at,
        (added) => ({ added }),
        (kept) => ({ kept }),
      );
    const record = { rows: nodes(1, 2), last: nodes(2) };
    expect(rows(['20', '30', '30'], record)).toEqual([{ kept: 2 }, { added: '30' }]);
    expect(rows(['20', '10'], record)).toBeUndefined();
    expect(rows(null, record)).toEqual([]);
    expect(rows(undefined, record)).toBeUndefined();
    expect(rows(['20'])).toEqual([{ added: '20' }]);
    expect(() => rows(['20'], { rows: nodes(1, 2), last: nodes(3) })).toThrow('were not read');
  });
});
