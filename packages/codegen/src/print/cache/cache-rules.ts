import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isListType,
  isScalarType,
  type GraphQLObjectType,
  type OperationDefinitionNode,
} from 'graphql';

import type { Path, ResourceModel } from '../../model.ts';
import { entries, literal, object, type Code } from '../code/code.ts';
import { fieldOf, hasField } from '../schema-path.ts';
import { possibleNames, type CacheFacts, type Part } from './cache-facts.ts';
import { rootFieldsByType } from './root-fields-by-type.ts';
import { sortedEntries } from './sorted-entries.ts';
import { typesByMutation } from './types-by-mutation.ts';
import { Use } from './used-types.ts';

type KeySpecifier = readonly (string | KeySpecifier)[];
type Rules = {
  keyFields?: KeySpecifier | false;
  merge?: true;
  fields?: Record<string, { merge: false }>;
};

const cacheKinds: ReadonlySet<string> = new Set([
  'decimal',
  'bigint',
  'date',
  'time',
  'localDateTime',
  'instant',
  'json',
]);

/** Serialization of a scalar, where it is a special one; `'own'`: functions of the project. */
export function cacheKind(model: ResourceModel, scalar: string): string | undefined {
  const own = model.carriers?.[scalar]?.own;
  if (own) return own.convert && 'own';
  const kind = Object.hasOwn(model.scalars, scalar) ? model.scalars[scalar] : undefined;
  return kind !== undefined && cacheKinds.has(kind) ? kind : undefined;
}

/** Rules that the cache needs before it stores the answers of some documents. */
export interface CacheRules {
  readonly typePolicies: Readonly<Record<string, Rules>>;
  /**
   * For generated documents, possible types of the fragments in use, by their own name or by an
   * interface: GitHub has 200 kinds of `Node`, and a document selects a single kind. Written
   * documents get all possible types, because errors are recognized by the interfaces of the
   * answer.
   */
  readonly possibleTypes: Readonly<Record<string, readonly string[]>>;
  readonly scalarFields: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly rootFieldsByType: Readonly<Record<string, readonly string[]>>;
  readonly typesByMutation: Readonly<Record<string, readonly string[]>>;
}

/**
 * Rules of the types that the operations select: those of a resource, or those of written
 * documents. A type's rules follow from the schema and the model, so that the cache can receive
 * them in any number of steps and in any order. Apollo Client inherits a rule of an interface only
 * until it first meets a type. For that reason each possible type of an interface has its own
 * rules.
 */
export function cacheRules(
  known: CacheFacts,
  operations: readonly OperationDefinitionNode[],
  part: Part = {},
): CacheRules {
  const { schema, model, keys } = known;
  const use = new Use(schema);
  for (const operation of operations) use.operation(operation, keys);

  const typePolicies: Record<string, Rules> = {};
  const scalarFields: Record<string, Record<string, string>> = {};
  for (const { type, fields } of use.objects()) {
    const rules = typeRules(type, fields, keys);
    if (Object.keys(rules).length > 0) typePolicies[type.name] = rules;
    const scalars = sortedEntries(
      [...fields].flatMap((name): [string, string][] => {
        const field = fieldOf(type, name);
        const named = getNamedType(field.type);
        if (!isScalarType(named) || cacheKind(model, named.name) === undefined) return [];
        return [[name, isListType(getNullableType(field.type)) ? `[${named.name}]` : named.name]];
      }),
    );
    if (Object.keys(scalars).length > 0) scalarFields[type.name] = scalars;
  }
  const isWritten = Object.keys(part).length === 0;
  const possibleTypes = sortedEntries(
    [...use.types.values()].flatMap(({ type }): [string, readonly string[]][] => {
      if (!isAbstractType(type)) return [];
      const isWhole = isWritten || use.conditions.has(type.name);
      const names = possibleNames(schema, type.name)
        .filter((name) => isWhole || use.conditions.has(name))
        .sort();
      return names.length > 0 ? [[type.name, names]] : [];
    }),
  );
  return {
    typePolicies,
    possibleTypes,
    scalarFields,
    rootFieldsByType: rootFieldsByType(known, operations, part),
    typesByMutation: typesByMutation(known, operations, part),
  };
}

/** The rules as a literal, without the parts that are empty. */
export const cacheRulesCode = (rules: CacheRules): Code =>
  object(
    entries(
      Object.fromEntries(
        Object.entries(rules).map(([part, value]) => [
          part,
          Object.keys(value).length > 0 && literal(value),
        ]),
      ),
    ),
  );

/** `sys.id` is `['sys', ['id']]`. */
const specifier = ([first = '', ...rest]: Path): KeySpecifier =>
  rest.length === 0 ? [first] : [first, specifier(rest)];

function typeRules(
  type: GraphQLObjectType,
  selected: ReadonlySet<string>,
  keys: ReadonlyMap<string, readonly Path[]>,
): Rules {
  const rules: Rules = {};
  const key = keys.get(type.name);
  if (key && key.length > 0 && !/^_?id$/.test(key.join()))
    rules.keyFields = key.map(specifier).flat();
  // Of records without a key, a value under `id` would make one of many.
  else if (key?.length === 0 || (!hasField(type, 'id') && !hasField(type, '_id'))) {
    rules.keyFields = false;
    rules.merge = true;
  }
  const lists = [...selected].filter((name) => {
    const { type: fieldType } = fieldOf(type, name);
    return isListType(getNullableType(fieldType)) && isCompositeType(getNamedType(fieldType));
  });
  if (lists.length > 0)
    rules.fields = Object.fromEntries(lists.sort().map((name) => [name, { merge: false }]));
  return rules;
}
