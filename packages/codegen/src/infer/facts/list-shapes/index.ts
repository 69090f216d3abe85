import { getNullableType, type GraphQLOutputType } from 'graphql';

import type { FoundShape, ListShape } from '../../contracts/list-shape.ts';
import { firstOf, type NamedRead } from '../../contracts/reading.ts';
import { once } from '../once.ts';
import { answer } from './answer.ts';
import { container } from './container.ts';
import { edges } from './edges.ts';
import { enclosed } from './enclosed.ts';
import type { ShapeFacts } from './list-shape.ts';
import { nodes } from './nodes.ts';
import { plain } from './plain.ts';
import { several } from './several.ts';

/** Wherever a field returns a list. */
const readAnywhere = firstOf([plain, nodes, edges, container, enclosed]);
/** Shapes at a root field. */
const readAtRoot = firstOf([answer, plain, nodes, edges, several, container, enclosed]);

export { fromField } from './list-shape.ts';

/** List shapes of the types that fields return, computed once per type. */
export function readListShapes(isIdentified: ShapeFacts['isIdentified']): {
  readonly of: ShapeFacts['listShapeOf'];
  readonly atRoot: (type: GraphQLOutputType) => readonly FoundShape[];
} {
  const listShapeOf: ShapeFacts['listShapeOf'] = (type) => shapeOf(getNullableType(type));
  const facts: ShapeFacts = { isIdentified, listShapeOf };
  const shapeOf = once((type: GraphQLOutputType) => toShapes(readAnywhere(type, facts))[0]);
  return {
    of: listShapeOf,
    atRoot: (type) => toShapes(readAtRoot(getNullableType(type), facts)),
  };
}

const toShapes = (found: NamedRead<readonly ListShape[]> | undefined): readonly FoundShape[] =>
  (found?.meaning ?? []).map((shape) => ({
    ...shape,
    kind: found?.by ?? '',
    because: found?.because ?? '',
  }));
