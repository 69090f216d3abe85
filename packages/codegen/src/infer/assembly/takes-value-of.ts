import { getNamedType } from 'graphql';

import type { Facts } from '../contracts/facts.ts';
import type { OutputField } from '../contracts/schema.ts';
import type { Place } from '../facts/places.ts';

const loose = new Set(['id', 'string', 'uuid']);

/** Whether what a field holds can be sent to a place as it is. */
export function takesValueOf(place: Place, field: OutputField, { kindOf }: Facts): boolean {
  const [a, b] = [kindOf(getNamedType(field.type)), kindOf(place.type)];
  return a === b || (a !== undefined && b !== undefined && loose.has(a) && loose.has(b));
}
