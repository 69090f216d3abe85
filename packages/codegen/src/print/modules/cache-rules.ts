import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isLeafType,
  isListType,
  isObjectType,
  isScalarType,
  Kind,
  OperationTypeNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';

import { memberAt, type ListOperation, type Path, type Resource, type ResourceModel } from '../../model.ts';
import { entries, literal, object, type Code } from '../code/code.ts';
import { keyPath } from '../records/key-path.ts';
import { fieldOf, hasField } from '../schema-path.ts';

type KeySpecifier = readonly (string | KeySpecifier)[];
type Rules = { keyFields?: KeySpecifier | false; merge?: true; fields?: Record<string, { merge: false }> };

const cacheKinds: ReadonlySet<string> = new Set(['decimal', 'bigint', 'date', 'time', 'localDateTime', 'instant', 'json']);

/** How a scalar is carried, where it is carried in a way of its own. */
export function cacheKind(model: ResourceModel, scalar: string): string | undefined {
  const kind = Object.hasOwn(model.scalars, scalar) ? model.scalars[scalar] : undefined;
  return kind !== undefined && cacheKinds.has(kind) ? kind : undefined;
}

/** What the cache has to know before it is given the answers of some documents. */
export interface CacheRules {
  readonly typePolicies: Readonly<Record<string, Rules>>;
  /**
   * Of documents of ours those that a fragment asks for, by their own name or that of what they implement: GitHub has 200 kinds of `Node`, and a document looks for one of
   * them. Written documents have them all, since refusals are told by the interfaces of what is answered.
   */
  readonly possibleTypes: Readonly<Record<string, readonly string[]>>;
  readonly scalarFields: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly rootFieldsByType: Readonly<Record<string, readonly string[]>>;
  readonly typesByMutation: Readonly<Record<string, readonly string[]>>;
}

/** What the rules of every resource are made with. */
export interface CacheFacts {
  readonly schema: GraphQLSchema;
  readonly model: ResourceModel;
  /** Keys of records by type. A type that only an interface makes a record has the key of the interface. */
  readonly keys: ReadonlyMap<string, readonly Path[]>;
  /** Paths of the query fields that the model knows, and of what is above them. */
  readonly queries: RootPaths;
  readonly mutations: RootPaths;
  /** By the path of a query field the resources that it lists or counts. */
  readonly lists: ReadonlyMap<string, readonly { readonly resource: Resource }[]>;
}

interface RootPaths {
  readonly fields: ReadonlySet<string>;
  readonly namespaces: ReadonlySet<string>;
}

export function cacheFacts(schema: GraphQLSchema, model: ResourceModel): CacheFacts {
  const own = model.resources.map(({ type, key }): [string, readonly Path[]] => [type, key.map(keyPath)]);
  const implemented = own.flatMap(([type, key]) => possibleNames(schema, type).map((name): [string, readonly Path[]] => [name, key]));
  return {
    schema,
    model,
    keys: new Map([...implemented, ...own]),
    queries: rootPaths(model.resources.flatMap(({ list, one, count }) => [list, one, count]), model.queries),
    mutations: rootPaths(model.resources.flatMap(({ create, update, remove }) => [create, update, remove]), []),
    lists: Map.groupBy(model.resources.flatMap((resource) => listPaths(resource).map((path) => ({ path, resource }))), ({ path }) => path),
  };
}

const listPaths = ({ list, count }: Resource): readonly string[] => [list, count].flatMap((operation) => (operation ? [operation.root.join('.')] : []));

/** `others`: what a resource does not know, though it may lie in a namespace all the same. */
function rootPaths(operations: readonly ({ readonly root: Path } | undefined)[], others: readonly { readonly root: Path }[]): RootPaths {
  const roots = operations.flatMap((operation) => (operation ? [operation.root] : []));
  const fields = new Set(roots.map((root) => root.join('.')));
  const above = others.map(({ root }) => root.slice(0, -1).join('.')).filter((path) => !fields.has(path));
  return { fields, namespaces: new Set([...roots.map((root) => root.slice(0, -1).join('.')), ...above]) };
}

