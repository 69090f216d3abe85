import { execute, isAsyncIterable } from 'grafast';
import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  getOperationAST,
  type GraphQLError,
  type GraphQLObjectType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parseType,
} from 'grafast/graphql';

/**
 * Extension of a conflict: query of the present record. A symbol is not serialized to JSON, so that
 * it stays on the server.
 */
export const presentRecord: unique symbol = Symbol('presentRecord');

export interface PresentRecord {
  /** Field of Query that finds a record by its key. */
  readonly finder: string;
  /** Its arguments. */
  readonly key: Readonly<Record<string, unknown>>;
}

/**
 * A conflict says what the record holds now, in `extensions.current`: with the fields that the
 * mutation selects of it, read in one statement and with the rights of the account, so that nobody
 * has to ask again before the two changes are merged.
 */
export const PresentRecordsPlugin: GraphileConfig.Plugin = {
  name: 'PresentRecordsPlugin',
  grafast: {
    middleware: {
      async execute(next, { args }) {
        const result = await next();
        if (isAsyncIterable(result) || !result.errors) return result;
        for (const { extensions, path } of result.errors) {
          const requested = requestedRecord(extensions);
          const operation = requested && getOperationAST(args.document, args.operationName);
          const document =
            operation &&
            documentOf(
              args.document,
              operation,
              args.schema.getMutationType(),
              args.schema.getQueryType(),
              String(path?.[0]),
              requested,
            );
          if (!document) continue;
          const variableValues = {
            ...args.variableValues,
            ...Object.fromEntries(
              Object.entries(requested.key).map(([name, value]) => [variableOf(name), value]),
            ),
          };
          // Past the middleware: its checks were for the operation, and this reads a part of what
          // that selects.
          const present = await execute({
            ...args,
            document,
            operationName: null,
            variableValues,
            middleware: null,
          });
          if (!isAsyncIterable(present) && !present.errors && present.data?.['current'] != null)
            Object.assign(extensions, { current: present.data['current'] });
        }
        return result;
      },
    },
  },
};

function requestedRecord(extensions: GraphQLError['extensions']): PresentRecord | undefined {
  return presentRecord in extensions && isPresentRecord(extensions[presentRecord])
    ? extensions[presentRecord]
    : undefined;
}

function isPresentRecord(value: unknown): value is PresentRecord {
  return typeof value === 'object' && value !== null && 'finder' in value && 'key' in value;
}

const variableOf = (argument: string): string => `presentRecord_${argument}`;

/** By the document of the mutation, so that its plan is made once. */
const documents = new WeakMap<DocumentNode, Map<string, DocumentNode | undefined>>();

function documentOf(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  mutation: GraphQLObjectType | null | undefined,
  query: GraphQLObjectType | null | undefined,
  responseKey: string,
  { finder }: PresentRecord,
): DocumentNode | undefined {
  const parsed = documents.get(document) ?? new Map<string, DocumentNode | undefined>();
  documents.set(document, parsed);
  if (!parsed.has(responseKey))
    parsed.set(
      responseKey,
      writeDocument(document, operation, mutation, query, responseKey, finder),
    );
  return parsed.get(responseKey);
}

/**
 * `query ($presentRecord_id: Int!) { current: order(id: $presentRecord_id) { … } }`, with what the
 * mutation selects of the record.
 */
function writeDocument(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  mutation: GraphQLObjectType | null | undefined,
  query: GraphQLObjectType | null | undefined,
  responseKey: string,
  finder: string,
): DocumentNode | undefined {
  const finderField = query?.getFields()[finder];
  const written = fieldsIn(operation.selectionSet.selections).find(
    (field) => (field.alias ?? field.name).value === responseKey,
  );
  const payload = written && getNamedType(mutation?.getFields()[written.name.value]?.type);
  if (!finderField || !isObjectType(payload)) return undefined;
  const record = fieldsIn(written?.selectionSet?.selections ?? []).find(
    ({ name }) =>
      getNamedType(payload.getFields()[name.value]?.type) === getNamedType(finderField.type),
  );
  if (!record?.selectionSet) return undefined;
  const name = (value: string) => ({ kind: Kind.NAME, value }) as const;
  const variable = (argument: string) =>
    ({ kind: Kind.VARIABLE, name: name(variableOf(argument)) }) as const;
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        ...operation,
        operation: OperationTypeNode.QUERY,
        name: name('PresentRecord'),
        directives: [],
        variableDefinitions: [
          ...(operation.variableDefinitions ?? []),
          ...finderField.args.map(
            (argument) =>
              ({
                kind: Kind.VARIABLE_DEFINITION,
                variable: variable(argument.name),
                type: parseType(String(argument.type)),
              }) as const,
          ),
        ],
        selectionSet: {
          kind: Kind.SELECTION_SET,
          selections: [
            {
              kind: Kind.FIELD,
              alias: name('current'),
              name: name(finder),
              arguments: finderField.args.map(
                (argument) =>
                  ({
                    kind: Kind.ARGUMENT,
                    name: name(argument.name),
                    value: variable(argument.name),
                  }) as const,
              ),
              selectionSet: record.selectionSet,
            },
          ],
        },
      },
      ...document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION),
    ],
  };
}

function fieldsIn(
  selections: OperationDefinitionNode['selectionSet']['selections'],
): readonly FieldNode[] {
  return selections.flatMap((selection) =>
    selection.kind === Kind.FIELD
      ? [selection]
      : selection.kind === Kind.INLINE_FRAGMENT
        ? fieldsIn(selection.selectionSet.selections)
        : [],
  );
}
