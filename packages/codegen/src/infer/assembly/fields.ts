import {
  getDirectiveValues,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
} from 'graphql';

import type { Field, FieldKind, Path, Problem } from '../../model.ts';
import type { FoundResource } from '../contracts/found-resource.ts';
import type { OutputField } from '../contracts/schema.ts';
import type { Survey } from '../contracts/survey.ts';
import { isHelperField } from '../facts/helper-field.ts';
import { sameName, seamless } from '../facts/names/words.ts';
import { fieldsOf, hasList, isLeaf, requiredArguments } from '../facts/schema-types.ts';
import { enumValues } from '../readings/record/enum-values.ts';
import { valuesOf } from '../readings/record/envelope.ts';
import { readImage } from '../readings/record/image.ts';
import { isInterval } from '../readings/record/interval.ts';
import { refineKind } from '../readings/record/refine-kind.ts';
import { usefulDescription } from '../readings/record/useful-description.ts';
import { callReferences } from './called.ts';
import { inReadingOrder } from './columns.ts';

/** How deep plain objects inside a record are followed. */
const maximumDepth = 2;

export interface ReadFields {
  /** In the schema's order, references merged with the scalars that hold their keys. */
  readonly fields: readonly Field[];
  /** Fields that cannot be shown. */
  readonly problems: readonly Problem[];
}

