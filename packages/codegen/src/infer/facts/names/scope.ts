import { isEnumType, getNamedType, type GraphQLArgument, type GraphQLNamedInputType } from 'graphql';

import type { Place } from '../places.ts';
import { words } from './words.ts';

const scopes = new Set(['project', 'tenant', 'shop', 'store', 'organization', 'organisation', 'org', 'workspace', 'site', 'account', 'company', 'channel', 'locale', 'language', 'lang', 'conference', 'environment', 'app', 'realm', 'market', 'region', 'hostname', 'host', 'code', 'space', 'stage', 'country', 'currency']);

/**
 * An argument that says in whose data to look rather than for what: `shop`, `tenantId`, `language`. Configuration fixes its value. The
 * value of an enum can always be chosen by hand.
 */
export function isScopeArgument(argument: GraphQLArgument): boolean {
  return isScope(argument.name, getNamedType(argument.type));
}

/** As `isScopeArgument`, of an argument only: a key of an input object says what is looked for. */
export function isScopePlace(place: Place): boolean {
  return place.path.length === 1 && isScope(place.name, place.type);
}

function isScope(name: string, type: GraphQLNamedInputType): boolean {
  const parts = words(name).filter((word) => !['id', 'slug', 'code', 'name', 'key'].includes(word));
  return isEnumType(type) || (parts.length === 0 ? scopes.has(name) : parts.every((word) => scopes.has(word)));
}