/** What the operations are of: a resource, its actions, or a list that records hold. Without any, they are written by hand. */
interface Part {
  readonly resource?: Resource;
  /** The list, and the resource of its rows. */
  readonly nested?: { readonly list: ListOperation; readonly resource: Resource };
  /** Of actions of which the schema says what they write: types, by path of the mutation. The others can have changed anything. */
  readonly actions?: ReadonlyMap<string, readonly string[]>;
  /** The path of a query whose figures can depend on anything, whatever records stand beside them. */
  readonly figures?: string;
}

/**
 * Rules of the types that the operations select: those of one resource, or those written by hand. What is said of a type follows from the schema
 * and the model, so parts can be given to the cache one by one and in any order. Apollo Client inherits a rule of an interface only until a type
 * is first met; hence each type that an interface stands for has its own.
 */
export function cacheRules(known: CacheFacts, operations: readonly OperationDefinitionNode[], part: Part = {}): CacheRules {
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
  const possibleTypes = sortedEntries([...use.types.values()].flatMap(({ type }): [string, readonly string[]][] => {
    if (!isAbstractType(type)) return [];
    const isWhole = isWritten || use.conditions.has(type.name);
    const names = possibleNames(schema, type.name).filter((name) => isWhole || use.conditions.has(name)).sort();
    return names.length > 0 ? [[type.name, names]] : [];
  }));
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
  object(entries(Object.fromEntries(Object.entries(rules).map(([part, value]) => [part, Object.keys(value).length > 0 && literal(value)]))));

/** `sys.id` is `['sys', ['id']]`. */
const specifier = ([first = '', ...rest]: Path): KeySpecifier => (rest.length === 0 ? [first] : [first, specifier(rest)]);

function typeRules(type: GraphQLObjectType, selected: ReadonlySet<string>, keys: ReadonlyMap<string, readonly Path[]>): Rules {
  const rules: Rules = {};
  const key = keys.get(type.name);
  if (key && key.length > 0 && !/^_?id$/.test(key.join())) rules.keyFields = key.map(specifier).flat();
  // Of records without a key, a value under `id` would make one of many.
  else if (key?.length === 0 || (!hasField(type, 'id') && !hasField(type, '_id'))) {
    rules.keyFields = false;
    rules.merge = true;
  }
  const lists = [...selected].filter((name) => {
    const { type: fieldType } = fieldOf(type, name);
    return isListType(getNullableType(fieldType)) && isCompositeType(getNamedType(fieldType));
  });
  if (lists.length > 0) rules.fields = Object.fromEntries(lists.sort().map((name) => [name, { merge: false }]));
  return rules;
}

interface UsedType<TType extends GraphQLNamedType = GraphQLNamedType> {
  readonly type: TType;
  readonly fields: Set<string>;
}

/** The part of the schema that operations use. */
class Use {
  readonly types = new Map<string, UsedType>();
  /** Types that fragments ask for. */
  readonly conditions = new Set<string>();
  readonly #schema: GraphQLSchema;

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  operation(operation: OperationDefinitionNode, records: ReadonlyMap<string, unknown>): void {
    const root = this.#schema.getRootType(operation.operation);
    // Apollo Client forgets what a mutation answered, but for the records in it.
    if (root) this.#inside(root, operation.selectionSet.selections, operation.operation === OperationTypeNode.MUTATION ? records : undefined);
  }

  /** `until`: types above the first of these are left out. */
  #inside(type: GraphQLNamedType, selections: readonly SelectionNode[], until?: ReadonlyMap<string, unknown>): void {
    const outside = until?.has(type.name) === false;
    const counts = !outside && type !== this.#schema.getQueryType() && type !== this.#schema.getMutationType();
    if (counts) this.#enter(type);
    for (const node of selections) {
      if (node.kind === Kind.INLINE_FRAGMENT) {
        const condition = node.typeCondition && this.#schema.getType(node.typeCondition.name.value);
        if (condition) this.conditions.add(condition.name);
        this.#inside(condition ?? type, node.selectionSet.selections, outside ? until : undefined);
      } else if (node.kind === Kind.FIELD && node.name.value !== '__typename') {
        if (counts) this.#enter(type).add(node.name.value);
        const named = getNamedType(fieldOf(type, node.name.value).type);
        if (!isLeafType(named)) this.#inside(named, node.selectionSet?.selections ?? [], outside ? until : undefined);
      }
    }
  }

  /** Types that answers can be of, by name, with what is selected of each, on itself or on an interface. */
  objects(): readonly UsedType<GraphQLObjectType>[] {
    const found = new Map<string, UsedType<GraphQLObjectType>>();
    for (const { type, fields } of this.types.values()) {
      for (const object of isAbstractType(type) ? this.#schema.getPossibleTypes(type) : isObjectType(type) ? [type] : []) {
        const known = found.get(object.name) ?? { type: object, fields: new Set() };
        found.set(object.name, known);
        for (const field of fields) known.fields.add(field);
      }
    }
    return [...found.values()].sort((a, b) => (a.type.name < b.type.name ? -1 : 1));
  }

  #enter(type: GraphQLNamedType): Set<string> {
    const found = this.types.get(type.name) ?? { type, fields: new Set<string>() };
    this.types.set(type.name, found);
    return found.fields;
  }
}

