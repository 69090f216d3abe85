import { getNamedType, isUnionType, type GraphQLObjectType, type GraphQLOutputType, type GraphQLUnionType } from 'graphql';

import type { PayloadErrors } from '../model.ts';
import { fieldsOf, hasList, isLeaf, type OutputField } from './schema-types.ts';

/** The members of a union that say what went wrong, and the others. `record`: a type that is none of the former, whatever it is called. */
export function splitMembers(union: GraphQLUnionType, record?: string): { readonly errors: readonly GraphQLObjectType[]; readonly others: readonly GraphQLObjectType[] } {
  const members = union.getTypes();
  const errors = members.filter((member) => member.name !== record && member.getFields()['message'] && (/error|problem|failure|exception|invalid|conflict|denied|violation|notfound/i.test(member.name) || member.getInterfaces().some((type) => /error|problem/i.test(type.name))));
  return { errors, others: members.filter((member) => !errors.includes(member)) };
}

/** User errors in the payload: a list of errors, or member types of a union. */
export function readErrors(field: OutputField, record: string): PayloadErrors | undefined {
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
