import { glob, readFile } from 'node:fs/promises';

import {
  buildASTSchema,
  buildClientSchema,
  concatAST,
  extendSchema,
  GraphQLError,
  GraphQLSchema,
  isCompositeType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isTypeDefinitionNode,
  isUnionType,
  Kind,
  parse,
  print,
  Source,
  validateSchema,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLType,
  type Location,
  type TypeDefinitionNode,
} from 'graphql';

import { introspect, type IntrospectOptions } from './introspect.ts';
import { readIntrospection } from './read-introspection.ts';
import { SchemaError } from './schema-error.ts';

/**
 * Reads a schema from SDL, an introspection result, a glob of SDL files or the URL of an endpoint.
 * SDL that breaks a rule of the specification and can still be understood (a field defined twice, a
 * type without fields) is accepted: real schemas do.
 *
 * @throws SchemaError with file, line, column and cause.
 */
export async function loadSchema(
  source: string,
  options: IntrospectOptions = {},
): Promise<GraphQLSchema> {
  if (/^https?:\/\//.test(source)) return introspect(source, options);
  const files = await findFiles(source);
  const [first, ...more] = files;
  if (first !== undefined && more.length === 0 && first.endsWith('.json'))
    return fromIntrospection(first, await readText(first));
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readText(file) })),
  );
  // Places in the text are kept for the reader of a mistake alone.
  const read = (places: boolean): GraphQLSchema =>
    build(concatAST(texts.map(({ file, text }) => parseFile(file, text, places))), source);
  try {
    return read(false);
  } catch {
    return read(true);
  }
}

async function findFiles(source: string): Promise<readonly string[]> {
  if (!/[*?{[]/.test(source)) return [source];
  const files: string[] = [];
  for await (const file of glob(source)) files.push(file);
  files.sort();
  if (files.length === 0) throw new SchemaError(`No file matches ${source}.`);
  return files;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const why =
      code === 'ENOENT'
        ? 'there is no such file'
        : code === 'EISDIR'
          ? 'it is a folder; name its files by a glob such as schema/*.graphql'
          : String(error);
    throw new SchemaError(`Cannot read ${file}: ${why}.`, { cause: error });
  }
}

function parseFile(file: string, text: string, places: boolean): DocumentNode {
  if (text.trim() === '')
    throw new SchemaError(
      `${file}: the file is empty. Write a schema into it, or fetch one: npx admin-codegen pull URL --out ${file}.`,
    );
  try {
    const document = parse(new Source(text, file), { noLocation: !places });
    const executable = document.definitions.find(
      (definition) =>
        definition.kind === Kind.OPERATION_DEFINITION ||
        definition.kind === Kind.FRAGMENT_DEFINITION,
    );
    if (executable) {
      const { line, column } = lineAndColumn(text, executable.loc?.start ?? 0);
      throw new SchemaError(
        `${file}:${line}:${column}: this is an operation or a fragment, not a schema.`,
      );
    }
    return document;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const [location] = error.locations ?? [];
    throw new SchemaError(
      `${file}:${location?.line ?? 1}:${location?.column ?? 1}: ${error.message}`,
      { cause: error },
    );
  }
}

function lineAndColumn(
  text: string,
  at: number,
): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function build(document: DocumentNode, source: string): GraphQLSchema {
  try {
    const { definitions, extensions } = separate(document);
    // Validation is switched off: a schema that can be built is accepted.
    const given = { assumeValid: true, assumeValidSDL: true };
    const schema = buildASTSchema({ kind: Kind.DOCUMENT, definitions }, given);
    const whole =
      extensions.length > 0
        ? extendSchema(schema, { kind: Kind.DOCUMENT, definitions: extensions }, given)
        : schema;
    if (!whole.getQueryType())
      throw new SchemaError(
        `${source}: the schema has no Query type, so there is nothing to list.`,
      );
    // Types are read lazily: what cannot be resolved is found here rather than in the middle of
    // inference.
    refuseWrongTypes(whole);
    return whole;
  } catch (error) {
    if (error instanceof SchemaError) throw error;
    throw explainBuildError(error, document, source);
  }
}

/**
 * Types of a kind that their place does not take: nothing can be made of an input object that a
 * field returns.
 */
function refuseWrongTypes(schema: GraphQLSchema): void {
  const types = Object.values(schema.getTypeMap());
  const kinds = {
    inputs: new Set<GraphQLType>(types.filter(isInputObjectType)),
    composites: new Set<GraphQLType>(types.filter(isCompositeType)),
  };
  if (types.every((type) => takesRightTypes(type, kinds))) return;
  const checked = validateSchema(new GraphQLSchema({ ...schema.toConfig(), assumeValid: false }));
  const wrong = checked.find(({ message }) =>
    /must be (?:Output|Input) Type|can only include Object types|must only implement Interface types/.test(
      message,
    ),
  );
  if (wrong)
    throw new SchemaError(`${placeOf(wrong.nodes?.[0]?.loc)}: ${wrong.message}`, { cause: wrong });
}

function takesRightTypes(
  type: GraphQLNamedType,
  { inputs, composites }: Readonly<Record<'inputs' | 'composites', ReadonlySet<GraphQLType>>>,
): boolean {
  if (isInputObjectType(type))
    return Object.values(type.getFields()).every((field) => !composites.has(innermost(field.type)));
  if (isUnionType(type)) return type.getTypes().every((member) => isObjectType(member));
  if (!isObjectType(type) && !isInterfaceType(type)) return true;
  return (
    type.getInterfaces().every((implemented) => isInterfaceType(implemented)) &&
    Object.values(type.getFields()).every(
      (field) =>
        !inputs.has(innermost(field.type)) &&
        field.args.every((argument) => !composites.has(innermost(argument.type))),
    )
  );
}

/**
 * As `getNamedType`, which asks of every type first whether it comes from another copy of GraphQL:
 * a large schema has 50,000 places.
 */
function innermost(type: GraphQLType): GraphQLType {
  let inner = type;
  while ('ofType' in inner) inner = inner.ofType;
  return inner;
}

/** `extend type Query` without a `type Query` is a definition in all but name. */
function separate(document: DocumentNode): {
  readonly definitions: readonly DefinitionNode[];
  readonly extensions: readonly DefinitionNode[];
} {
  const defined = new Set(refuseTwins(document.definitions.filter(isTypeDefinitionNode)).keys());
  const definitions: DefinitionNode[] = [];
  const extensions: DefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OBJECT_TYPE_EXTENSION && !defined.has(definition.name.value)) {
      defined.add(definition.name.value);
      definitions.push({ ...definition, kind: Kind.OBJECT_TYPE_DEFINITION });
    } else if (definition.kind.endsWith('Extension')) extensions.push(definition);
    else definitions.push(definition);
  }
  return { definitions, extensions };
}

