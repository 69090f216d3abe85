import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
} from 'grafast/graphql';

/** Levels of a JSON value: more is nobody's data, and breaks what reads it by recursion. */
export const maxJsonDepth = 100;

export interface InputSize {
  /**
   * Values of arguments and input fields, each entry of a list counted; what is inside a scalar is
   * not.
   */
  readonly nodes: number;
  /**
   * Names of the input fields that lead to a scalar deeper than `maxJsonDepth`: `patch`,
   * `attributes`.
   */
  readonly tooDeep?: readonly string[];
}

/**
 * Size of a value for an input type, counted until `maxNodes` is passed: what it costs to coerce
 * and to plan. Walks without recursion, so that no depth can exhaust the stack.
 */
export function inputSize(value: unknown, type: GraphQLInputType, maxNodes: number): InputSize {
  let nodes = 0;
  const waiting: {
    readonly value: unknown;
    readonly type: GraphQLInputType;
    readonly path: readonly string[];
  }[] = [{ value, type, path: [] }];
  for (let next = waiting.pop(); next !== undefined && nodes <= maxNodes; next = waiting.pop()) {
    nodes += 1;
    const nullable = getNullableType(next.type);
    if (isListType(nullable)) {
      const items: readonly unknown[] = Array.isArray(next.value)
        ? next.value.slice(0, maxNodes + 1)
        : [next.value];
      for (const item of items)
        waiting.push({ value: item, type: nullable.ofType, path: next.path });
    } else if (isInputObjectType(nullable) && isObject(next.value)) {
      const fields = nullable.getFields();
      for (const [name, inner] of Object.entries(next.value)) {
        const field = fields[name];
        if (field) waiting.push({ value: inner, type: field.type, path: [...next.path, name] });
      }
    } else if (isDeeperThan(next.value, maxJsonDepth))
      return { nodes, tooDeep: next.path.length > 0 ? next.path : [getNamedType(next.type).name] };
  }
  return { nodes };
}

/** Tests whether objects and lists are nested more than `depth` levels. */
export function isDeeperThan(value: unknown, depth: number): boolean {
  let level = isObject(value) || Array.isArray(value) ? [value] : [];
  for (let reached = 0; level.length > 0; reached += 1) {
    if (reached === depth) return true;
    level = level.flatMap((container) =>
      Object.values(container).filter(
        (inner: unknown): inner is object => typeof inner === 'object' && inner !== null,
      ),
    );
  }
  return false;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
