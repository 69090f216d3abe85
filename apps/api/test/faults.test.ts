import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaign } from './faults/campaign.ts';
import { type Ground, startGround } from './faults/ground.ts';
import type { Size } from './faults/scenarios.ts';

/** The short form of the campaign; `npm run faults` has the full one. */
const size: Size = { clients: 6, rounds: 1, requests: 12, others: 3 };

describe.each(['embedded', 'served'] as const)('a server with the %s database', (kind) => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await startGround(kind);
  });
  afterAll(() => ground?.stop());

  for (const scenario of campaign.filter(({ kinds }) => kinds.includes(kind))) {
    it(`keeps its promises: ${scenario.name}`, async ({ skip }) => {
      const lack = scenario.lacks?.(ground);
      skip(lack !== undefined, lack);
      expect((await scenario.run(ground, size)).broken).toEqual([]);
    });
  }
});