/**
 * Maps types by name. Identical declarations of a name count as one type. Different declarations
 * are refused, because either may be meant.
 */
function refuseTwins(
  types: readonly TypeDefinitionNode[],
): ReadonlyMap<string, TypeDefinitionNode> {
  const known = new Map<string, TypeDefinitionNode>();
  for (const type of types) {
    const { value: name, loc } = type.name;
    const first = known.get(name);
    if (first && print(first) !== print(type))
      throw new SchemaError(
        `${placeOf(loc)}: the type \`${name}\` is defined twice, here and at ${placeOf(first.name.loc)}, and not alike. Remove or rename one of them.`,
      );
    known.set(name, first ?? type);
  }
  return known;
}

const placeOf = (loc: Location | undefined): string =>
  loc ? `${loc.source.name}:${loc.startToken.line}:${loc.startToken.column}` : 'schema';

function explainBuildError(error: unknown, document: DocumentNode, source: string): SchemaError {
  const message = error instanceof Error ? error.message : String(error);
  const unknown = /Unknown type: "(\w+)"/.exec(message)?.[1];
  const use = unknown === undefined ? undefined : findUse(document, unknown);
  const cause =
    unknown === undefined
      ? message
      : `the type \`${unknown}\` is used and not defined. Add its definition, or name all files of the schema by a glob.`;
  return new SchemaError(`${use ?? source}: ${cause}`, { cause: error });
}

/** First position where a type is named, as `file:line:column`. */
function findUse(document: DocumentNode, name: string): string | undefined {
  for (const definition of document.definitions) {
    const { loc } = definition;
    if (!loc) continue;
    const text = loc.source.body.slice(loc.start, loc.end);
    const at = text.search(new RegExp(`[:[!|&=\\s]${name}\\b`));
    if (at < 0) continue;
    const { line, column } = lineAndColumn(loc.source.body, loc.start + at + 1);
    return `${loc.source.name}:${line}:${column}`;
  }
  return undefined;
}

function fromIntrospection(file: string, text: string): GraphQLSchema {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    const at = Number(/position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? 0);
    const { line, column } = lineAndColumn(text, at);
    throw new SchemaError(
      `${file}:${line}:${column}: this is no JSON: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  const introspection = readIntrospection(parsed);
  if (!introspection)
    throw new SchemaError(
      `${file}:1:1: this JSON holds no introspection result: neither \`__schema\` nor \`data.__schema\`.`,
    );
  try {
    return buildClientSchema(introspection, { assumeValid: true });
  } catch (error) {
    throw new SchemaError(
      `${file}: the introspection result is incomplete: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
