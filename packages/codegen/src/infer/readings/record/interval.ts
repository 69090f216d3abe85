import type { GraphQLNamedType } from 'graphql';

const intervalParts = ['years', 'months', 'days', 'hours', 'minutes', 'seconds'];

/** An interval tells years, months, days, hours, minutes and seconds apart. */
export function isInterval(type: GraphQLNamedType): boolean {
  const names = 'getFields' in type ? Object.keys(type.getFields()) : [];
  return (
    names.length <= intervalParts.length + 1 &&
    intervalParts.filter((part) => names.includes(part)).length >= 5
  );
}
