import {
  getDirectiveValues,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLNamedType,
} from 'graphql';

import type { Field, FieldKind, Path, Problem } from '../../model.ts';
import type { Facts } from '../contracts/facts.ts';
import type { FoundResource } from '../contracts/found-resource.ts';
import type { OutputField } from '../contracts/schema.ts';
import type { Survey } from '../contracts/survey.ts';
import { isHelperField } from '../facts/helper-field.ts';
import { fieldsOf, hasList, isLeaf, requiredArguments } from '../facts/schema-types.ts';
import { enumValues } from '../readings/record/enum-values.ts';
import { valuesOf } from '../readings/record/envelope.ts';
import { readImage } from '../readings/record/image.ts';
import { isInterval } from '../readings/record/interval.ts';
import { refineKind } from '../readings/record/refine-kind.ts';
import { usefulDescription } from '../readings/record/useful-description.ts';
import { inReadingOrder } from './columns.ts';
import { mergeReferences, readInnerReference, readReference, recordTypeAt } from './references.ts';

/** Maximum depth of nested objects inside a record. */
const maximumDepth = 2;

export interface ReadFields {
  /** In the schema's order, references merged with the scalars that hold their keys. */
  readonly fields: readonly Field[];
  /** Fields that cannot be shown. */
  readonly problems: readonly Problem[];
  /** Paths of the fields that hold secrets and are left out. */
  readonly secrets: readonly Path[];
}

/** Context for reading the fields of a record. */
export interface RecordReader {
  readonly resource: Pick<FoundResource, 'type' | 'record'>;
  readonly survey: Survey;
  readonly envelope: string | undefined;
  /** Type of the envelope. */
  readonly enclosing: GraphQLNamedType | undefined;
  /** Fields of the record and of its envelope. */
  readonly values: Readonly<Record<string, OutputField>>;
  readonly deepest: number;
  readonly problems: Problem[];
  readonly secrets: Path[];
  /** Reads an answer that shows its secrets once. */
  readonly tellsSecrets: boolean;
}

/**
 * The fields of a record, those of plain objects in it included down to `deepest`. Secrets are left
 * out, but for the key of the record.
 */
export function readFields(
  resource: Pick<FoundResource, 'type' | 'record'>,
  survey: Survey,
  envelope: string | undefined,
  { deepest = maximumDepth, tellsSecrets = false } = {},
): ReadFields {
  const reader: RecordReader = {
    resource,
    survey,
    envelope,
    enclosing:
      envelope === undefined ? undefined : getNamedType(fieldsOf(resource.record)[envelope]?.type),
    values: valuesOf(resource.record, envelope),
    deepest,
    problems: [],
    secrets: [],
    tellsSecrets,
  };
  const fields = readTogether(reader.values, resource.record.name, reader, []);
  const { problems, secrets } = reader;
  return { problems, secrets, fields: mergeReferences(fields, survey) };
}

/** The fields of one object, which is at the path in the record. */
function readTogether(
  places: Readonly<Record<string, OutputField>>,
  owner: string,
  reader: RecordReader,
  at: Path,
): readonly Field[] {
  const names = Object.keys(places);
  return Object.values(places)
    .filter((field) => !isHelperField(field, places))
    .flatMap((field) => {
      const read = readField(field, owner, reader, at);
      if (!read || !isWithheld(read, owner, reader, at, names)) return read ?? [];
      reader.secrets.push([...at, read.name]);
      reader.problems.push(describeSecret(typeOfField(read.name, owner, reader, at), read.name));
      return [];
    });
}

function isWithheld(
  field: Field,
  owner: string,
  reader: RecordReader,
  at: Path,
  beside: readonly string[],
): boolean {
  const { survey, resource, tellsSecrets } = reader;
  const isKey =
    at.length === 0 && survey.keys.get(resource.type)?.some((part) => part.field === field.name);
  return (
    !tellsSecrets &&
    !isKey &&
    survey.isSecret(typeOfField(field.name, owner, reader, at), field, beside)
  );
}

/** A field inside an envelope belongs to the envelope's type. */
const typeOfField = (name: string, owner: string, { enclosing }: RecordReader, at: Path): string =>
  at.length === 0 && enclosing && fieldsOf(enclosing)[name] ? enclosing.name : owner;

const describeSecret = (type: string, name: string): Problem => ({
  subject: `${type}.${name}`,
  message: 'It holds a secret: no screen shows it, and no list is filtered or sorted by it.',
  remedy: `Say \`'${type}.${name}': false\` in \`admin.secrets\` if people are to see it.`,
});

function readField(
  field: OutputField,
  owner: string,
  reader: RecordReader,
  at: Path,
): Field | undefined {
  const missing = requiredArguments(field).filter(
    ({ name }) => !Object.hasOwn(reader.survey.fixed(reader.resource.type), name),
  );
  if (missing.length > 0) {
    if (isLeaf(field.type)) reader.problems.push(describeMissing(owner, field, missing));
    return undefined;
  }
  const read = readValue(field, describe(field, owner), reader, at);
  return read && withImage(read, field, owner, reader, at.length);
}

