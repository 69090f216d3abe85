import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  isScalarType,
  Kind,
  OperationTypeNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';

import type { Path, ResourceModel } from '../model.ts';
import { literal } from './code.ts';
import { keyPath } from './key-path.ts';
import { header } from './resource-module.ts';
import { fieldOf } from './schema-path.ts';

type KeySpecifier = readonly (string | KeySpecifier)[];
type Rules = { keyFields?: KeySpecifier | false; merge?: true; fields?: Record<string, { merge: false }> };

const cacheKinds: Readonly<Record<string, string>> = {
  decimal: 'decimal', bigint: 'bigint', date: 'date', time: 'time', localDateTime: 'localDateTime', instant: 'instant', json: 'json',
};

/** What the cache knows of the schema, of the types that documents use. */
export function schemaModule(schema: GraphQLSchema, model: ResourceModel, operations: readonly OperationDefinitionNode[]): string {
  const use = new Use(schema);
  for (const operation of operations) use.operation(operation);
  const keys = new Map(model.resources.map((resource) => [resource.type, resource.key.map(keyPath)]));

  const typePolicies: Record<string, Rules> = {};
  const scalarFields: Record<string, Record<string, string>> = {};
  for (const type of [...use.types.values()].sort(byName)) {
    const rules = typeRules(type.type, type.fields, keys);
    if (Object.keys(rules).length > 0) typePolicies[type.type.name] = rules;
    const scalars = sortedEntries(
      [...type.fields].flatMap((name): [string, string][] => {
        if (name === '__typename') return [];
        const field = fieldOf(type.type, name);
        const named = getNamedType(field.type);
        if (!isScalarType(named) || cacheKinds[model.scalars[named.name] ?? ''] === undefined) return [];
        return [[name, isListType(getNullableType(field.type)) ? `[${named.name}]` : named.name]];
      }),
    );
    if (Object.keys(scalars).length > 0) scalarFields[type.type.name] = scalars;
  }

  const possibleTypes = sortedEntries(
    [...use.types.values()].flatMap(({ type }): [string, readonly string[]][] =>
      isAbstractType(type) ? [[type.name, schema.getPossibleTypes(type).map(({ name }) => name).sort()]] : [],
    ),
  );
  const scalars = sortedEntries(
    [...new Set([...Object.values(scalarFields).flatMap((fields) => Object.values(fields)).map((name) => name.replace(/[[\]]/g, '')), ...use.inputScalars])].flatMap(
      (name): [string, string][] => {
        const kind = cacheKinds[model.scalars[name] ?? ''];
        return kind === undefined ? [] : [[name, kind]];
      },
    ),
  );
  const inputObjects = use.inputObjects(new Set(Object.keys(scalars)));
  const config = {
    typePolicies,
    possibleTypes,
    scalars,
    scalarFields,
    ...(Object.keys(inputObjects).length > 0 ? { inputObjects } : {}),
    rootFieldsByType: rootFieldsByType(schema, operations),
  };
  return `${header}import type { SchemaConfig } from '../cache/schema-config.ts';

export const schema = ${literal(config)} as const satisfies SchemaConfig;
`;
}

/** `sys.id` is `['sys', ['id']]`. */
const specifier = ([first = '', ...rest]: Path): KeySpecifier => (rest.length === 0 ? [first] : [first, specifier(rest)]);

function typeRules(type: GraphQLNamedType, selected: ReadonlySet<string>, keys: ReadonlyMap<string, readonly Path[]>): Rules {
  const rules: Rules = {};
  const key = keys.get(type.name);
  const implicit = isObjectType(type) || isInterfaceType(type) ? 'id' in type.getFields() || '_id' in type.getFields() : false;
  if (key && key.length > 0 && !/^_?id$/.test(key.join())) rules.keyFields = key.map(specifier).flat();
  else if (isObjectType(type) && !implicit) {
    rules.keyFields = false;
    rules.merge = true;
  }
  if (isObjectType(type) || isInterfaceType(type)) {
    const lists = [...selected].filter((name) => {
      if (name === '__typename') return false;
      const { type: fieldType } = fieldOf(type, name);
      return isListType(getNullableType(fieldType)) && isCompositeType(getNamedType(fieldType));
    });
    if (lists.length > 0) rules.fields = Object.fromEntries(lists.sort().map((name) => [name, { merge: false }]));
  }
  return rules;
}

