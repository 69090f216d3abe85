import { getNamedType, getNullableType, isUnionType } from 'graphql';

import type { Proof } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { seamless } from '../../facts/names/words.ts';
import type { WriteRole } from '../../contracts/root-field.ts';
import { fieldsOf, hasList, isLeaf, requiredArguments } from '../../facts/schema-types.ts';

const flags = /^(?:is)?(?:success(?:ful)?|succeeded|ok|deleted|updated|created)$/;
/**
 * Names of counts of written records. `modifiedCount` is excluded: a write that changes nothing
 * matches a record and does not modify it.
 */
const counts =
  /^(?:count|affected(?:rows?|count)?|rowsaffected|rowcount|rows|(?:deleted|removed|matched|inserted|created)count|num(?:ber)?(?:of)?(?:rows|deleted|affected|uids|affectedrows|deletedrows))$/;
const deletedKeys = /^(?:deleted|removed|destroyed).*(?:id|uuid|key)$/;
/** A scalar that stands for no value at all proves nothing. */
const nothing = /^(?:void|null|nothing|none|empty|unit)$/;

/**
 * Proofs of a write in a mutation's answer, besides the record: `success: true`, `affectedRows: 1`,
 * `deletedOrderId`, or the answer itself where it is a scalar. For a union, the member's type is
 * the proof.
 */
export function findProofs(
  field: OutputField,
  role: WriteRole,
  record: string,
  { kindOf }: Facts,
): readonly Proof[] {
  const type = getNamedType(field.type);
  // The fields of a record are data and no proof.
  if (isUnionType(type) || type.name === record) return [];
  if (isLeaf(field.type)) {
    const kind = kindOf(type);
    if (nothing.test(seamless(type.name))) return [];
    return [
      {
        path: [],
        kind: hasList(field.type)
          ? 'list'
          : kind === 'boolean'
            ? 'flag'
            : kind === 'integer'
              ? 'count'
              : 'value',
      },
    ];
  }
  if (hasList(field.type)) return [];
  return Object.values(fieldsOf(type)).flatMap((part): Proof[] => {
    if (!isLeaf(part.type) || requiredArguments(part).length > 0) return [];
    const [kind, word] = [kindOf(getNamedType(getNullableType(part.type))), seamless(part.name)];
    const path = [part.name];
    if (!hasList(part.type) && kind === 'boolean' && flags.test(word))
      return [{ path, kind: 'flag' }];
    if (!hasList(part.type) && (kind === 'integer' || kind === 'bigint') && counts.test(word))
      return [{ path, kind: 'count' }];
    if (role === 'remove' && deletedKeys.test(word))
      return [{ path, kind: hasList(part.type) ? 'list' : 'value' }];
    return role === 'remove' && !hasList(part.type) && (word === 'id' || word === 'uuid')
      ? [{ path, kind: 'value' }]
      : [];
  });
}
