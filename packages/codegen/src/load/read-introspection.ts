import type { IntrospectionQuery } from 'graphql';

/** The introspection result in what a server or a file holds: itself, or under `data`. */
export function readIntrospection(value: unknown): IntrospectionQuery | undefined {
  if (isIntrospection(value)) return value;
  return typeof value === 'object' &&
    value !== null &&
    'data' in value &&
    isIntrospection(value.data)
    ? value.data
    : undefined;
}

/**
 * Tests the outermost key only: `buildClientSchema` checks the rest of the object and reports
 * missing members.
 */
function isIntrospection(value: unknown): value is IntrospectionQuery {
  const key = '__schema';
  return (
    typeof value === 'object' &&
    value !== null &&
    key in value &&
    typeof value[key] === 'object' &&
    value[key] !== null
  );
}
