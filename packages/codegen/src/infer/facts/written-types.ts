import type { WrittenType } from '../contracts/facts.ts';
import type { RootField } from '../contracts/root-field.ts';
import type { OutputField } from '../contracts/schema.ts';
import { typeStems } from './names/stems.ts';
import { seamless } from './names/words.ts';
import { readMutationName } from './names/write-names.ts';

/**
 * Types that mutations create or update by name, and answer with: what a schema manages, whatever
 * its lists are called.
 */
export function findWrittenTypes(
  mutations: readonly RootField[],
  payloadTypesOf: (field: OutputField) => ReadonlySet<string>,
): ReadonlyMap<string, WrittenType> {
  const roles = new Map<string, { by: string; found: Set<string> }>();
  for (const root of mutations) {
    const types = payloadTypesOf(root.field);
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
  return new Map([...roles].map(([type, { by, found }]) => [type, { by, both: found.size > 1 }]));
}