/** Paths of query fields whose documents hold records of a type, in themselves or deeper, count them or are computed from them. */
function rootFieldsByType(
  { schema, keys: records, queries: { fields: known, namespaces }, lists }: CacheFacts,
  operations: readonly OperationDefinitionNode[],
  { resource, nested, figures }: Part,
): Record<string, readonly string[]> {
  // What is held by a record is stale without the record being so.
  const held = nested?.list.root.filter((step) => memberAt(step) === undefined) ?? [];
  const waysToHeld = new Set(held.map((_, at) => held.slice(0, at + 1).join('.')));
  const fields = new Map<string, Set<string>>();
  const query = schema.getQueryType();
  const noteAny = (type: string, path: string): void => void fields.set(type, (fields.get(type) ?? new Set()).add(path));
  const note = (type: string, path: string): void => {
    if (records.has(type)) noteAny(type, path);
  };
  const noteList = ({ type, key }: Resource, path: string): void => {
    for (const name of [type, ...possibleNames(schema, type)]) note(name, path);
    // A view of other records changes with them, and the schema does not say which they are.
    if (key.length === 0) noteAny(anyType, path);
  };
  const visit = (type: GraphQLNamedType, selections: readonly SelectionNode[], path: string): void => {
    for (const name of [type.name, ...possibleNames(schema, type.name)]) note(name, path);
    for (const node of selections) {
      if (node.kind === Kind.INLINE_FRAGMENT) visit((node.typeCondition && schema.getType(node.typeCondition.name.value)) ?? type, node.selectionSet.selections, path);
      else if (node.kind === Kind.FIELD && node.selectionSet) {
        const inner = getNamedType(fieldOf(type, node.name.value).type);
        const deeper = `${path}.${node.name.value}`;
        visit(inner, node.selectionSet.selections, type === query ? node.name.value : namespaces.has(path) || waysToHeld.has(deeper) ? deeper : path);
      }
    }
  };
  for (const operation of operations) {
    if (operation.operation !== OperationTypeNode.QUERY || !query) continue;
    visit(query, operation.selectionSet.selections, '');
    for (const { path, field } of fieldsBelow(schema, query, operation.selectionSet.selections, namespaces, '')) {
      if (!known.has(path) && !waysToHeld.has(path)) for (const type of dependencies(field, records)) noteAny(type, path);
      // Whether the records are selected or counted.
      for (const listed of lists.get(path) ?? []) noteList(listed.resource, path);
    }
  }
  if (resource) for (const path of listPaths(resource)) noteList(resource, path);
  if (figures !== undefined) return { [anyType]: [figures] };
  if (nested) noteList(nested.resource, held.join('.'));
  return sortedEntries([...fields].map(([type, paths]): [string, readonly string[]] => [type, [...paths].sort()]));
}

/** Under this name stand the fields of which the schema does not say what they depend on. */
const anyType = '*';

/**
 * What a value without identity of its own is computed from: `ordersAggregate: OrderAggregate` from the orders that its type can hold as well, whether they
 * are selected or not. `revenue: Decimal` can depend on anything, and so can figures about records of several types.
 */
