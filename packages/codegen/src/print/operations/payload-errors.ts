import { getNamedType, isLeafType, isNonNullType, type SelectionNode } from 'graphql';

import type { PayloadErrors, Proof, WriteOperation } from '../../model.ts';
import {
  array,
  arrow,
  code,
  entries,
  identifier,
  literal,
  member,
  object,
  parameter,
  property,
  string,
  type Code,
} from '../code/code.ts';
import type { Context } from '../context/context.ts';
import { fieldNode, merge, nest } from '../documents/ast.ts';
import { nonNull, readBelow, readList, readOne, readValue, type Access } from '../records/read.ts';
import { compositeOf, fieldOf } from '../schema-path.ts';
import { errorMembers, errorParts } from './error-members.ts';

/**
 * Selections of a payload's errors. `success`: selections of the other members, where the payload
 * is a union.
 */
export function errorSelections(
  context: Context,
  errors: PayloadErrors | undefined,
  success: readonly SelectionNode[] = [],
): readonly SelectionNode[] {
  if (!errors) return [];
  if (errors.kind === 'union')
    return nest(errors.path, [
      fieldNode('__typename'),
      ...success,
      ...errorMembers(context, errors),
    ]);
  if (errors.kind === 'flag')
    return [...errors.path, errors.message]
      .filter((name) => name !== '')
      .map((name) => fieldNode(name));
  return nest(errors.path, errors.plain ? [] : errorFields(errors));
}

const errorFields = (errors: PayloadErrors): readonly SelectionNode[] =>
  merge(
    [errors.message, errors.field, errors.code].flatMap((name) =>
      name === undefined ? [] : nest(name.split('.'), []),
    ),
  );

/** Code of the refusals in a payload that is no union. */
export const errorsCode = (errors: PayloadErrors | undefined, root: Access): Code =>
  errors && !isLeafType(getNamedType(root.type)) ? fieldErrors(errors, root) : array([]);

export interface UnionErrors {
  /** Declares `payload`. */
  readonly line: Code;
  readonly payload: Code;
  /** Code of whether the payload is of this type. */
  readonly is: (type: string) => Code;
  readonly errors: Code;
}

/** The refusals of a payload that is one of several types. */
export function unionErrors(context: Context, errors: PayloadErrors, root: Access): UnionErrors {
  const payload = identifier('payload');
  const is = (type: string): Code => code`${payload}?.__typename === ${string(type)}`;
  const members = (errors.errorTypes ?? []).map((type) => ({
    type,
    error: errorObject(payload, errorParts(context, errors, type)),
  }));
  return {
    line: code`const payload = ${readOne(root, errors.path)};`,
    payload,
    is,
    errors: members.reduceRight(
      (otherwise, { type, error }) => code`${is(type)} ? ${array([error])} : ${otherwise}`,
      array([]),
    ),
  };
}

/**
 * Code that tests whether the answer proves the write; `undefined` where the record alone is the
 * proof, or where there is none.
 */
export function confirmation(
  { proofs = [] }: Pick<WriteOperation, 'proofs'>,
  root: Access,
  written: Code | undefined,
): Code | undefined {
  const read = ({ path }: Proof): Code => readBelow(root, path);
  const known = written ? code`(${written}) != null` : undefined;
  const counted = proofs.filter(({ kind }) => kind === 'flag' || kind === 'count');
  // A flag or a count decides, and where it is left out the record. Of keys and the record one is
  // enough: servers that delete leave out one or the other.
  if (counted.length > 0) {
    const said = counted.map((proof) =>
      proof.kind === 'flag'
        ? code`(${read(proof)} ?? ${known ?? identifier('false')}) === true`
        : code`Number(${read(proof)} ?? ${known ? code`Number(${known})` : literal(0)}) > 0`,
    );
    return said.reduce((before, next) => code`${before} && ${next}`);
  }
  const shown = proofs.map((proof) =>
    proof.kind === 'list' ? code`(${read(proof)}?.length ?? 0) > 0` : code`${read(proof)} != null`,
  );
  if (shown.length > 0)
    return [...shown, ...(known ? [known] : [])].reduce(
      (before, next) => code`${before} || ${next}`,
    );
  return !written && !isNonNullType(root.type) && !isLeafType(getNamedType(root.type))
    ? code`${root.code} != null`
    : undefined;
}

function errorObject(payload: Code, parts: ReturnType<typeof errorParts>): Code {
  const read = (part: string): Code | undefined => {
    const found = parts.find((candidate) => candidate.part === part);
    if (!found) return undefined;
    const value = member(payload, found.alias);
    return found.list ? code`${value}?.at(-1)` : value;
  };
  const [message, field, errorCode] = [read('message'), read('field'), read('code')];
  const text = (value: Code): Code => code`${value} == null ? undefined : String(${value})`;
  return object(
    entries({
      message: message
        ? code`String(${message} ?? ${payload}.__typename)`
        : code`${payload}.__typename`,
      input: field && text(field),
      // The member's type name is the code of the error.
      code: errorCode ? text(errorCode) : code`${payload}.__typename`,
    }),
  );
}

function fieldErrors(errors: PayloadErrors, root: Access): Code {
  if (errors.kind === 'flag') {
    const flag = readBelow(root, errors.path);
    const isRefused = errors.refused
      ? errors.refused
          .map((value) => code`${flag} === ${string(value)}`)
          .reduce((before, next) => code`${before} || ${next}`)
      : code`${flag} === false`;
    const message =
      errors.message === '' ? string('') : code`${readBelow(root, [errors.message])} ?? ''`;
    return code`${isRefused} ? [${object([property('message', message)])}] : []`;
  }
  const list = readList(root, errors.path);
  if (errors.plain) {
    const message = parameter('message');
    return code`${list}.map(${arrow([message], object([property('message', code`String(${message})`)]))})`;
  }
  const owner = getNamedType(
    errors.path.reduce((type, name) => fieldOf(getNamedType(type), name).type, root.type),
  );
  const error = parameter('error');
  const read = (path: string): Code =>
    readValue(error, nonNull(compositeOf(owner)), path.split('.'));
  const input =
    errors.field === undefined
      ? undefined
      : code`${read(errors.field)}${identifier(errors.fieldList ? '?.at(-1)' : '')} ?? undefined`;
  return code`${list}.map(${arrow(
    [error],
    object(
      entries({
        message: code`${read(errors.message)} ?? ''`,
        input,
        code: errors.code !== undefined && code`${read(errors.code)} ?? undefined`,
      }),
    ),
  )})`;
}
