import { isLeaf } from '../facts/schema-types.ts';
import type { Evidence, RoleRule } from './evidence.ts';

/**
 * A write answers with the record it wrote, alone or in a payload. One that answers with a record
 * of another kind was about that one.
 */
export const inferWritePayload: RoleRule = ({ mutations, index, facts }) =>
  mutations.flatMap(({ root, spoken, resource, partial }): Evidence[] => {
    const base = {
      role: spoken.role,
      type: resource.type,
      choice: root.name,
      rule: 'write-payload',
    } as const;
    const types = facts.payloadTypesOf(root.field);
    if (types.has(resource.type))
      return [
        {
          ...base,
          confidence: partial ? 0.6 : 0.5,
          because: `What it returns holds \`${resource.type}\`.`,
        },
      ];
    const other = [...types].find((type) => index.byType.has(type));
    if (other !== undefined && spoken.role !== 'remove')
      return [
        {
          ...base,
          confidence: 0.35,
          against: true,
          because: `What it returns holds \`${other}\` instead.`,
        },
      ];
    if (partial && !isLeaf(root.field.type))
      return [
        {
          ...base,
          confidence: 0.2,
          against: true,
          because: 'Neither its name nor what it returns is certain.',
        },
      ];
    return [];
  });
