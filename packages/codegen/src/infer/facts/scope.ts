import { getNamedType, isEnumType, type GraphQLArgument } from 'graphql';

import type { IsScope } from '../contracts/facts.ts';
import type { RootField } from '../contracts/root-field.ts';
import { words } from './names/words.ts';
import { isLeaf, requiredArguments } from './schema-types.ts';

const scopes = new Set([
  'project',
  'tenant',
  'shop',
  'store',
  'host',
  'organization',
  'organisation',
  'org',
  'workspace',
  'site',
  'account',
  'company',
  'channel',
  'locale',
  'language',
  'lang',
  'environment',
  'app',
  'realm',
  'market',
  'region',
  'code',
  'space',
  'stage',
  'country',
  'currency',
]);
/** Words after the name of a scope: `tenantId`, `shopSlug`. */
const endings = new Set(['id', 'slug', 'code', 'name', 'key']);
/**
 * So many types ask for a word before it is a habit of the schema; and so large a part of all that
 * ask for one.
 */
const fewestTypes = 5;
const leastShare = 1 / 3;

/**
 * Known words for scopes, and the word that this schema asks for wherever one looks: `conference`
 * of a server for conferences.
 */
export function readScopes(queries: readonly RootField[]): IsScope {
  const asking = queries.flatMap(({ field }) =>
    requiredArguments(field).map((argument) => ({ argument, type: getNamedType(field.type).name })),
  );
  const asked = asking
    .filter(({ argument }) => isLeaf(argument.type))
    .map(({ argument, type }) => ({ stem: stemOf(argument), type }))
    .filter(({ stem }) => stem !== '');
  const all = new Set(asked.map(({ type }) => type)).size;
  const own = new Set(
    [...Map.groupBy(asked, ({ stem }) => stem)]
      .filter(([, uses]) => isHabit(new Set(uses.map(({ type }) => type)).size, all))
      .map(([stem]) => stem),
  );
  return (name, type) => {
    const parts = words(name).filter((word) => !endings.has(word));
    return (
      isEnumType(type) ||
      own.has(parts.join(' ')) ||
      (parts.length === 0 ? scopes.has(name) : parts.every(isKnown))
    );
  };
}

/** `host`, and in one word with its ending `hostname`. */
const isKnown = (word: string): boolean =>
  scopes.has(word) ||
  [...endings].some((ending) => word.endsWith(ending) && scopes.has(word.slice(0, -ending.length)));

const stemOf = ({ name }: GraphQLArgument): string =>
  words(name)
    .filter((word) => !endings.has(word))
    .join(' ');
const isHabit = (types: number, all: number): boolean =>
  types >= fewestTypes && types >= leastShare * all;
