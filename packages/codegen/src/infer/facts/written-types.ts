import type { Facts } from './facts.ts';
import { payloadTypes } from '../rules/mutation-candidates.ts';
import { readMutationName } from './names/write-names.ts';
import { typeStems } from './names/stems.ts';
import { seamless } from './names/words.ts';

export interface WrittenType {
  /** A mutation that creates or updates it. */
  readonly by: string;
  /** Whether it is both created and updated. */
  readonly both: boolean;
}

const cache = new WeakMap<Facts, ReadonlyMap<string, WrittenType>>();

/** Types that mutations create or update by name, and answer with: what a schema manages, whatever its lists are called. */
export function findWrittenTypes(facts: Facts): ReadonlyMap<string, WrittenType> {
  const known = cache.get(facts);
  if (known) return known;
  const roles = new Map<string, { by: string; found: Set<string> }>();
  for (const root of facts.mutations) {
    const types = payloadTypes(root.field);
    for (const { role, stems } of readMutationName(root.words)) {
      if (role === 'remove') continue;
      for (const type of types) {
        if (!typeStems(type).includes(seamless(stems[0] ?? []))) continue;
        const entry = roles.get(type) ?? { by: root.leaf, found: new Set() };
        roles.set(type, entry);
        entry.found.add(role);
      }
    }
  }
  const written = new Map([...roles].map(([type, { by, found }]) => [type, { by, both: found.size > 1 }]));
  cache.set(facts, written);
  return written;
}
