import { expect, it } from 'vitest';

import { weighPlaces, type PlaceReason } from './weigh-places.ts';

const reason = (
  rule: string,
  confidence: number,
  more: Partial<PlaceReason> = {},
): PlaceReason => ({
  place: 'record',
  rule,
  confidence,
  because: '',
  ...more,
});

it('names the strongest reason for a place first, whichever rule was asked before', () => {
  const [placed] = weighPlaces([
    reason('doubt', 0.9, { against: true }),
    reason('weak', 0.4),
    reason('strong', 0.7),
  ]);
  expect(placed?.evidence.map(({ rule }) => rule)).toEqual(['strong', 'weak', 'doubt']);
});

it('prefers the place that more speaks for, and less against', () => {
  const placed = weighPlaces([
    reason('one', 0.5, { place: 'rows' }),
    reason('another', 0.5, { place: 'rows' }),
    reason('single', 0.7),
    reason('sure', 0.9, { place: 'global' }),
    reason('doubt', 0.5, { place: 'global', against: true }),
  ]);
  expect(placed.map(({ place, score }) => [place, Math.round(score * 100)])).toEqual([
    ['rows', 75],
    ['record', 70],
    ['global', 45],
  ]);
});
