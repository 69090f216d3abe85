import { isInputObjectType, isNonNullType, isObjectType } from 'graphql';

import type { Facts } from '../../contracts/facts.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { typeStems } from '../../facts/names/stems.ts';
import { seamless } from '../../facts/names/words.ts';
import { placesOf } from '../../facts/places.ts';
import { fieldsOf, hasList, inputsOf, isLeaf } from '../../facts/schema-types.ts';
import { toKeyField, type KeyPlace, type KeyReading } from './key-place.ts';
import { findKeyPlaces } from './key-places.ts';

/**
 * Field that the query of a record and its mutations agree on as their argument, where none of them
 * takes the identifier: `stencil(name:)`, `updateStencil(name:, body:)`. Where other types refer to
 * the identifier (`stencilId`), the identifier stays the key, and this field is another form of
 * it.
 */
export const asked: KeyReading = {
  name: 'asked',
  read(place, facts) {
    const field = findAgreedField(place, facts);
    if (field === undefined || holdsKeysOf(place.type, facts)) return undefined;
    return {
      meaning: [toKeyField(field, place, facts)],
      because: `What fetches one \`${place.type}\` and what writes it ask for \`${field}\`, and nothing takes its identifier.`,
    };
  },
};

/** The field of every record that single and writes ask for in place of the identifier. */
export function findAgreedField(place: KeyPlace, facts: Facts): string | undefined {
  const [identifier, ...below] = facts.identifierOf(place.record) ?? [];
  if (identifier === undefined || below.length > 0) return undefined;
  const lookups = facts.lookups.get(place.type) ?? [];
  const fields = fieldsOf(place.record);
  const [found] = lookups.flatMap(({ fields: [only, ...more] }) =>
    only !== undefined &&
    more.length === 0 &&
    only !== identifier &&
    isNonNullType(fields[only]?.type) &&
    isLeaf(fields[only].type) &&
    !hasList(fields[only].type)
      ? only
      : [],
  );
  if (found === undefined) return undefined;
  const stems = typeStems(place.type);
  const writes = facts.mutations.filter((root) =>
    root.writes.some(
      ({ role, unusual, stems: [stem = []] }) =>
        role !== 'create' && !unusual && stems.includes(seamless(stem)),
    ),
  );
  const takesIdentifier = (field: OutputField): boolean =>
    findKeyPlaces(field, [toKeyField(identifier, place, facts)], place).length > 0;
  const operations = [...lookups.map(({ root }) => root), ...writes];
  return writes.some(({ field }) => requires(field, found)) &&
    !operations.some(({ field }) => takesIdentifier(field)) &&
    !facts.queries.some(
      ({ field, shape }) =>
        !shape && facts.payloadTypesOf(field).has(place.type) && takesIdentifier(field),
    )
    ? found
    : undefined;
}

/** Tests whether an operation requires a scalar of the name. */
const requires = (field: OutputField, name: string): boolean =>
  placesOf(field, 2, ({ required }) => required).some(
    (each) => each.required && each.name === name && isLeaf(each.type) && !each.list,
  );

/** Tests whether any field or input is named after a type's key: `stencilId`. */
function holdsKeysOf(type: string, { schema }: Facts): boolean {
  const names = new Set(typeStems(type).map((stem) => `${stem}id`));
  return Object.values(schema.getTypeMap()).some((each) => {
    const members = isInputObjectType(each)
      ? Object.keys(inputsOf(each))
      : isObjectType(each)
        ? Object.values(each.getFields()).flatMap(({ name, args }) => [
            name,
            ...args.map((argument) => argument.name),
          ])
        : [];
    return members.some((name) => names.has(seamless(name)));
  });
}
