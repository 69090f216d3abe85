import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionNode,
} from 'graphql';

import { identifier, string, typeLiteral, union, type Code } from '../code/code.ts';
import type { Repeated } from '../code/repeated.ts';
import { memberCode, type SchemaTypes } from '../code/schema-types.ts';
import { responseName } from '../documents/ast.ts';
import { compositeOf, fieldOf } from '../schema-path.ts';

interface Collected {
  readonly nodes: FieldNode[];
  /** Every selection of it is behind a directive. */
  optional: boolean;
  /** Selections inside, and whether each may be absent. */
  readonly inner: { selections: readonly SelectionNode[]; optional: boolean }[];
}

interface Part {
  readonly selections: readonly SelectionNode[];
  readonly optional: boolean;
}

/** Types of a schema, and names of results that are declared already. */
export interface ResultTypes {
  readonly types: SchemaTypes;
  readonly repeated: Repeated;
}

/**
 * Type of what the selections return of `type`: one object type, or a union with a member per shape
 * where the type is abstract.
 */
export function resultType(
  type: GraphQLCompositeType,
  selections: readonly SelectionNode[],
  results: ResultTypes,
): Code {
  return partsType(type, [{ selections, optional: false }], results);
}

function partsType(type: GraphQLCompositeType, parts: readonly Part[], results: ResultTypes): Code {
  const { repeated } = results;
  const make = (): Code => repeated.of(type.name, wholeType(type, parts, results));
  const [only] = parts;
  return only && parts.length === 1 && !only.optional
    ? repeated.once(type.name, only.selections, make)
    : make();
}

function wholeType(type: GraphQLCompositeType, parts: readonly Part[], results: ResultTypes): Code {
  const { types } = results;
  if (isObjectType(type)) return membersType(membersOf(type, parts, results, [type.name]));
  if (!hasFragments(parts)) return membersType(membersOf(type, parts, results, undefined));
  const shapes = new Map<string, GraphQLObjectType[]>();
  const conditions = conditionsOf(parts);
  const wide = [...conditions].filter((condition) =>
    isAbstractType(types.schema.getType(condition)),
  );
  // An interface can have hundreds of types, of which most are met by the same fragments.
  const shapeOf = new Map<string, string>();
  for (const possible of types.schema.getPossibleTypes(type)) {
    const met = [
      conditions.has(possible.name) ? possible.name : '',
      ...wide.filter((condition) => applies(condition, possible, types)),
    ].join();
    const key = shapeOf.get(met) ?? shape(possible, parts, types);
    shapeOf.set(met, key);
    shapes.set(key, [...(shapes.get(key) ?? []), possible]);
  }
  return union(
    [...shapes.values()].map((group) =>
      membersType(
        membersOf(
          group[0] ?? type,
          parts,
          results,
          group.map((member) => member.name),
        ),
      ),
    ),
  );
}

/** Members of the type of a result, where it is one object type; `undefined` where it is a union. */
export function resultMembers(
  type: GraphQLCompositeType,
  selections: readonly SelectionNode[],
  results: ResultTypes,
): readonly ResultMember[] | undefined {
  const parts = [{ selections, optional: false }];
  return isObjectType(type) || !hasFragments(parts)
    ? membersOf(type, parts, results, isObjectType(type) ? [type.name] : undefined)
    : undefined;
}

/** An object type of these members. */
export const membersType = (members: readonly ResultMember[]): Code =>
  typeLiteral(members.map(({ code }) => code));

const hasFragments = (parts: readonly Part[]): boolean =>
  parts.some(({ selections }) => selections.some((node) => node.kind !== Kind.FIELD));

/** Names of the types that fragments ask for, at any depth of fragments. */
const conditionsOf = (parts: readonly Pick<Part, 'selections'>[]): ReadonlySet<string> =>
  new Set(
    parts.flatMap(({ selections }) =>
      selections.flatMap((node) =>
        node.kind === Kind.INLINE_FRAGMENT
          ? [node.typeCondition?.name.value ?? '', ...conditionsOf([node.selectionSet])]
          : [],
      ),
    ),
  );

