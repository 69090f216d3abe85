import { glob, readFile } from 'node:fs/promises';

import {
  GraphQLError,
  Kind,
  parse,
  Source,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

import { callableModel, printCallable } from '../callable.ts';
import { loadSchema } from '../load/load-schema.ts';
import type { Field, Input, Resource, ResourceModel, WriteOperation } from '../model.ts';

export interface DiffOptions {
  /** Glob of documents written by hand. */
  readonly documents: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Difference {
  readonly text: string;
  readonly breaking: boolean;
}

/** Finds the documents and screens that stop working when a schema replaces another. */
export async function diff(
  before: string,
  after: string,
  { documents, headers = {} }: DiffOptions,
): Promise<Difference> {
  const [old, next] = [await loadSchema(before, { headers }), await loadSchema(after, { headers })];
  const [{ operations, model: had }, { model: has }] = [project(old), project(next)];
  const generated = brokenOperations(operations, next);
  const written = await brokenDocuments(documents, next);
  const screens = brokenScreens(had, has);
  const gained = has.resources
    .filter((resource) => !had.resources.some((known) => known.type === resource.type))
    .map((resource) => `${resource.name}: a new resource.`);
  const sections = [
    section('Documents written by hand', written),
    section('Generated documents', generated),
    section('Screens', screens),
    section('New', gained),
  ].filter((part) => part !== '');
  const breaking = written.length + generated.length + screens.length > 0;
  return { text: sections.length > 0 ? sections.join('\n\n') : 'Nothing breaks.', breaking };
}

/** Operations and screens that a project has over a schema. */
function project(schema: GraphQLSchema) {
  const { model, printed } = printCallable(schema);
  return { operations: printed.operations, model: callableModel(model, printed.omitted) };
}

function section(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `${title}:\n${items.map((item) => `- ${item}`).join('\n')}`;
}

/**
 * Operations generated for the old schema that the new one refuses: what a browser still open would
 * send.
 */
function brokenOperations(
  operations: readonly OperationDefinitionNode[],
  next: GraphQLSchema,
): readonly string[] {
  return operations.flatMap((operation) => {
    const errors = validate(next, { kind: Kind.DOCUMENT, definitions: [operation] });
    return errors.length > 0
      ? [
          `${operation.name?.value ?? 'anonymous'}: ${[...new Set(errors.map(({ message }) => message))].join(' ')}`,
        ]
      : [];
  });
}

async function brokenDocuments(pattern: string, next: GraphQLSchema): Promise<readonly string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern)) files.push(file);
  const documents = await Promise.all(
    files.sort().map(async (file) => parseDocument(file, await readFile(file, 'utf8'))),
  );
  const definitions = documents.flatMap((document) =>
    'definitions' in document ? document.definitions : [],
  );
  const unreadable = documents.flatMap((document) =>
    'problem' in document ? [document.problem] : [],
  );
  const errors = definitions.length > 0 ? validate(next, { kind: Kind.DOCUMENT, definitions }) : [];
  const invalid = errors
    .filter(({ message }) => !/^Fragment ".*" is never used/.test(message))
    .map(describeError);
  return [...unreadable, ...new Set(invalid)];
}

function parseDocument(file: string, text: string): DocumentNode | { readonly problem: string } {
  try {
    return parse(new Source(text, file));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return { problem: `${file}:${error.locations?.[0]?.line ?? 1}: ${error.message}` };
  }
}

function describeError(error: GraphQLError): string {
  return `${error.source?.name ?? 'document'}:${error.locations?.[0]?.line ?? 1}: ${error.message}`;
}

function brokenScreens(old: ResourceModel, next: ResourceModel): readonly string[] {
  return old.resources.flatMap((resource) => {
    const now = next.resources.find((candidate) => candidate.type === resource.type);
    if (!now)
      return [`${resource.name}: all screens; \`${resource.type}\` is no resource any more.`];
    const lost = (
      [
        ['list', 'list'],
        ['one', 'show'],
        ['create', 'create'],
        ['update', 'edit'],
        ['remove', 'delete'],
      ] as const
    ).flatMap(([role, screen]) =>
      resource[role] && !now[role]
        ? [
            `${resource.name}, ${screen}: \`${resource[role].root.join('.')}\` cannot be called any more, and nothing replaces it.`,
          ]
        : [],
    );
    return [
      ...lost,
      ...brokenFields(resource, now),
      ...brokenInputs(resource, now, 'create'),
      ...brokenInputs(resource, now, 'update'),
      ...brokenAddress(resource, now),
    ];
  });
}

function brokenAddress(resource: Resource, now: Resource): readonly string[] {
  const key = (of: Resource): string => of.key.map(({ field }) => field).join(', ');
  const moved =
    resource.name === now.name
      ? []
      : [`${resource.name}: its address and catalogue key become ${now.name}.`];
  return key(resource) === key(now)
    ? moved
    : [...moved, `${resource.name}: its key becomes ${key(now)}; addresses of records change.`];
}

function brokenFields(resource: Resource, now: Resource): readonly string[] {
  return resource.fields.flatMap((field) => {
    const other = now.fields.find(({ name }) => name === field.name);
    if (!other) return [`${resource.name}, list and show: the field \`${field.name}\` is gone.`];
    return describeKind(field) === describeKind(other)
      ? []
      : [
          `${resource.name}, list and show: \`${field.name}\` was ${describeKind(field)} and is ${describeKind(other)}.`,
        ];
  });
}

function describeKind({ kind, list, reference }: Field | Input): string {
  return `${list ? 'a list of ' : ''}${kind}${reference ? ` to ${reference.resource}` : ''}`;
}

function brokenInputs(
  resource: Resource,
  now: Resource,
  role: 'create' | 'update',
): readonly string[] {
  const [old, next]: readonly (WriteOperation | undefined)[] = [resource[role], now[role]];
  if (!old || !next) return [];
  const screen = role === 'create' ? 'create' : 'edit';
  const changed = old.inputs.flatMap((input) => {
    const other = next.inputs.find(({ name }) => name === input.name);
    if (!other) return [`${resource.name}, ${screen}: the input \`${input.name}\` is gone.`];
    if (other.required && !input.required)
      return [`${resource.name}, ${screen}: \`${input.name}\` is now required.`];
    return describeKind(input) === describeKind(other)
      ? []
      : [
          `${resource.name}, ${screen}: \`${input.name}\` took ${describeKind(input)} and takes ${describeKind(other)}.`,
        ];
  });
  const demanded = next.inputs
    .filter((input) => input.required && !old.inputs.some(({ name }) => name === input.name))
    .map((input) => `${resource.name}, ${screen}: \`${input.name}\` is new and required.`);
  return [...changed, ...demanded];
}
