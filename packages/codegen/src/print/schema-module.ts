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
  const keys = new Map(model.resources.map((resource) => [resource.type, resource.key.map(keyPath)]));
  const records = new Set([...keys.keys()].flatMap((name) => [name, ...possibleNames(schema, name)]));
  for (const operation of operations) use.operation(operation, records);

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
  const config = {
    typePolicies,
    possibleTypes,
    scalars,
    scalarFields,
    rootFieldsByType: rootFieldsByType(schema, model, operations, records),
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
  readonly #inputs = new Set<string>();
  readonly #schema: GraphQLSchema;

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  operation(operation: OperationDefinitionNode, records: ReadonlySet<string>): void {
    const root = this.#schema.getRootType(operation.operation);
    // Apollo Client forgets what a mutation answered, but for the records in it.
    if (root) this.#inside(root, operation.selectionSet.selections, operation.operation === OperationTypeNode.MUTATION ? records : undefined);
    for (const variable of operation.variableDefinitions ?? []) {
      let node = variable.type;
      while (node.kind !== Kind.NAMED_TYPE) node = node.type;
      this.#input(this.#schema.getType(node.name.value));
    }
  }

  /** `until`: types above the first of these are left out. */
  #inside(type: GraphQLNamedType, selections: readonly SelectionNode[], until?: ReadonlySet<string>): void {
    const outside = until?.has(type.name) === false;
    const counts = !outside && type !== this.#schema.getQueryType() && type !== this.#schema.getMutationType();
    if (counts) this.#enter(type);
    for (const node of selections) {
      if (node.kind === Kind.INLINE_FRAGMENT) {
        const condition = node.typeCondition && this.#schema.getType(node.typeCondition.name.value);
        this.#inside(condition ?? type, node.selectionSet.selections, outside ? until : undefined);
      } else if (node.kind === Kind.FIELD && node.name.value !== '__typename') {
        if (counts) this.#enter(type).add(node.name.value);
        const named = getNamedType(fieldOf(type, node.name.value).type);
        if (!isLeafType(named)) this.#inside(named, node.selectionSet?.selections ?? [], outside ? until : undefined);
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
    this.#inputs.add(type.name);
    for (const field of Object.values(type.getFields())) this.#input(getNamedType(field.type));
  }
}

/** Paths of query fields whose documents hold records of a type, in themselves or deeper, or count them. */
function rootFieldsByType(
  schema: GraphQLSchema,
  model: ResourceModel,
  operations: readonly OperationDefinitionNode[],
  records: ReadonlySet<string>,
): Record<string, readonly string[]> {
  const fields = new Map<string, Set<string>>();
  const query = schema.getQueryType();
  const namespaces: ReadonlySet<string> = new Set(model.resources.flatMap(({ list, one, count }) => [list, one, count].flatMap((operation) => operation?.root.slice(0, -1).join('.') ?? [])));
  const note = (type: string, path: string): void => {
    if (records.has(type)) fields.set(type, (fields.get(type) ?? new Set()).add(path));
  };
  const visit = (type: GraphQLNamedType, selections: readonly SelectionNode[], path: string): void => {
    for (const name of [type.name, ...possibleNames(schema, type.name)]) note(name, path);
    for (const node of selections) {
      if (node.kind === Kind.INLINE_FRAGMENT) visit((node.typeCondition && schema.getType(node.typeCondition.name.value)) ?? type, node.selectionSet.selections, path);
      else if (node.kind === Kind.FIELD && node.selectionSet) {
        const inner = getNamedType(fieldOf(type, node.name.value).type);
        visit(inner, node.selectionSet.selections, type === query ? node.name.value : namespaces.has(path) ? `${path}.${node.name.value}` : path);
      }
    }
  };
  for (const operation of operations) {
    if (operation.operation === OperationTypeNode.QUERY && query) visit(query, operation.selectionSet.selections, '');
  }
  for (const { type, list, count } of model.resources) {
    for (const name of [type, ...possibleNames(schema, type)]) for (const operation of [list, count]) if (operation) note(name, operation.root.join('.'));
  }
  return sortedEntries([...fields].map(([type, paths]): [string, readonly string[]] => [type, [...paths].sort()]));
}

/** Types of the records that an interface or union stands for. */
function possibleNames(schema: GraphQLSchema, name: string): readonly string[] {
  const type = schema.getType(name);
  return isAbstractType(type) ? schema.getPossibleTypes(type).map((possible) => possible.name) : [];
}

const byName = (a: { type: GraphQLNamedType }, b: { type: GraphQLNamedType }): number => (a.type.name < b.type.name ? -1 : 1);

const sortedEntries = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

