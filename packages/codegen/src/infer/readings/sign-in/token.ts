import {
  getNamedType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLOutputType,
} from 'graphql';

import { stepTo, type Path } from '../../../model.ts';
import { splitMembers } from '../../facts/answer-members.ts';
import { fieldsOf, hasList, requiredArguments } from '../../facts/schema-types.ts';
import { seamless, words } from '../../facts/names/words.ts';

const tokens = [
  'accesstoken',
  'token',
  'authtoken',
  'jwt',
  'jwttoken',
  'bearertoken',
  'sessiontoken',
  'idtoken',
  'authenticationtoken',
  'apitoken',
  'access',
  'bearer',
];
/** Objects around the token: `{ login { session { token } } }`. */
const deepest = 3;

/**
 * Path to the token in what a sign-in answers: `[]` where the answer is the token; `undefined`
 * where there is none, and a cookie or a header has it.
 */
export function findToken(type: GraphQLOutputType): Path | undefined {
  const named = getNamedType(type);
  if (hasList(type)) return undefined;
  if (isScalarType(named)) return ['Boolean', 'Int', 'Float'].includes(named.name) ? undefined : [];
  let level: readonly { readonly type: GraphQLOutputType; readonly path: Path }[] = [
    { type, path: [] },
  ];
  for (let depth = 0; depth < deepest && level.length > 0; depth += 1) {
    const objects = level.flatMap((each) =>
      members(each.type).map((member) => ({
        member: member.type,
        path: [...each.path, ...member.step],
      })),
    );
    for (const name of tokens) {
      for (const { member, path } of objects) {
        const field = Object.values(fieldsOf(member)).find(
          (candidate) => seamless(candidate.name) === name && isToken(candidate.type),
        );
        if (field) return [...path, field.name];
      }
    }
    for (const { member, path } of objects) {
      const field = Object.values(fieldsOf(member)).find(
        (candidate) =>
          words(candidate.name).at(-1) === 'token' &&
          !words(candidate.name).some((word) => others.has(word)) &&
          isToken(candidate.type),
      );
      if (field) return [...path, field.name];
    }
    level = objects.flatMap(({ member, path }) =>
      Object.values(fieldsOf(member)).flatMap((field) =>
        !hasList(field.type) &&
        requiredArguments(field).length === 0 &&
        !isScalarType(getNamedType(field.type))
          ? [{ type: field.type, path: [...path, field.name] }]
          : [],
      ),
    );
  }
  return undefined;
}

const others: ReadonlySet<string> = new Set([
  'refresh',
  'csrf',
  'xsrf',
  'reset',
  'device',
  'push',
  'verification',
  'confirmation',
  'invite',
  'invitation',
]);

const isToken = (type: GraphQLOutputType): boolean =>
  !hasList(type) &&
  isScalarType(getNamedType(type)) &&
  !['Boolean', 'Int', 'Float'].includes(getNamedType(type).name);

/** The type itself, or the members of a union that are no errors. */
function members(
  type: GraphQLOutputType,
): readonly { readonly type: unknown; readonly step: Path }[] {
  const named = getNamedType(type);
  if (isUnionType(named))
    return splitMembers(named).others.map((member) => ({
      type: member,
      step: [stepTo(member.name)],
    }));
  return isObjectType(named) ? [{ type: named, step: [] }] : [];
}
