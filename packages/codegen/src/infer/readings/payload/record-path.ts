import { getNamedType, isUnionType } from 'graphql';

import { stepTo, type Path } from '../../../model.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { splitMembers } from '../../facts/answer-members.ts';
import { fieldsOf, hasList, requiredArguments } from '../../facts/schema-types.ts';

/**
 * The record inside the member of a union that is no error: `union UserResult = UserPayload |
 * AuthError`. The member itself is found by its type.
 */
export function findAnswer(field: OutputField, type: string): Path | undefined {
  const named = getNamedType(field.type);
  const [success, ...others] = isUnionType(named) ? splitMembers(named, type).others : [];
  const record =
    success && others.length === 0 && success.name !== type
      ? findRecord({ ...field, type: success }, type)
      : undefined;
  return success && record ? [stepTo(success.name), ...record] : undefined;
}

/**
 * From a field's value to a record of the type: itself, in an envelope, in a payload, behind an
 * edge.
 */
export function findRecord(field: OutputField, type: string): Path | undefined {
  const named = getNamedType(field.type);
  if (named.name === type) return [];
  const inner = Object.values(fieldsOf(named)).filter(
    (candidate) => requiredArguments(candidate).length === 0,
  );
  const direct = inner
    .filter((candidate) => getNamedType(candidate.type).name === type)
    .sort((a, b) => Number(hasList(a.type)) - Number(hasList(b.type)));
  if (direct[0]) return [direct[0].name];
  for (const candidate of inner) {
    if (hasList(candidate.type) && candidate.name !== 'edges') continue;
    const deep = Object.values(fieldsOf(getNamedType(candidate.type))).find(
      (below) =>
        getNamedType(below.type).name === type &&
        requiredArguments(below).length === 0 &&
        ['node', 'data', 'item', 'record'].includes(below.name),
    );
    if (deep) return [candidate.name, deep.name];
  }
  return undefined;
}
