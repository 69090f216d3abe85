import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { operations, plans, runFault, type Operation } from './fault-campaign.ts';

/** `docs/faults.md` by fault: the cells in the order of the operations. */
const documented = new Map(
  readFileSync(new URL('../../../docs/faults.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .map(([fault = '', ...cells]) => [fault, cells.map((cell) => cell.replace(/ \(\d+\)$/, ''))]),
);

const unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);
beforeAll(async () => {
  process.on('unhandledRejection', note);
  // The first request of a process takes long enough to look like a fault.
  await Promise.all(operations.map((operation) => runFault(() => undefined, operation)));
});
afterAll(() => void process.off('unhandledRejection', note));

describe('every fault on every kind of operation', () => {
  it.each(Object.entries(plans))(
    '%s: ends as docs/faults.md says, once, and repeats nothing that it must not',
    async (fault, plan) => {
      const outcomes = await Promise.all(operations.map((operation) => runFault(plan, operation)));
      expect(outcomes.map(({ ends }) => ends)).toEqual(documented.get(fault));
      expect(outcomes.map(({ settled }) => settled)).toEqual(operations.map(() => 1));
      const sent = (operation: Operation) => outcomes[operations.indexOf(operation)]?.sent;
      // What was refused with 401 was not carried out, and goes out once more with new credentials.
      const once = fault.includes('401') ? 2 : 1;
      expect([sent('mutation'), sent('upload')]).toEqual([once, once]);
      expect(unhandled).toEqual([]);
    },
  );
});
