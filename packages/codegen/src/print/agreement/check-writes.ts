import {
  getNamedType,
  isLeafType,
  isListType,
  getNullableType,
  type GraphQLOutputType,
} from 'graphql';

import type { Action, PayloadErrors, SignIn, WriteOperation } from '../../model.ts';
import { checkArguments, checkInputs } from './check-arguments.ts';
import { checkFields } from './check-record.ts';
import type { SchemaCheck } from './schema-check.ts';

/** Checks the arguments and inputs of a write. */
export function checkWriteArguments(check: SchemaCheck, write: WriteOperation): void {
  const field = check.root('mutation', write.root);
  if (!field) return;
  checkArguments(check, field, write);
  const { path = [] } = write.input ?? {};
  if (path.length > 0) check.place(field, path);
  if (write.input) checkInputs(check, field, write.inputs, path);
}

export function checkWrite(check: SchemaCheck, write: WriteOperation): void {
  checkWriteArguments(check, write);
  const payload = check.root('mutation', write.root)?.type;
  checkPayload(check, payload, write);
  const { record, errors } = write;
  if (!payload || !record || isLeafType(getNamedType(payload))) return;
  const isUnion = errors?.kind === 'union';
  check.fields(
    isUnion && errors.successType !== undefined ? check.named(errors.successType) : payload,
    record,
  );
}

export function checkAction(check: SchemaCheck, action: Action): void {
  const field = check.root('mutation', action.root);
  if (!field) return;
  checkArguments(check, field, action);
  if (action.filter) check.place(field, action.filter);
  for (const { each } of action.key) if (each) check.place(field, each);
  checkInputs(check, field, [...action.key.map(({ input }) => input), ...action.inputs]);
  checkPayload(check, field.type, action);
  checkErrors(check, itemOf(field.type), action.outcomes);
  const { answer } = action;
  if (answer.kind === 'nothing') return;
  const answered = check.result(field.type, answer.path);
  if (answer.kind === 'values') checkFields(check, check.composite(answered), answer.fields);
  else if (answer.kind !== 'record' && answer.kind !== 'other')
    check.result(check.rootType('mutation'), [...action.root, ...answer.path]);
}

export function checkSignIn(
  check: SchemaCheck,
  { root, required, identifier, password, token = [] }: NonNullable<SignIn['mutation']>,
): void {
  const field = check.root('mutation', root);
  checkArguments(check, field, { required });
  for (const path of [identifier, password]) check.place(field, path);
  check.result(field?.type, token);
}

export function checkSignOut(
  check: SchemaCheck,
  { root, required }: NonNullable<NonNullable<SignIn['mutation']>['signOut']>,
): void {
  checkArguments(check, check.root('mutation', root), { required });
}

const itemOf = (type: GraphQLOutputType): GraphQLOutputType => {
  const nullable = getNullableType(type);
  return isListType(nullable) ? nullable.ofType : type;
};

/** Errors and proofs in an answer. */
function checkPayload(
  check: SchemaCheck,
  payload: GraphQLOutputType | undefined,
  { errors, proofs = [] }: Pick<WriteOperation, 'errors' | 'proofs'>,
): void {
  if (!payload) return;
  checkErrors(check, payload, errors);
  if (errors?.kind !== 'union') for (const { path } of proofs) check.result(payload, path);
}

function checkErrors(
  check: SchemaCheck,
  payload: GraphQLOutputType,
  errors: PayloadErrors | undefined,
): void {
  if (!errors) return;
  if (errors.kind === 'union') {
    check.result(payload, errors.path);
    if (errors.successType !== undefined) check.named(errors.successType);
    return;
  }
  if (isLeafType(getNamedType(payload))) return;
  if (errors.kind === 'flag') {
    for (const name of [...errors.path, errors.message])
      if (name !== '') check.fields(payload, [name]);
    return;
  }
  const error = check.fields(payload, errors.path);
  if (errors.plain) return;
  check.composite(error);
  for (const path of [errors.message, errors.field, errors.code])
    if (path !== undefined) check.fields(error, path.split('.'));
}