/** Fingerprint of a possible type's result. Types with the same fingerprint share a result type. */
const shape = (possible: GraphQLObjectType, parts: readonly Part[], types: SchemaTypes): string =>
  [...collect(possible, parts, types).entries()]
    .map(
      ([name, { nodes, optional }]) =>
        `${name}${optional}${nodes.map((node) => node.name.value).join()}`,
    )
    .join(';') + matching(possible, parts, types);

/**
 * Applicable fragments of a possible type. They are part of the fingerprint, because types may have
 * fields of the same name and different types.
 */
const matching = (
  possible: GraphQLObjectType,
  parts: readonly Part[],
  types: SchemaTypes,
): string =>
  parts
    .flatMap(({ selections }) => selections)
    .map((node) =>
      node.kind === Kind.INLINE_FRAGMENT && applies(node.typeCondition?.name.value, possible, types)
        ? (node.typeCondition?.name.value ?? '')
        : '',
    )
    .join(',');

/**
 * Maximum number of type names in a union member. Beyond it, the remaining types of an abstract
 * type are recognized by the fields that they lack.
 */
const namedTypes = 12;

export interface ResultMember {
  readonly name: string;
  readonly type: Code;
  readonly optional: boolean;
  /** `readonly status?: OrderStatus` */
  readonly code: Code;
}

function membersOf(
  type: GraphQLCompositeType,
  parts: readonly Part[],
  results: ResultTypes,
  names: readonly string[] | undefined,
): readonly ResultMember[] {
  const { types } = results;
  return [...collect(type, parts, types)].map(([name, { nodes, optional, inner }]) => {
    const [node] = nodes;
    if (!node) throw new Error(`No selection of ${name}.`);
    const memberType =
      node.name.value === '__typename'
        ? typename(names)
        : fieldType(fieldOf(type, node.name.value).type, inner, results);
    return { name, type: memberType, optional, code: memberCode(name, memberType, optional) };
  });
}

const typename = (names: readonly string[] | undefined): Code =>
  names && names.length <= namedTypes ? union(names.map(string)) : identifier('string');

function fieldType(type: GraphQLOutputType, inner: readonly Part[], results: ResultTypes): Code {
  const named = getNamedType(type);
  return results.types.output(
    type,
    isLeafType(named)
      ? results.types.inRecord(named)
      : partsType(compositeOf(named), inner, results),
  );
}

function collect(
  type: GraphQLCompositeType,
  parts: readonly Part[],
  types: SchemaTypes,
  into = new Map<string, Collected>(),
): Map<string, Collected> {
  for (const { selections, optional } of parts) {
    for (const node of selections) {
      const conditional =
        optional ||
        (node.directives ?? []).some(
          ({ name }) => name.value === 'include' || name.value === 'skip',
        );
      if (node.kind === Kind.FIELD) {
        const name = responseName(node);
        const found = into.get(name) ?? { nodes: [], optional: true, inner: [] };
        found.nodes.push(node);
        found.optional &&= conditional;
        if (node.selectionSet)
          found.inner.push({ selections: node.selectionSet.selections, optional: conditional });
        into.set(name, found);
      } else if (
        node.kind === Kind.INLINE_FRAGMENT &&
        applies(node.typeCondition?.name.value, type, types)
      ) {
        collect(
          type,
          [{ selections: node.selectionSet.selections, optional: conditional }],
          types,
          into,
        );
      }
    }
  }
  // A conditional selection inside an unconditional field makes its fields optional. Inside a field
  // that is absent as a whole, it does not.
  for (const { optional, inner } of into.values())
    if (optional && inner.length === 1) for (const part of inner) part.optional = false;
  return into;
}

function applies(
  condition: string | undefined,
  type: GraphQLCompositeType,
  types: SchemaTypes,
): boolean {
  if (condition === undefined || condition === type.name) return true;
  const other = types.schema.getType(condition);
  return isObjectType(type) && isAbstractType(other) && types.schema.isSubType(other, type);
}
