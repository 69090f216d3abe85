import type { Field, Input } from '../../../model.ts';
import type { Survey } from '../../contracts/survey.ts';
import { seamless } from '../../facts/names/words.ts';

/**
 * `customerId` is the key of a customer where there are customers, even if the record does not show
 * them.
 */
export function namedReference(
  name: string,
  kind: Field['kind'],
  survey: Survey,
): Input['reference'] {
  const stem = /^(.+?)_?(?:Id|ID|Ids|IDs|_id|_ids)$/.exec(name)?.[1];
  if (stem === undefined || kind === 'boolean') return undefined;
  const [best] = survey.index.find(seamless(stem));
  const key = best && best.exactness > 0.85 ? (survey.keys.get(best.resource.type) ?? []) : [];
  const resource = best && survey.names.get(best.resource.type);
  return key.length === 1 && key[0] && resource !== undefined && compatible(key[0].kind, kind)
    ? { resource, keyField: key[0].field }
    : undefined;
}

function compatible(a: Field['kind'], b: Field['kind']): boolean {
  const loose = new Set<Field['kind']>(['id', 'string']);
  return a === b || loose.has(a) || loose.has(b);
}
