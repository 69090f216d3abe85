import { getNamedType, isEnumType, isUnionType, type GraphQLObjectType, type GraphQLOutputType } from 'graphql';

import type { PayloadErrors } from '../../../model.ts';
import { splitMembers } from '../../facts/answer-members.ts';
import type { Facts } from '../../facts/facts.ts';
import { fieldsOf, hasList, isLeaf, requiredArguments, type OutputField } from '../../facts/schema-types.ts';

/** User errors in the payload: a list of errors, member types of a union, or a flag. */
export function readErrors(field: OutputField, record: string, facts: Facts): PayloadErrors | undefined {
  const named = getNamedType(field.type);
  if (isUnionType(named)) {
    const { errors, others } = splitMembers(named, record);
    const [success, ...more] = others;
    return errors.length > 0 && success && more.length === 0 ? { ...refusals(errors), successType: success.name } : undefined;
  }
  for (const candidate of Object.values(fieldsOf(named))) {
    if (!/^(?:user_?errors?|errors|validation_?errors|.*Errors|messages|problems)$/i.test(candidate.name) || !hasList(candidate.type)) continue;
    const error = getNamedType(candidate.type);
    if (isLeaf(candidate.type)) return { kind: 'fields', path: [candidate.name], message: '', plain: true };
    const fields = fieldsOf(error);
    const message = ['message', 'description', 'messages', 'text'].find((name) => fields[name] && isLeaf(fields[name].type));
    if (message !== undefined) return { kind: 'fields', path: [candidate.name], message, ...errorDetails([fields]) };
  }
  return readFlag(field, record, facts);
}

/** `{ success: false, message }`, `{ result: NOT_DELETED, message }`; a record's own status is its data. */
function readFlag(field: OutputField, record: string, { isIdentified }: Facts): PayloadErrors | undefined {
  const named = getNamedType(field.type);
  if (hasList(field.type) || named.name === record || isIdentified(named)) return undefined;
  const leaves = Object.values(fieldsOf(named)).filter((leaf) => isLeaf(leaf.type) && !hasList(leaf.type) && requiredArguments(leaf).length === 0);
  const message = leaves.find(({ name, type }) => ['message', 'reason', 'error', 'detail'].includes(name) && getNamedType(type).name === 'String')?.name ?? '';
  const flag = leaves.find(({ name, type }) => getNamedType(type).name === 'Boolean' && /^(?:is)?_?(?:success(?:ful)?|succeeded|ok|deleted)$/i.test(name));
  if (flag) return { kind: 'flag', path: [flag.name], message };
  for (const { name, type } of leaves) {
    const outcome = getNamedType(type);
    const refused = isEnumType(outcome) ? outcome.getValues().map((value) => value.name).filter((value) => /^(?:not|fail(?:ed|ure)?|error|rejected|refused|denied|unable)(?:_|$)/i.test(value)) : [];
    if (message !== '' && isEnumType(outcome) && refused.length > 0 && refused.length < outcome.getValues().length) return { kind: 'flag', path: [name], message, refused };
  }
  return undefined;
}

/** What a query answers in place of what it was asked for: `union UsersResult = UserList | AuthError`. */
export function readRefusals(type: GraphQLOutputType): PayloadErrors | undefined {
  const named = getNamedType(type);
  const errors = isUnionType(named) ? splitMembers(named).errors : [];
  return errors.length > 0 ? refusals(errors) : undefined;
}

function refusals(errors: readonly GraphQLObjectType[]): PayloadErrors {
  return { kind: 'union', path: [], errorTypes: errors.map((type) => type.name), message: 'message', ...errorDetails(errors.map((type) => type.getFields())) };
}

function errorDetails(types: readonly Readonly<Record<string, OutputField>>[]): Partial<PayloadErrors> {
  const common = (names: readonly string[]): string | undefined => names.find((name) => types.every((fields) => fields[name] && isLeaf(fields[name].type)));
  const field = common(['field', 'path', 'fields', 'attribute', 'fieldName', 'property', 'key', 'input']);
  const code = common(['code', 'errorCode', 'type', 'key']);
  const fieldType = field === undefined ? undefined : types[0]?.[field]?.type;
  return { ...(field === undefined ? {} : { field }), ...(fieldType && hasList(fieldType) ? { fieldList: true } : {}), ...(code === undefined || code === field ? {} : { code }) };
}
