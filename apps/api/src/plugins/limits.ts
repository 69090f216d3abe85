import {
  getNamedType,
  getNullableType,
  GraphQLError,
  type FieldNode,
  type GraphQLCompositeType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type GraphQLSchema,
  isInputType,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  typeFromAST,
  type ValueNode,
} from 'grafast/graphql';
import { inputSize, maxJsonDepth } from '../http/value-size.ts';

export interface Limits {
  /** Fields inside fields. */
  readonly depth: number;
  /** Records that an answer may hold, counted before it is made: pages multiply. */
  readonly records: number;
  /** Fields of an operation, with its fragments written out. */
  readonly fields: number;
  /**
   * Values of arguments and input fields, entries of lists counted: conditions of a filter, columns
   * of an order.
   */
  readonly inputs: number;
  /** Records of a connection that says no size. */
  readonly defaultPage: number;
  /** Records that a function answers with at most. */
  readonly maxPage: number;
}

/** Refuses operations that would be too much work, with the values of their variables in view. */
export function createLimitsPlugin(limits: Limits): GraphileConfig.Plugin {
  return {
    name: 'LimitsPlugin',
    grafast: {
      middleware: {
        execute(next, { args }) {
          const excess = measure(args, limits) ?? measureVariables(args, limits);
          if (excess === undefined) return next();
          const error =
            typeof excess === 'string'
              ? new GraphQLError(excess, {
                  extensions: { code: 'BAD_USER_INPUT', reason: 'TOO_EXPENSIVE' },
                })
              : new GraphQLError(
                  `${excess.field} is nested more than ${maxJsonDepth} levels deep. Make its value flatter.`,
                  { extensions: { code: 'BAD_USER_INPUT', columns: [excess.field] } },
                );
          return { data: null, errors: [error] };
        },
      },
    },
  };
}

interface Operation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variableValues?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Limit that the operation exceeds; `undefined` for none. */
function measure(
  { schema, document, operationName, variableValues }: Operation,
  limits: Limits,
): string | undefined {
  const operation = operationOf(document, operationName);
  let fields = 0;
  let records = 0;
  let inputs = 0;
  const tooMuch = (): string | undefined => {
    if (fields > limits.fields) return `An operation has at most ${limits.fields} fields.`;
    if (records > limits.records) return `An operation asks for at most ${limits.records} records.`;
    if (inputs > limits.inputs) return tooManyInputs(limits);
    return undefined;
  };

  const visit = (
    selectionSet: SelectionSetNode,
    parent: GraphQLCompositeType | undefined,
    parents: number,
    depth: number,
  ): string | undefined => {
    if (depth > limits.depth) return `Fields are at most ${limits.depth} deep.`;
    for (const selection of selectionSet.selections) {
      const excess = visitSelection(selection, parent, parents, depth) ?? tooMuch();
      if (excess !== undefined) return excess;
    }
    return undefined;
  };
  const visitSelection = (
    selection: SelectionSetNode['selections'][number],
    parent: GraphQLCompositeType | undefined,
    parents: number,
    depth: number,
  ): string | undefined => {
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return visit(
        selection.selectionSet,
        typeNamed(selection.typeCondition?.name.value) ?? parent,
        parents,
        depth,
      );
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = document.definitions.find(
        (node) =>
          node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value,
      );
      return fragment?.kind === Kind.FRAGMENT_DEFINITION
        ? visit(fragment.selectionSet, typeNamed(fragment.typeCondition.name.value), parents, depth)
        : undefined;
    }
    fields += 1;
    for (const { value } of selection.arguments ?? []) inputs += countLiterals(value);
    // Introspection is as deep as it needs to be, and off in production.
    if (!selection.selectionSet || selection.name.value.startsWith('__')) return undefined;
    const definition =
      isObjectType(parent) || isInterfaceType(parent)
        ? parent.getFields()[selection.name.value]
        : undefined;
    const type = definition && getNamedType(definition.type);
    const isPage = definition?.args.some(({ name }) => name === 'first') ?? false;
    // Of a mutation, the list in its payload: what a function returned.
    const isAnswer =
      depth === 2 &&
      parents === 1 &&
      operation?.operation === OperationTypeNode.MUTATION &&
      isListType(definition && getNullableType(definition.type));
    const count = parents * (isPage ? pageSize(selection) : isAnswer ? limits.maxPage : 1);
    records += isPage || isAnswer ? count : 0;
    return visit(
      selection.selectionSet,
      isCompositeType(type) ? type : undefined,
      count,
      depth + 1,
    );
  };
  const pageSize = (field: FieldNode): number => {
    const sizes = (field.arguments ?? []).filter(
      ({ name }) => name.value === 'first' || name.value === 'last',
    );
    const requestedSizes = sizes.map(({ value }) => {
      if (value.kind === Kind.INT) return Number(value.value);
      return value.kind === Kind.VARIABLE
        ? Number(valueOf(variableValues, value.name.value) ?? Number.NaN)
        : Number.NaN;
    });
    return Math.max(1, requestedSizes.find((size) => Number.isInteger(size)) ?? limits.defaultPage);
  };
  const typeNamed = (name: string | undefined): GraphQLCompositeType | undefined => {
    const type = name === undefined ? undefined : schema.getType(name);
    return isCompositeType(type) ? type : undefined;
  };

  return (
    operation &&
    visit(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, 1, 1)
  );
}

/** Limit that the variables exceed before they are coerced; the field of a value that is too deep. */
function measureVariables(
  { schema, document, operationName, variableValues }: Operation,
  limits: Limits,
): string | { readonly field: string } | undefined {
  let remaining = limits.inputs;
  for (const { variable, type: node } of operationOf(document, operationName)
    ?.variableDefinitions ?? []) {
    const type = typeFromAST(schema, node);
    const value = valueOf(variableValues, variable.name.value);
    if (value == null || !isInputType(type)) continue;
    const { nodes, tooDeep } = inputSize(value, type, remaining);
    if (tooDeep) return { field: tooDeep.at(-1) ?? variable.name.value };
    remaining -= nodes;
    if (remaining < 0) return tooManyInputs(limits);
  }
  return undefined;
}

/** Value of a variable. Its name may be that of an inherited member of every object. */
const valueOf = (values: Operation['variableValues'], name: string): unknown =>
  values && Object.hasOwn(values, name) ? values[name] : undefined;

function countLiterals(value: ValueNode): number {
  if (value.kind === Kind.LIST)
    return value.values.reduce((sum, item) => sum + countLiterals(item), 1);
  if (value.kind === Kind.OBJECT)
    return value.fields.reduce((sum, field) => sum + countLiterals(field.value), 1);
  return 1;
}

function tooManyInputs({ inputs }: Limits): string {
  return `Filters, orders and other input have at most ${inputs} values.`;
}

function operationOf(
  document: DocumentNode,
  operationName: string | null | undefined,
): OperationDefinitionNode | undefined {
  return document.definitions.find(
    (node): node is OperationDefinitionNode =>
      node.kind === Kind.OPERATION_DEFINITION &&
      (operationName == null || node.name?.value === operationName),
  );
}
