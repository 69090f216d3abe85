import type { GraphQLSchema } from 'graphql';

import type { Resource, ResourceModel, WriteOperation } from '../../model.ts';
import { SchemaTypes } from '../code/schema-types.ts';
import { ModelError } from '../schema-path.ts';
import { UnprintableOperation } from '../unprintable.ts';
import { writeArguments } from './write-code.ts';

export const writeRoles = ['create', 'update', 'remove'] as const;

export interface ResourceWrite {
  readonly resource: Resource;
  readonly role: (typeof writeRoles)[number];
}

/** Writes for which a server requires a value that neither the record nor its form gives. Their arguments alone tell, without anything of the model printed. */
export function findUnsendableWrites(schema: GraphQLSchema, model: ResourceModel): readonly ResourceWrite[] {
  const context = { schema, types: new SchemaTypes(schema, model, []) };
  const isSendable = (write: WriteOperation): boolean => {
    try {
      writeArguments(context, write).tree.check();
      return true;
    } catch (error) {
      // What the schema does not have is told where the resource is printed.
      if (error instanceof ModelError) return true;
      if (error instanceof UnprintableOperation) return false;
      throw error;
    }
  };
  return model.resources.flatMap((resource) => writeRoles.flatMap((role) => (resource[role] && !isSendable(resource[role]) ? [{ resource, role }] : [])));
}