/** The fields of a record, those of plain objects in it included down to `deepest`. */
export function readFields(
  resource: Pick<FoundResource, 'type' | 'record'>,
  survey: Survey,
  envelope: string | undefined,
  deepest = maximumDepth,
): ReadFields {
  const problems: Problem[] = [];
  const values = valuesOf(resource.record, envelope);
  const enclosing =
    envelope === undefined ? undefined : getNamedType(fieldsOf(resource.record)[envelope]?.type);
  const own = Object.values(values).filter((field) => !isHelperField(field, values));
  const fields = own.flatMap((field) => readField(field, resource.record.name, survey, 0) ?? []);
  const merged = new Set(fields.flatMap((field) => field.reference?.via ?? []));
  const shown = fields
    .filter((field) => !merged.has(field.name))
    .map((field) => describeReference(field, fields));
  return {
    problems,
    fields: callReferences(shown, merged, (type) =>
      (survey.keys.get(type) ?? []).map(({ field }) => field),
    ),
  };

  function readField(
    field: OutputField,
    owner: string,
    within: Survey,
    depth: number,
  ): Field | undefined {
    const read = readValue(field, owner, within, depth);
    const type =
      depth === 0 && fieldsOf(enclosing)[field.name]
        ? enclosing
        : within.facts.schema.getType(owner);
    const image =
      read &&
      type &&
      readImage(
        field,
        type,
        read.kind,
        within.facts.schema.getType(read.type) ?? getNamedType(field.type),
      );
    return image ? { ...read, image } : read;
  }

  function readValue(
    field: OutputField,
    owner: string,
    within: Survey,
    depth: number,
  ): Field | undefined {
    const named = getNamedType(field.type);
    const missing = requiredArguments(field).filter(
      (argument) => !Object.hasOwn(within.fixed(resource.type), argument.name),
    );
    if (missing.length > 0) {
      if (isLeaf(field.type)) {
        problems.push({
          subject: `${owner}.${field.name}`,
          message: `It cannot be selected without a value for ${missing.map((argument) => `\`${argument.name}\``).join(', ')}.`,
          remedy:
            'Write a fragment that selects it with its arguments, or fix their values in the configuration.',
        });
      }
      return undefined;
    }
    const description = usefulDescription(field.description, field.name, owner, named.name);
    const base = {
      name: field.name,
      type: named.name,
      list: hasList(field.type),
      nullable: !isNonNullType(field.type),
      inRow: false,
      column: false,
      ...(description === undefined ? {} : { description }),
      ...(field.astNode?.directives?.some(({ name }) => name.value === 'unindexed')
        ? { unindexed: true }
        : {}),
      ...(requiredArguments(field).length > 0
        ? { requiredArguments: requiredArguments(field).map((argument) => argument.name) }
        : {}),
    } as const;
    if (isEnumType(named)) return { ...base, kind: 'enum', values: enumValues(named) };
    const scalar = within.facts.kindOf(named);
    if (scalar)
      return {
        ...base,
        kind: refineKind(scalar, field.name),
        ...allowedNumbers(field, scalar, survey),
        ...keptDigits(field, scalar, survey),
        ...(scalar === 'binary' ? { encoding: /hex/i.test(named.name) ? 'hex' : 'base64' } : {}),
      };
    const reference =
      depth === 0 ? readReference(field, within) : readInnerReference(field, within);
    if (reference)
      return {
        ...base,
        type: recordTypeAt(field, reference.records ?? []),
        kind: 'reference',
        reference,
      };
    if (within.names.has(within.facts.listShapeOf(field.type)?.record.name ?? '')) return undefined;
    if (
      within.names.has(named.name) ||
      isUnionType(named) ||
      isInterfaceType(named) ||
      depth >= deepest
    )
      return undefined;
    const parts = fieldsOf(named);
    const inner = Object.values(parts)
      .filter((part) => !isHelperField(part, parts))
      .flatMap((part) => readField(part, named.name, within, depth + 1) ?? []);
    if (inner.length === 0) return undefined;
    if (!base.list) {
      const range = readRange(named, inner);
      if (range) return { ...base, kind: 'range', of: range, fields: inner };
      if (isInterval(named)) return { ...base, kind: 'interval', fields: inner };
    }
    return { ...base, kind: 'object', fields: base.list ? inReadingOrder(inner) : inner };
  }

  function readReference(field: OutputField, within: Survey): Field['reference'] | undefined {
    const named = getNamedType(field.type);
    const shape = within.facts.listShapeOf(field.type);
    if (shape) {
      const target = within.names.get(shape.record.name);
      // A list with arguments, or behind a connection, is a list of its own: `related`.
      if (target === undefined || shape.wrapper !== undefined || field.args.length > 0)
        return undefined;
      return { resource: target };
    }
    const target = within.names.get(named.name);
    if (target === undefined) return readEnclosed(field, within);
    const via = findVia(field.name, named.name, values, within);
    return { resource: target, ...(via ? { via } : {}) };
  }

  /**
   * In an object, the one record that it names: the product of an order's line. Not the record that
   * has the object, nor lists, which each of many objects would bring.
   */
  function readInnerReference(field: OutputField, within: Survey): Field['reference'] | undefined {
    if (hasList(field.type)) return undefined;
    const target = within.names.get(getNamedType(field.type).name);
    const reference = target === undefined ? readEnclosed(field, within) : { resource: target };
    return reference?.resource === within.names.get(resource.record.name) ? undefined : reference;
  }

  /**
   * Where records are in envelopes, so are those that they refer to: `category { data { id
   * attributes { name } } }`.
   */
  function readEnclosed(field: OutputField, within: Survey): Field['reference'] | undefined {
    const [only, ...more] = Object.values(fieldsOf(getNamedType(field.type)));
    if (
      envelope === undefined ||
      !only ||
      more.length > 0 ||
      hasList(field.type) ||
      hasList(only.type) ||
      requiredArguments(only).length > 0
    )
      return undefined;
    const target = within.names.get(getNamedType(only.type).name);
    return target === undefined ? undefined : { resource: target, records: [only.name] };
  }
}

/** What `@choices(values: ["1", "2"])` says of integers. */
function allowedNumbers(
  field: OutputField,
  kind: FieldKind,
  { facts }: Survey,
): Pick<Field, 'values'> {
  const directive =
    kind === 'integer' || kind === 'bigint' ? facts.schema.getDirective('choices') : undefined;
  const values: unknown =
    directive && field.astNode
      ? getDirectiveValues(directive, field.astNode)?.['values']
      : undefined;
  return Array.isArray(values) && values.every((value) => /^-?\d+$/.test(String(value)))
    ? { values: values.map((value) => ({ value: String(value) })) }
    : {};
}

/** What `@decimal(precision: 12, scale: 2)` says of a number. */
function keptDigits(field: OutputField, kind: FieldKind, { facts }: Survey): Pick<Field, 'digits'> {
  const directive =
    kind === 'decimal' || kind === 'float' ? facts.schema.getDirective('decimal') : undefined;
  const { precision, scale } =
    (directive && field.astNode ? getDirectiveValues(directive, field.astNode) : undefined) ?? {};
  return typeof precision === 'number' && typeof scale === 'number'
    ? { digits: { precision, scale } }
    : {};
}

const recordTypeAt = (field: OutputField, path: Path): string =>
  path.reduce<GraphQLNamedType>(
    (type, name) => getNamedType(fieldsOf(type)[name]?.type ?? null) ?? type,
    getNamedType(field.type),
  ).name;

/**
 * What is said of the scalar that holds a reference's key (the comment of a database column) says
 * more than what is said of the reference.
 */
function describeReference(field: Field, fields: readonly Field[]): Field {
  const [via, ...more] = field.reference?.via ?? [];
  const description =
    more.length === 0 ? fields.find((candidate) => candidate.name === via)?.description : undefined;
  return description === undefined ? field : { ...field, description };
}

/** Keys that records of any kind have: `code` beside `country` may be the record's own. */
const commonKeys = new Set([
  'id',
  'uuid',
  'guid',
  'key',
  'code',
  'number',
  'name',
  'slug',
  'handle',
  'ref',
  'reference',
  'email',
  'login',
  'token',
  'hash',
  'index',
  'position',
]);

/**
 * The scalars beside a reference that hold the other record's key: `customerId` beside `customer`,
 * `shipVia` beside `shipperByShipVia`.
 */
function findVia(
  name: string,
  type: string,
  siblings: Readonly<Record<string, OutputField>>,
  survey: Survey,
): readonly string[] | undefined {
  const key = survey.keys.get(type) ?? [];
  const scalars = Object.values(siblings).filter(
    (sibling) => isLeaf(sibling.type) && !hasList(sibling.type),
  );
  const [prefix = '', by] = name.split(/By(?=[A-Z])/);
  const find = (wanted: readonly string[]): string | undefined =>
    wanted
      .map((want) => scalars.find((scalar) => seamless(scalar.name) === want)?.name)
      .find((found) => found !== undefined);
  const via: string[] = [];
  for (const { field } of key) {
    const suffixes = [seamless(field), 'id', 'uuid', 'key', 'code', 'ref', 'fk'];
    const found = find([
      ...suffixes.map((suffix) => seamless(name) + suffix),
      ...(by === undefined
        ? []
        : [seamless(by), ...suffixes.map((suffix) => seamless(by) + suffix)]),
      ...(key.length > 1 ? [seamless(prefix) + seamless(field), seamless(field)] : []),
      // `isbn` beside `book`, whose key is called so.
      ...(sameName(name, type) && !commonKeys.has(seamless(field)) ? [seamless(field)] : []),
    ]);
    if (found === undefined || found === name) return undefined;
    via.push(found);
  }
  return via.length > 0 ? via : undefined;
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
