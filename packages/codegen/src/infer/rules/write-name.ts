import type { Evidence, RoleRule } from './evidence.ts';
import { numberForms, seamless } from '../facts/names/words.ts';

/**
 * A mutation's name is a verb and the thing it is done to, in either order: `createOrder`,
 * `orderCreate`, `insert_orders_one`, `deleteFromOrderCollection`.
 */
export const inferWriteName: RoleRule = ({ mutations }) =>
  mutations.flatMap(({ root, spoken, resource, exactness, partial }): Evidence[] => {
    const base = {
      role: spoken.role,
      type: resource.type,
      choice: root.name,
      rule: 'write-name',
    } as const;
    const evidence: Evidence[] = [
      {
        ...base,
        confidence: (partial ? 0.6 : 0.85) * spoken.strength * exactness,
        because: `\`${root.leaf}\` says “${spoken.verb}” and ${partial ? 'ends in' : 'names'} \`${resource.type}\`.`,
      },
    ];
    if (
      /(?:_one|One|_by_pk|ByPk|_by_id|ById|ByID|Single)$|^(?:create|update|delete|insert|remove|upsert)One(?=[A-Z])/.test(
        root.leaf,
      )
    )
      evidence.push({ ...base, confidence: 0.4, because: 'It says that it is of one record.' });
    if (spoken.batch || isPluralOnly(spoken.stems[0] ?? [], resource.type))
      evidence.push({
        ...base,
        confidence: spoken.role !== 'create' && spoken.batch ? 0.8 : 0.15,
        against: true,
        because: 'It speaks of several records.',
      });
    return evidence;
  });

function isPluralOnly(stem: readonly string[], type: string): boolean {
  const name = seamless(type);
  const spoken = seamless(stem);
  return spoken !== name && spoken.length > name.length && numberForms(spoken).includes(name);
}
