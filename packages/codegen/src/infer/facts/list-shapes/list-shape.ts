import type { GraphQLOutputType } from 'graphql';

import type { Path } from '../../../model.ts';
import type { ListShape, FoundShape } from '../../contracts/list-shape.ts';
import type { Reading } from '../../contracts/reading.ts';

/** Facts by which shapes are recognized. */
export interface ShapeFacts {
  readonly isIdentified: (type: unknown) => boolean;
  readonly listShapeOf: (type: GraphQLOutputType) => FoundShape | undefined;
}

/**
 * A nullable type as a list of records; as several, where one object holds a list of each kind of
 * record.
 */
export type ListShapeReading = Reading<GraphQLOutputType, readonly ListShape[], ShapeFacts>;

/** A path of the wrapper as one from the value of the field. */
export const fromField = ({ within }: ListShape, path: Path): Path =>
  within === undefined ? path : [within, ...path];

/** Text about the records of a wrapper type. */
export const holds = ({ wrapper, records, record }: ListShape): string =>
  `\`${wrapper?.name ?? ''}\`, whose \`${records.join('.')}\` holds \`${record.name}\``;
