/**
 * In place of `graphql`'s way to show any value in a message to the developer, of which its visitor
 * and printer have one each.
 */
export const inspect = (value: unknown): string => String(value);
