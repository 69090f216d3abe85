import type { GraphQLOutputType } from 'graphql';

import type { Path } from '../../../model.ts';
import type { Reading } from '../../contracts/reading.ts';
import type { RecordType } from '../schema-types.ts';

/** How the records of a list lie in what its field returns. */
export interface ListShape {
  readonly record: RecordType;
  /** From the value of the field to the list of records. */
  readonly records: Path;
  /** The type around the records, absent for a plain list. */
  readonly wrapper?: RecordType;
  /** The step to the wrapper, where that is one of several answers: `...UserList`. */
  readonly within?: string;
  /** 0 to 1: how far a root field that returns this is one that lists a resource. */
  readonly confidence: number;
}

/** A list shape, and the reading that found it. */
export interface FoundShape extends ListShape {
  readonly kind: string;
  /** Ends the sentence “it returns …”. */
  readonly because: string;
}

/** What shapes are told by. */
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

/** What is said of records in a wrapper. */
export const holds = ({ wrapper, records, record }: ListShape): string =>
  `\`${wrapper?.name ?? ''}\`, whose \`${records.join('.')}\` holds \`${record.name}\``;
