import { getNamedType, isUnionType, type GraphQLObjectType, type GraphQLOutputType } from 'graphql';

import type { PayloadErrors } from '../../../model.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { splitMembers } from '../../facts/answer-members.ts';
import { hasList, isLeaf } from '../../facts/schema-types.ts';

/** Errors that a query answers in place of its result: `union UsersResult = UserList | AuthError`. */
export function readRefusals(type: GraphQLOutputType): PayloadErrors | undefined {
  const named = getNamedType(type);
  const errors = isUnionType(named) ? splitMembers(named).errors : [];
  return errors.length > 0 ? refusals(errors) : undefined;
}

/** Members of a union that are errors, each with what any of them says: another leaves it out. */
export function refusals(errors: readonly GraphQLObjectType[]): PayloadErrors {
  return {
    kind: 'union',
    path: [],
    errorTypes: errors.map((type) => type.name),
    message: 'message',
    ...errorDetails(errors.map((type) => type.getFields())),
  };
}

/** Fields of errors besides their message: the input that the error is about, and a code. */
export function errorDetails(
  types: readonly Readonly<Record<string, OutputField>>[],
): Partial<PayloadErrors> {
  const says = (name: string) => (fields: Readonly<Record<string, OutputField>>) =>
    fields[name] !== undefined && isLeaf(fields[name].type);
  const common = (names: readonly string[]): string | undefined =>
    names.find((name) => types.every(says(name))) ?? names.find((name) => types.some(says(name)));
  const field = common([
    'field',
    'path',
    'fields',
    'attribute',
    'fieldName',
    'property',
    'key',
    'input',
  ]);
  const code = common(['code', 'errorCode', 'type', 'key']);
  const fieldType =
    field === undefined ? undefined : types.find((fields) => fields[field])?.[field]?.type;
  return {
    ...(field === undefined ? {} : { field }),
    ...(fieldType && hasList(fieldType) ? { fieldList: true } : {}),
    ...(code === undefined || code === field ? {} : { code }),
  };
}
