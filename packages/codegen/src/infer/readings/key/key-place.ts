import { getNamedType } from 'graphql';

import type { KeyField } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { FoundResource } from '../../contracts/found-resource.ts';
import type { Reading } from '../../contracts/reading.ts';
import { referencePath } from '../../facts/record-keys.ts';
import { fieldsOf } from '../../facts/schema-types.ts';

/** A type of record, as readings of its key see it. */
export type KeyPlace = Pick<FoundResource, 'type' | 'record'>;

export type KeyReading = Reading<KeyPlace, readonly KeyField[], Facts>;

/** A field of the record, or the key of what it refers to: `crew.id` for `crewId`. */
export function toKeyField(
  field: string,
  { record }: Pick<KeyPlace, 'record'>,
  { kindOf, identifierOf }: Facts,
): KeyField {
  const own = fieldsOf(record)[field];
  const path = own ? undefined : referencePath(field, record, identifierOf);
  return {
    field,
    kind: kindOf(getNamedType(own?.type ?? null)) ?? 'id',
    ...(path ? { path } : {}),
  };
}
