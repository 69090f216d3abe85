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
  const errors = members.filter(
    (member) =>
      member.name !== record &&
      member.getFields()['message'] &&
      (/error|problem|failure|exception|invalid|conflict|denied|violation|notfound/i.test(
        member.name,
      ) ||
        member.getInterfaces().some((type) => /error|problem/i.test(type.name))),
  );
  return { errors, others: members.filter((member) => !errors.includes(member)) };
}