/** A field that no document can select, for want of a value of an argument. */
const describeMissing = (
  owner: string,
  field: OutputField,
  missing: readonly GraphQLArgument[],
): Problem => ({
  subject: `${owner}.${field.name}`,
  message: `It cannot be selected without a value for ${missing.map((argument) => `\`${argument.name}\``).join(', ')}.`,
  remedy:
    'Write a fragment that selects it with its arguments, or fix their values in the configuration.',
});

function withImage(
  read: Field,
  field: OutputField,
  owner: string,
  { enclosing, survey: { facts } }: RecordReader,
  depth: number,
): Field {
  const isEnclosed = depth === 0 && fieldsOf(enclosing)[field.name] !== undefined;
  const type = isEnclosed ? enclosing : facts.schema.getType(owner);
  const value = facts.schema.getType(read.type) ?? getNamedType(field.type);
  const image = type && readImage(field, type, read.kind, value);
  return image ? { ...read, image } : read;
}

/** Declaration of a field in the schema, independent of its kind. */
function describe(field: OutputField, owner: string): Omit<Field, 'kind'> {
  const { name } = getNamedType(field.type);
  const description = usefulDescription(field.description, field.name, owner, name);
  const required = requiredArguments(field);
  return {
    name: field.name,
    type: name,
    list: hasList(field.type),
    nullable: !isNonNullType(field.type),
    inRow: false,
    column: false,
    ...(description === undefined ? {} : { description }),
    ...(field.astNode?.directives?.some((directive) => directive.name.value === 'unindexed')
      ? { unindexed: true }
      : {}),
    ...(required.length > 0
      ? { requiredArguments: required.map((argument) => argument.name) }
      : {}),
  };
}

function readValue(
  field: OutputField,
  base: Omit<Field, 'kind'>,
  reader: RecordReader,
  at: Path,
): Field | undefined {
  const depth = at.length;
  const { facts, names } = reader.survey;
  const named = getNamedType(field.type);
  if (isEnumType(named)) return { ...base, kind: 'enum', values: enumValues(named) };
  const scalar = facts.kindOf(named);
  if (scalar)
    return {
      ...base,
      kind: refineKind(scalar, field.name),
      ...allowedNumbers(field, scalar, facts),
      ...keptDigits(field, scalar, facts),
      ...(scalar === 'binary' ? { encoding: /hex/i.test(named.name) ? 'hex' : 'base64' } : {}),
    };
  const reference = depth === 0 ? readReference(field, reader) : readInnerReference(field, reader);
  if (reference)
    return {
      ...base,
      type: recordTypeAt(field, reference.records ?? []),
      kind: 'reference',
      reference,
    };
  const isOfRecords =
    names.has(facts.listShapeOf(field.type)?.record.name ?? '') || names.has(named.name);
  if (isOfRecords || isUnionType(named) || isInterfaceType(named) || depth >= reader.deepest)
    return undefined;
  const inner = readTogether(fieldsOf(named), named.name, reader, [...at, field.name]);
  if (inner.length === 0) return undefined;
  if (base.list) return { ...base, kind: 'object', fields: inReadingOrder(inner) };
  const range = readRange(named, inner);
  if (range) return { ...base, kind: 'range', of: range, fields: inner };
  return { ...base, kind: isInterval(named) ? 'interval' : 'object', fields: inner };
}

/** Allowed integers from `@choices(values: ["1", "2"])`. */
function allowedNumbers(
  field: OutputField,
  kind: FieldKind,
  { schema }: Facts,
): Pick<Field, 'values'> {
  const directive =
    kind === 'integer' || kind === 'bigint' ? schema.getDirective('choices') : undefined;
  const values: unknown =
    directive && field.astNode
      ? getDirectiveValues(directive, field.astNode)?.['values']
      : undefined;
  return Array.isArray(values) && values.every((value) => /^-?\d+$/.test(String(value)))
    ? { values: values.map((value) => ({ value: String(value) })) }
    : {};
}

/** Precision and scale from `@decimal(precision: 12, scale: 2)`. */
function keptDigits(field: OutputField, kind: FieldKind, { schema }: Facts): Pick<Field, 'digits'> {
  const directive =
    kind === 'decimal' || kind === 'float' ? schema.getDirective('decimal') : undefined;
  const { precision, scale } =
    (directive && field.astNode ? getDirectiveValues(directive, field.astNode) : undefined) ?? {};
  return typeof precision === 'number' && typeof scale === 'number'
    ? { digits: { precision, scale } }
    : {};
}

/**
 * A range has two bounds, each a value and whether it belongs to the range. Answers the kind of the
 * bounds.
 */
function readRange(type: GraphQLNamedType, inner: readonly Field[]): FieldKind | undefined {
  if (!isObjectType(type) || inner.length > 3) return undefined;
  const start = inner.find((field) => field.name === 'start');
  const end = inner.find((field) => field.name === 'end');
  const value = start?.fields?.find((field) => field.name === 'value');
  return value &&
    end?.kind === 'object' &&
    start?.fields?.some((field) => field.name === 'inclusive')
    ? value.kind
    : undefined;
}
