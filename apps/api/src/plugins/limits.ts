import {
  getNamedType,
  GraphQLError,
  type FieldNode,
  type GraphQLCompositeType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type DocumentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'grafast/graphql';

export interface Limits {
  /** Fields inside fields. */
  readonly depth: number;
  /** Records that an answer may hold, counted before it is made: pages multiply. */
  readonly records: number;
  /** Fields of an operation, with its fragments written out. */
  readonly fields: number;
  /** Records of a connection that says no size. */
  readonly defaultPage: number;
}

/** Refuses operations that would be too much work, with the values of their variables in view. */
export function createLimitsPlugin(limits: Limits): GraphileConfig.Plugin {
  return {
    name: 'LimitsPlugin',
    grafast: {
      middleware: {
        execute(next, { args }) {
          const excess = measure(args, limits);
          if (excess === undefined) return next();
          return { data: null, errors: [new GraphQLError(excess, { extensions: { code: 'BAD_USER_INPUT', reason: 'TOO_EXPENSIVE' } })] };
        },
      },
    },
  };
}

interface Operation {
  readonly schema: { getRootType(operation: OperationDefinitionNode['operation']): GraphQLCompositeType | null | undefined; getType(name: string): unknown };
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variableValues?: Readonly<Record<string, unknown>> | null | undefined;
}

/** What is exceeded; undefined when nothing is. */
function measure({ schema, document, operationName, variableValues }: Operation, limits: Limits): string | undefined {
  let fields = 0;
  let records = 0;
  const tooMuch = (): string | undefined => {
    if (fields > limits.fields) return `An operation has at most ${limits.fields} fields.`;
    if (records > limits.records) return `An operation asks for at most ${limits.records} records.`;
    return undefined;
  };

  const visit = (selectionSet: SelectionSetNode, parent: GraphQLCompositeType | undefined, parents: number, depth: number): string | undefined => {
    if (depth > limits.depth) return `Fields are at most ${limits.depth} deep.`;
    for (const selection of selectionSet.selections) {
      const excess = visitSelection(selection, parent, parents, depth) ?? tooMuch();
      if (excess !== undefined) return excess;
    }
    return undefined;
  };
  const visitSelection = (selection: SelectionSetNode['selections'][number], parent: GraphQLCompositeType | undefined, parents: number, depth: number): string | undefined => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return visit(selection.selectionSet, typeNamed(selection.typeCondition?.name.value) ?? parent, parents, depth);
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = document.definitions.find((node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value);
      return fragment?.kind === Kind.FRAGMENT_DEFINITION ? visit(fragment.selectionSet, typeNamed(fragment.typeCondition.name.value), parents, depth) : undefined;
    }
    fields += 1;
    // Introspection is as deep as it needs to be, and off in production.
    if (!selection.selectionSet || selection.name.value.startsWith('__')) return undefined;
    const definition = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[selection.name.value] : undefined;
    const type = definition && getNamedType(definition.type);
    const isPage = definition?.args.some(({ name }) => name === 'first') ?? false;
    const count = parents * (isPage ? pageSize(selection) : 1);
    records += isPage ? count : 0;
    return visit(selection.selectionSet, isCompositeType(type) ? type : undefined, count, depth + 1);
  };
  const pageSize = (field: FieldNode): number => {
    const sizes = (field.arguments ?? []).filter(({ name }) => name.value === 'first' || name.value === 'last');
    const given = sizes.map(({ value }) => {
      if (value.kind === Kind.INT) return Number(value.value);
      return value.kind === Kind.VARIABLE ? Number(variableValues?.[value.name.value] ?? Number.NaN) : Number.NaN;
    });
    return Math.max(1, given.find((size) => Number.isInteger(size)) ?? limits.defaultPage);
  };
  const typeNamed = (name: string | undefined): GraphQLCompositeType | undefined => {
    const type = name === undefined ? undefined : schema.getType(name);
    return isCompositeType(type) ? type : undefined;
  };

  const operation = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION && (operationName == null || node.name?.value === operationName),
  );
  return operation && visit(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, 1, 1);
}
