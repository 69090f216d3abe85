import type { Field, Input } from '../model.ts';

/** Default columns, fields and inputs on the screens of a resource, by name and in order. */
export interface ShownNames {
  readonly list: readonly string[];
  readonly show: readonly string[];
  readonly create: readonly string[];
  readonly edit: readonly string[];
}

const wide: readonly Input['kind'][] = ['text', 'json', 'object', 'range', 'interval', 'binary'];

/**
 * Names of inputs in the order of a form of `@admin/ui`: as on the record's page, with full-width
 * inputs last.
 */
export function namesInForm(
  inputs: readonly Input[],
  fields: readonly Pick<Field, 'name'>[],
): readonly string[] {
  const places = new Map(fields.map(({ name }, place) => [name, place]));
  const placeOf = ({ name, field }: Input) =>
    places.get(field ?? name) ?? places.get(name) ?? places.size;
  const isWide = ({ kind, list }: Input) => list || wide.includes(kind);
  return inputs
    .toSorted((a, b) => Number(isWide(a)) - Number(isWide(b)) || placeOf(a) - placeOf(b))
    .map(({ name }) => name);
}
