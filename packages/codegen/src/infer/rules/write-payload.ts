import { isLeaf } from '../facts/schema-types.ts';
import type { Evidence } from './evidence.ts';
import type { Facts } from '../facts/facts.ts';
import type { MutationCandidate } from './mutation-candidates.ts';
import type { ResourceIndex } from '../readings/resource-index.ts';

/** A write answers with the record it wrote, alone or in a payload. One that answers with a record of another kind was about that one. */
export function inferWritePayload(candidates: readonly MutationCandidate[], index: ResourceIndex, facts: Facts): readonly Evidence[] {
  return candidates.flatMap(({ root, reading, resource, partial }): Evidence[] => {
    const base = { role: reading.role, type: resource.type, choice: root.name, rule: 'write-payload' } as const;
    const types = facts.payloadTypesOf(root.field);
    if (types.has(resource.type)) return [{ ...base, confidence: partial ? 0.6 : 0.5, because: `What it returns holds \`${resource.type}\`.` }];
    const other = [...types].find((type) => index.byType.has(type));
    if (other !== undefined && reading.role !== 'remove') return [{ ...base, confidence: 0.35, against: true, because: `What it returns holds \`${other}\` instead.` }];
    if (partial && !isLeaf(root.field.type)) return [{ ...base, confidence: 0.2, against: true, because: 'Neither its name nor what it returns is certain.' }];
    return [];
  });
}
