import type { GraphQLObjectType, GraphQLUnionType } from 'graphql';

/**
 * The members of a union that say what went wrong, and the others. `record`: a type that is none of
 * the former, whatever it is called.
 */
export function splitMembers(
  union: GraphQLUnionType,
  record?: string,
): {
  readonly errors: readonly GraphQLObjectType[];
  readonly others: readonly GraphQLObjectType[];
} {
  const members = union.getTypes();
  const withMessage = members.filter((member) => member.name !== record && isError(member));
  const byName = members.filter(
    (member) => member.name !== record && /(error|exception|failure|denied)$/i.test(member.name),
  );
  // Errors may have no text, and records may be called errors: not all members are.
  const all = members.filter((member) => withMessage.includes(member) || byName.includes(member));
  const errors = all.length < members.length ? all : withMessage;
  return { errors, others: members.filter((member) => !errors.includes(member)) };
}

/** A type that says by its name, or by what it implements, that it describes what went wrong. */
const isError = (type: GraphQLObjectType): boolean =>
  type.getFields()['message'] !== undefined &&
  (/error|problem|failure|exception|invalid|conflict|denied|violation|notfound/i.test(type.name) ||
    type.getInterfaces().some((implemented) => /error|problem/i.test(implemented.name)));
