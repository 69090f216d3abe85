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
import { propertyName, string, typeLiteral, union } from './code.ts';
import { compositeOf, fieldOf } from './schema-path.ts';
import type { ModuleScope } from './module-scope.ts';

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
export function resultType(type: GraphQLCompositeType, selections: readonly SelectionNode[], scope: ModuleScope): string {
  return partsType(type, [{ selections, optional: false }], scope);
}

function partsType(type: GraphQLCompositeType, parts: readonly Part[], scope: ModuleScope): string {
  if (isObjectType(type)) return shape(type, parts, scope, [type.name]);
  if (!hasFragments(parts)) return shape(type, parts, scope, undefined);
  const shapes = new Map<string, GraphQLObjectType[]>();
  for (const possible of scope.schema.getPossibleTypes(type)) {
    const key = [...collect(possible, parts, scope).entries()].map(([name, { nodes, optional }]) => `${name}${optional}${nodes.map((node) => node.name.value).join()}`).join(';') + matching(possible, parts, scope);
    shapes.set(key, [...(shapes.get(key) ?? []), possible]);
  }
  return union([...shapes.values()].map((group) => shape(group[0] ?? type, parts, scope, group.map((member) => member.name))));
}

const hasFragments = (parts: readonly Part[]): boolean =>
  parts.some(({ selections }) => selections.some((node) => node.kind !== Kind.FIELD));

/** Which fragments apply, for two types may have fields of one name and different types. */
const matching = (possible: GraphQLObjectType, parts: readonly Part[], scope: ModuleScope): string =>
  parts
    .flatMap(({ selections }) => selections)
    .map((node) => (node.kind === Kind.INLINE_FRAGMENT && applies(node.typeCondition?.name.value, possible, scope) ? (node.typeCondition?.name.value ?? '') : ''))
    .join(',');

/** Beyond this many names, the other types of an abstract type are told apart by what they lack. */
const namedTypes = 12;

function shape(type: GraphQLCompositeType, parts: readonly Part[], scope: ModuleScope, names: readonly string[] | undefined): string {
  const members = [...collect(type, parts, scope)].map(([name, { nodes, optional, inner }]) => {
    const [node] = nodes;
    if (!node) throw new Error(`No selection of ${name}.`);
    if (node.name.value === '__typename') {
      const value = names && names.length <= namedTypes ? names.map(string).join(' | ') : 'string';
      return `readonly ${name}${optional ? '?' : ''}: ${value}`;
    }
    const field = fieldOf(type, node.name.value);
    const named = getNamedType(field.type);
    const inside = isLeafType(named) ? scope.leafType(named) : partsType(compositeOf(named), inner, scope);
    return `readonly ${propertyName(name)}${optional ? '?' : ''}: ${scope.outputType(field.type, wrapped(inside))}`;
  });
  return typeLiteral(members);
}

const wrapped = (type: string): string => (/^\{[\s\S]*\}$/.test(type) && balanced(type) ? type : type.includes('|') ? `(${type})` : type);

/** Whether the first brace closes at the end: one object type, not a union of several. */
function balanced(type: string): boolean {
  let depth = 0;
  for (let index = 0; index < type.length; index += 1) {
    if (type[index] === '{') depth += 1;
    if (type[index] === '}') depth -= 1;
    if (depth === 0) return index === type.length - 1;
  }
  return false;
}

function collect(type: GraphQLCompositeType, parts: readonly Part[], scope: ModuleScope, into = new Map<string, Collected>()): Map<string, Collected> {
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
      } else if (node.kind === Kind.INLINE_FRAGMENT && applies(node.typeCondition?.name.value, type, scope)) {
        collect(type, [{ selections: node.selectionSet.selections, optional: conditional }], scope, into);
      }
    }
  }
  // Inside a field that is there anyhow, what a conditional selection adds may be absent; inside one that is absent as a whole, it is not.
  for (const { optional, inner } of into.values()) if (optional && inner.length === 1) for (const part of inner) part.optional = false;
  return into;
}

function applies(condition: string | undefined, type: GraphQLCompositeType, scope: ModuleScope): boolean {
  if (condition === undefined || condition === type.name) return true;
  const other = scope.schema.getType(condition);
  return isObjectType(type) && isAbstractType(other) && scope.schema.isSubType(other, type);
}
