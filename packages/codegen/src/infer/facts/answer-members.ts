import type { GraphQLObjectType, GraphQLUnionType } from 'graphql';

/**
 * The members of a union that say what went wrong, and the others. `record`: the type that a write
 * is about. It is none of the former, whatever it is called, and beside it an error needs no
 * message.
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
  // A refused read without a message would look like an empty list.
  const byName = members.filter(
    ({ name }) =>
      record !== undefined && name !== record && /(error|exception|failure|denied)$/i.test(name),
  );
  // Records may be called errors: not all members are.
  const all = members.filter((member) => withMessage.includes(member) || byName.includes(member));
  const errors = all.length < members.length ? all : withMessage;
  return { errors, others: members.filter((member) => !errors.includes(member)) };
}

/** A type that says by its name, or by what it implements, that it describes what went wrong. */
const isError = (type: GraphQLObjectType): boolean =>
  type.getFields()['message'] !== undefined &&
  (/error|problem|failure|exception|invalid|conflict|denied|violation|notfound/i.test(type.name) ||
    type.getInterfaces().some((implemented) => /error|problem/i.test(implemented.name)));
