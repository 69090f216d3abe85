import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type SelectionNode,
} from 'graphql';

import { responseName } from './ast.ts';
import { identifier, string, typeLiteral, union, type Code } from './code.ts';
import { compositeOf, fieldOf } from './schema-path.ts';
import { memberCode, type SchemaTypes } from './schema-types.ts';

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

/** Type of what the selections return of `type`: one object type, or a union with a member per shape where the type is abstract. */
export function resultType(type: GraphQLCompositeType, selections: readonly SelectionNode[], types: SchemaTypes): Code {
  return partsType(type, [{ selections, optional: false }], types);
}

function partsType(type: GraphQLCompositeType, parts: readonly Part[], types: SchemaTypes): Code {
  if (isObjectType(type)) return shape(type, parts, types, [type.name]);
  if (!hasFragments(parts)) return shape(type, parts, types, undefined);
  const shapes = new Map<string, GraphQLObjectType[]>();
  for (const possible of types.schema.getPossibleTypes(type)) {
    const key = [...collect(possible, parts, types).entries()].map(([name, { nodes, optional }]) => `${name}${optional}${nodes.map((node) => node.name.value).join()}`).join(';') + matching(possible, parts, types);
    shapes.set(key, [...(shapes.get(key) ?? []), possible]);
  }
  return union([...shapes.values()].map((group) => shape(group[0] ?? type, parts, types, group.map((member) => member.name))));
}

const hasFragments = (parts: readonly Part[]): boolean =>
  parts.some(({ selections }) => selections.some((node) => node.kind !== Kind.FIELD));

/** Which fragments apply, for two types may have fields of one name and different types. */
const matching = (possible: GraphQLObjectType, parts: readonly Part[], types: SchemaTypes): string =>
  parts
    .flatMap(({ selections }) => selections)
    .map((node) => (node.kind === Kind.INLINE_FRAGMENT && applies(node.typeCondition?.name.value, possible, types) ? (node.typeCondition?.name.value ?? '') : ''))
    .join(',');

/** Beyond this many names, the other types of an abstract type are told apart by what they lack. */
const namedTypes = 12;

function shape(type: GraphQLCompositeType, parts: readonly Part[], types: SchemaTypes, names: readonly string[] | undefined): Code {
  const members = [...collect(type, parts, types)].map(([name, { nodes, optional, inner }]) => {
    const [node] = nodes;
    if (!node) throw new Error(`No selection of ${name}.`);
    if (node.name.value === '__typename') {
      return memberCode(name, names && names.length <= namedTypes ? union(names.map(string)) : identifier('string'), optional);
    }
    const field = fieldOf(type, node.name.value);
    const named = getNamedType(field.type);
    const inside = isLeafType(named) ? types.leaf(named) : partsType(compositeOf(named), inner, types);
    return memberCode(name, types.output(field.type, inside), optional);
  });
  return typeLiteral(members);
}

function collect(type: GraphQLCompositeType, parts: readonly Part[], types: SchemaTypes, into = new Map<string, Collected>()): Map<string, Collected> {
  for (const { selections, optional } of parts) {
    for (const node of selections) {
      const conditional = optional || (node.directives ?? []).some(({ name }) => name.value === 'include' || name.value === 'skip');
      if (node.kind === Kind.FIELD) {
        const name = responseName(node);
        const found = into.get(name) ?? { nodes: [], optional: true, inner: [] };
        found.nodes.push(node);
        found.optional &&= conditional;
        if (node.selectionSet) found.inner.push({ selections: node.selectionSet.selections, optional: conditional });
        into.set(name, found);
      } else if (node.kind === Kind.INLINE_FRAGMENT && applies(node.typeCondition?.name.value, type, types)) {
        collect(type, [{ selections: node.selectionSet.selections, optional: conditional }], types, into);
      }
    }
  }
  // Inside a field that is there anyhow, what a conditional selection adds may be absent; inside one that is absent as a whole, it is not.
  for (const { optional, inner } of into.values()) if (optional && inner.length === 1) for (const part of inner) part.optional = false;
  return into;
}

function applies(condition: string | undefined, type: GraphQLCompositeType, types: SchemaTypes): boolean {
  if (condition === undefined || condition === type.name) return true;
  const other = types.schema.getType(condition);
  return isObjectType(type) && isAbstractType(other) && types.schema.isSubType(other, type);
}
