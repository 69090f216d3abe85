import { getNamedType } from 'graphql';

import type { KeyField } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { FoundResource } from '../../contracts/found-resource.ts';
import type { Reading } from '../../contracts/reading.ts';
import { fieldsOf } from '../../facts/schema-types.ts';

/** A type of record, as readings of its key see it. */
export type KeyPlace = Pick<FoundResource, 'type' | 'record'>;

export type KeyReading = Reading<KeyPlace, readonly KeyField[], Facts>;

export const toKeyField = (
  field: string,
  { record }: Pick<KeyPlace, 'record'>,
  { kindOf }: Facts,
): KeyField => ({
  field,
  kind: kindOf(getNamedType(fieldsOf(record)[field]?.type ?? null)) ?? 'id',
});
