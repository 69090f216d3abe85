import type { GraphQLSchema } from 'graphql';

import type { WriteOperation } from '../../model.ts';
import { SchemaTypes } from '../code/schema-types.ts';
import { ModelError } from '../schema-path.ts';
import { UnprintableOperation } from '../unprintable.ts';
import { writeArguments } from './write-code.ts';

/**
 * Tells of a write whether the record and its form give all that the server requires: by its
 * arguments alone, of a model that is not made yet.
 */
export function sendableWrites(schema: GraphQLSchema): (write: WriteOperation) => boolean {
  // How values are carried is of no matter to whether there are any.
  const context = { schema, types: new SchemaTypes(schema, { scalars: {} }, []) };
  return (write) => {
    try {
      writeArguments(context, write).tree.check();
      return true;
    } catch (error) {
      if (error instanceof UnprintableOperation) return false;
      // What the schema does not have is told where the resource is printed.
      if (error instanceof ModelError) return true;
      throw error;
    }
  };
}
