import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';

import { fieldOf } from '../schema-path.ts';

export interface UsedType<TType extends GraphQLNamedType = GraphQLNamedType> {
  readonly type: TType;
  readonly fields: Set<string>;
}

/** The part of the schema that operations use. */
export class Use {
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
    if (root)
      this.#inside(
        root,
        operation.selectionSet.selections,
        operation.operation === OperationTypeNode.MUTATION ? records : undefined,
      );
  }

  /** `until`: types above the first of these are left out. */
  #inside(
    type: GraphQLNamedType,
    selections: readonly SelectionNode[],
    until?: ReadonlyMap<string, unknown>,
  ): void {
    const outside = until?.has(type.name) === false;
    const counts =
      !outside && type !== this.#schema.getQueryType() && type !== this.#schema.getMutationType();
    if (counts) this.#enter(type);
    for (const node of selections) {
      if (node.kind === Kind.INLINE_FRAGMENT) {
        const condition = node.typeCondition && this.#schema.getType(node.typeCondition.name.value);
        if (condition) this.conditions.add(condition.name);
        this.#inside(condition ?? type, node.selectionSet.selections, outside ? until : undefined);
      } else if (node.kind === Kind.FIELD && node.name.value !== '__typename') {
        if (counts) this.#enter(type).add(node.name.value);
        const named = getNamedType(fieldOf(type, node.name.value).type);
        if (!isLeafType(named))
          this.#inside(named, node.selectionSet?.selections ?? [], outside ? until : undefined);
      }
    }
  }

  /**
   * Types that answers can be of, by name, with what is selected of each, on itself or on an
   * interface.
   */
  objects(): readonly UsedType<GraphQLObjectType>[] {
    const found = new Map<string, UsedType<GraphQLObjectType>>();
    for (const { type, fields } of this.types.values()) {
      for (const object of isAbstractType(type)
        ? this.#schema.getPossibleTypes(type)
        : isObjectType(type)
          ? [type]
          : []) {
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
