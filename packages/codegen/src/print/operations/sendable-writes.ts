import type { GraphQLSchema } from 'graphql';

import type { WriteOperation } from '../../model.ts';
import { checkWriteArguments } from '../agreement/check-writes.ts';
import { SchemaCheck } from '../agreement/schema-check.ts';
import { SchemaTypes } from '../code/schema-types.ts';
import { writeArguments } from './write-code.ts';

/**
 * Tells of a write whether the record and its form give all that the server requires: by its
 * arguments alone, of a model that is not made yet.
 */
export function sendableWrites(schema: GraphQLSchema): (write: WriteOperation) => boolean {
  // Serialization of values does not affect the result.
  const context = { schema, types: new SchemaTypes(schema, { scalars: {} }, []) };
  return (write) => {
    const check = new SchemaCheck(schema);
    checkWriteArguments(check, write);
    // Names that the schema lacks are reported where the resource is printed.
    return (
      check.problem !== undefined || writeArguments(context, write).tree.problem() === undefined
    );
  };
}
