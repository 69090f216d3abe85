import { getNamedType, isCompositeType, isUnionType, type GraphQLNamedType } from 'graphql';

import type { Field, Resource } from '../../model.ts';
import { fieldOf, hasField } from '../schema-path.ts';
import type { SchemaCheck } from './schema-check.ts';

/** Checks the paths that every operation on a resource's records is printed with. */
export function checkRecord(check: SchemaCheck, resource: Resource): void {
  const type = check.schema.getType(resource.type);
  if (!isCompositeType(type)) {
    check.note(
      `Resource ${resource.name} is of type ${resource.type}, which the schema does not have.`,
    );
    return;
  }
  checkFields(check, type, resource.fields);
  const { envelope } = resource;
  if (envelope !== undefined && hasField(type, envelope))
    checkFields(check, getNamedType(fieldOf(type, envelope).type), resource.fields);
  const keys = [...resource.key, ...(resource.address ?? [])].map(
    ({ field, path }) => path ?? [field],
  );
  for (const path of [...keys, ...resource.label]) check.read(type, path);
  const recordArguments = [resource.update, resource.remove].flatMap(
    (write) => write?.recordArguments ?? [],
  );
  for (const { path, version } of recordArguments)
    if (version && path.length > 1) check.result(type, path);
}

/**
 * Checks the paths of fields to their records. A field that the type does not have is not an error:
 * it is not selected.
 */
export function checkFields(
  check: SchemaCheck,
  type: GraphQLNamedType | undefined,
  fields: readonly Field[],
  depth = 0,
): void {
  const owners = type && isUnionType(type) ? type.getTypes() : type ? [type] : [];
  if (depth > deepest) return;
  for (const owner of owners)
    for (const field of fields) {
      if (!hasField(owner, field.name)) continue;
      const named = getNamedType(fieldOf(owner, field.name).type);
      const { reference, fields: inner = [] } = field;
      if (reference?.records)
        check.composite(check.fields(fieldOf(owner, field.name).type, reference.records));
      checkFields(check, named, inner, depth + 1);
    }
}

/** As deep as objects in objects are selected. */
const deepest = 5;