function dependencies(field: GraphQLField<unknown, unknown>, records: ReadonlyMap<string, unknown>): readonly string[] {
  const found = new Set<string>();
  const seen = new Set<GraphQLNamedType>();
  const visit = (type: GraphQLNamedType): void => {
    if (records.has(type.name)) found.add(type.name);
    else if (isObjectType(type) && !seen.has(type)) {
      seen.add(type);
      for (const inner of Object.values(type.getFields())) visit(getNamedType(inner.type));
    }
  };
  const type = getNamedType(field.type);
  if (isAbstractType(type) || records.has(type.name) || hasIdentity(type)) return [];
  visit(type);
  return found.size === 1 ? [...found] : [anyType];
}

const hasIdentity = (type: GraphQLNamedType): boolean => isObjectType(type) && (hasField(type, 'id') || hasField(type, '_id'));

/** Types that the fields of mutations write: of a resource the type of its records, of a document written by hand those of the records that it is answered with. */
function typesByMutation(
  { schema, keys: records, mutations: { namespaces } }: CacheFacts,
  operations: readonly OperationDefinitionNode[],
  { resource, nested, actions }: Part,
): Record<string, readonly string[]> {
  if (actions) {
    return sortedEntries([...actions].map(([path, types]): [string, readonly string[]] => {
      const all = types.flatMap((type) => [type, ...possibleNames(schema, type)]);
      return [path, [...new Set(all)].filter((type) => records.has(type)).sort()];
    }).filter(([, types]) => types.length > 0));
  }
  if (resource) {
    const types = [resource.type, ...possibleNames(schema, resource.type)].sort();
    return sortedEntries([resource.create, resource.update, resource.remove].flatMap((write): [string, readonly string[]][] => (write ? [[write.root.join('.'), types]] : [])));
  }
  if (nested) return {};
  const mutation = schema.getMutationType();
  const written = operations.flatMap((operation) =>
    operation.operation === OperationTypeNode.MUTATION && mutation ? fieldsBelow(schema, mutation, operation.selectionSet.selections, namespaces, '') : [],
  );
  const types = new Map<string, Set<string>>();
  for (const { path, field, selections } of written) {
    for (const name of namesWithin(schema, getNamedType(field.type), selections)) {
      if (records.has(name)) types.set(path, (types.get(path) ?? new Set()).add(name));
    }
  }
  return sortedEntries([...types].map(([path, names]): [string, readonly string[]] => [path, [...names].sort()]));
}

interface SelectedField {
  readonly path: string;
  readonly field: GraphQLField<unknown, unknown>;
  readonly selections: readonly SelectionNode[];
}

/** The fields of an operation that do something: those of the root, and those below it that stand in a namespace. */
function fieldsBelow(schema: GraphQLSchema, type: GraphQLNamedType, selections: readonly SelectionNode[], namespaces: ReadonlySet<string>, above: string): readonly SelectedField[] {
  return selections.flatMap((node): readonly SelectedField[] => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return [];
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldsBelow(schema, conditionOf(schema, node) ?? type, node.selectionSet.selections, namespaces, above);
    if (node.name.value.startsWith('__')) return [];
    const field = fieldOf(type, node.name.value);
    const path = above + node.name.value;
    const inner = node.selectionSet?.selections ?? [];
    return namespaces.has(path) ? fieldsBelow(schema, getNamedType(field.type), inner, namespaces, `${path}.`) : [{ path, field, selections: inner }];
  });
}

/** Names of the types that are selected of a value, those that an interface or union stands for among them. */
function namesWithin(schema: GraphQLSchema, type: GraphQLNamedType, selections: readonly SelectionNode[]): readonly string[] {
  const inner = selections.flatMap((node): readonly string[] => {
    if (node.kind === Kind.INLINE_FRAGMENT) return namesWithin(schema, conditionOf(schema, node) ?? type, node.selectionSet.selections);
    return node.kind === Kind.FIELD && node.selectionSet ? namesWithin(schema, getNamedType(fieldOf(type, node.name.value).type), node.selectionSet.selections) : [];
  });
  return [type.name, ...possibleNames(schema, type.name), ...inner];
}

const conditionOf = (schema: GraphQLSchema, { typeCondition }: InlineFragmentNode): GraphQLNamedType | undefined => typeCondition && schema.getType(typeCondition.name.value);

/** Types of the records that an interface or union stands for. */
function possibleNames(schema: GraphQLSchema, name: string): readonly string[] {
  const type = schema.getType(name);
  return isAbstractType(type) ? schema.getPossibleTypes(type).map((possible) => possible.name) : [];
}

export const sortedEntries = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

