import { isEnumType, getNamedType, type GraphQLArgument } from 'graphql';

import { words } from './words.ts';

const scopes = new Set(['project', 'tenant', 'shop', 'store', 'organization', 'organisation', 'org', 'workspace', 'site', 'account', 'company', 'channel', 'locale', 'language', 'lang', 'conference', 'environment', 'app', 'realm', 'market', 'region', 'hostname', 'host', 'code', 'space', 'stage', 'country', 'currency']);

/**
 * An argument that says in whose data to look rather than for what: `shop`, `tenantId`, `language`. Configuration fixes its value. The
 * value of an enum can always be chosen by hand.
 */
export function isScopeArgument(argument: GraphQLArgument): boolean {
  const parts = words(argument.name).filter((word) => !['id', 'slug', 'code', 'name', 'key'].includes(word));
  return isEnumType(getNamedType(argument.type)) || (parts.length === 0 ? scopes.has(argument.name) : parts.every((word) => scopes.has(word)));
}