/** The part of the schema that operations use. */
class Use {
  readonly types = new Map<string, { type: GraphQLNamedType; fields: Set<string> }>();
  readonly inputScalars = new Set<string>();
  readonly #inputs = new Map<string, GraphQLNamedType>();
  readonly #schema: GraphQLSchema;

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  operation(operation: OperationDefinitionNode): void {
    const root = this.#schema.getRootType(operation.operation);
    if (root) for (const node of operation.selectionSet.selections) this.#inside(root, [node]);
    for (const variable of operation.variableDefinitions ?? []) {
      let node = variable.type;
      while (node.kind !== Kind.NAMED_TYPE) node = node.type;
      this.#input(this.#schema.getType(node.name.value));
    }
  }

  #inside(type: GraphQLNamedType, selections: readonly SelectionNode[]): void {
    for (const node of selections) {
      if (node.kind === Kind.INLINE_FRAGMENT) {
        const condition = (node.typeCondition && this.#schema.getType(node.typeCondition.name.value)) ?? type;
        this.#enter(condition);
        this.#inside(condition, node.selectionSet.selections);
      } else if (node.kind === Kind.FIELD && node.name.value !== '__typename') {
        if (type !== this.#schema.getQueryType() && type !== this.#schema.getMutationType()) this.#enter(type).add(node.name.value);
        const named = getNamedType(fieldOf(type, node.name.value).type);
        if (!isLeafType(named)) {
          this.#enter(named);
          this.#inside(named, node.selectionSet?.selections ?? []);
        }
      }
    }
  }

  #enter(type: GraphQLNamedType): Set<string> {
    const found = this.types.get(type.name) ?? { type, fields: new Set<string>() };
    this.types.set(type.name, found);
    return found.fields;
  }

  #input(type: GraphQLNamedType | null | undefined): void {
    if (isScalarType(type)) this.inputScalars.add(type.name);
    if (!isInputObjectType(type) || this.#inputs.has(type.name)) return;
    this.#inputs.set(type.name, type);
  }

  inputObjects(_scalars: ReadonlySet<string>): Record<string, { fields: Record<string, string> }> {
    // Values leave forms in the form that they travel in, so nothing has to be serialised inside input objects.
    return {};
  }
}

/** Paths of query fields whose documents hold records of a type, in themselves or deeper. */
function rootFieldsByType(schema: GraphQLSchema, operations: readonly OperationDefinitionNode[]): Record<string, readonly string[]> {
  const fields = new Map<string, Set<string>>();
  const query = schema.getQueryType();
  const visit = (type: GraphQLNamedType, selections: readonly SelectionNode[], path: string): void => {
    if (isObjectType(type)) fields.set(type.name, (fields.get(type.name) ?? new Set()).add(path));
    if (isAbstractType(type)) for (const possible of schema.getPossibleTypes(type)) fields.set(possible.name, (fields.get(possible.name) ?? new Set()).add(path));
    for (const node of selections) {
      if (node.kind === Kind.INLINE_FRAGMENT) visit((node.typeCondition && schema.getType(node.typeCondition.name.value)) ?? type, node.selectionSet.selections, path);
      else if (node.kind === Kind.FIELD && node.selectionSet) visit(getNamedType(fieldOf(type, node.name.value).type), node.selectionSet.selections, path);
    }
  };
  for (const operation of operations) {
    if (operation.operation !== OperationTypeNode.QUERY || !query) continue;
    for (const node of operation.selectionSet.selections) {
      if (node.kind === Kind.FIELD) visit(getNamedType(fieldOf(query, node.name.value).type), node.selectionSet?.selections ?? [], node.name.value);
    }
  }
  return sortedEntries([...fields].map(([type, paths]): [string, readonly string[]] => [type, [...paths].sort()]));
}

const byName = (a: { type: GraphQLNamedType }, b: { type: GraphQLNamedType }): number => (a.type.name < b.type.name ? -1 : 1);

const sortedEntries = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

