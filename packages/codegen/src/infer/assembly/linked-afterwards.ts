import { getNamedType, isInputObjectType } from 'graphql';

import type { Input, WriteOperation } from '../../model.ts';
import type { Survey } from '../contracts/survey.ts';
import { hasList, inputsOf, isRequired } from '../facts/schema-types.ts';

/**
 * A create whose nested input objects need more than a key makes the other record anew: `author:
 * CreateAuthorInput`, where a name is required. The update of the same server takes the key alone,
 * `author: { id }`. Such a reference is chosen when the record is created, too, and sent by the
 * update once the record is there. It is not where the create requires the object, where its answer
 * does not hold the record, or where another way is left to link it. The same goes for rows between
 * the record and those that it links, where a row of the create makes the linked record anew.
 */
export function linkAfterwards(
  create: WriteOperation | undefined,
  update: WriteOperation | undefined,
  { facts }: Survey,
): WriteOperation | undefined {
  if (!create?.record || !update || create.key.length > 0) return create;
  const values = facts.schema.getType(create.input?.type ?? '');
  const places = isInputObjectType(values) ? inputsOf(values) : {};
  const names = update.inputs.flatMap((input) => {
    const { name, reference } = input;
    const place = Object.hasOwn(places, name) ? places[name] : undefined;
    if (!place || isRequired(place)) return [];
    const known = create.inputs.find((own) => own.name === name);
    const isFree = known === undefined || known.kind === 'object';
    if (reference?.links?.through !== undefined) return hasList(place.type) && isFree ? [name] : [];
    if (!isByKey(input) || hasList(place.type)) return [];
    const nested = getNamedType(place.type);
    const makesAnew =
      isInputObjectType(nested) &&
      Object.values(inputsOf(nested)).some(
        (inner) => inner.name !== reference?.keyField && isRequired(inner),
      );
    return makesAnew && isFree ? [name] : [];
  });
  if (names.length === 0) return create;
  return {
    ...create,
    inputs: create.inputs.filter(({ name }) => !names.includes(name)),
    afterwards: names,
  };
}

/** The key of the other record and nothing else: `{ id }`. */
const isByKey = ({ list, at, reference }: Input): boolean =>
  !list &&
  at === undefined &&
  reference?.wrap !== undefined &&
  reference.wrap.join('.') === reference.keyField;
