import { getNamedType, isObjectType } from 'graphql';

import type { FoundResource, ResourceIndex } from '../contracts/found-resource.ts';
import type { RootField } from '../contracts/root-field.ts';
import { standsFor } from '../facts/list-shapes/named-rows.ts';
import { seamless, words } from '../facts/names/words.ts';
import { isLeaf, requiredArguments } from '../facts/schema-types.ts';
import { mayUnlink } from '../facts/names/write-names.ts';
import type { Evidence, RoleRule } from './evidence.ts';

/**
 * A write answers the written record, directly or in a payload. An answer of another type means
 * that the write was about that type.
 */
export const inferWritePayload: RoleRule = ({ mutations, index, facts }) =>
  mutations.flatMap(({ root, spoken, resource, partial }): Evidence[] => {
    const base = {
      role: spoken.role,
      type: resource.type,
      choice: root.name,
      rule: 'write-payload',
    } as const;
    const types = facts.payloadTypesOf(root.field);
    if (types.has(resource.type))
      return [
        {
          ...base,
          confidence: partial ? 0.6 : 0.5,
          because: `What it returns holds \`${resource.type}\`.`,
        },
      ];
    const answered = getNamedType(root.field.type);
    if (
      isObjectType(answered) &&
      facts.isIdentified(answered) &&
      !index.byType.has(answered.name) &&
      standsFor(resource, answered, facts)
    )
      return [
        {
          ...base,
          confidence: partial ? 0.6 : 0.5,
          because: `It returns \`${answered.name}\`, of which a \`${resource.type}\` is a view.`,
        },
      ];
    const other = [...types].find((type) => index.byType.has(type));
    if (other !== undefined && spoken.role !== 'remove')
      return [
        {
          ...base,
          confidence: 0.35,
          against: true,
          because: `What it returns holds \`${other}\` instead.`,
        },
      ];
    // `removeGuest(houseId:, guestId:): House` takes one from there; a delete says `delete`.
    if (other !== undefined && mayUnlink(spoken.verb) && asksForKeyOf(root, other, resource, index))
      return [
        {
          ...base,
          confidence: 0.75,
          against: true,
          because: `It asks for the key of a \`${other}\` and answers with that: it takes one from there.`,
        },
      ];
    if (spoken.unusual && makesOther(root, spoken.verb))
      return [
        {
          ...base,
          confidence: 0.5,
          against: true,
          because: `It is no known verb, and what it returns holds no \`${resource.type}\`.`,
        },
      ];
    if (partial && !isLeaf(root.field.type))
      return [
        {
          ...base,
          confidence: 0.2,
          against: true,
          because: 'Neither its name nor what it returns is certain.',
        },
      ];
    return [];
  });

/** Tests whether a required argument is named after another type or its key: `houseId` of `House`. */
const asksForKeyOf = (
  { field }: RootField,
  other: string,
  resource: FoundResource,
  index: ResourceIndex,
): boolean =>
  requiredArguments(field).some(({ name }) => {
    const stem = /^(.+?)_?(?:id|uuid)?$/i.exec(name)?.[1];
    const [match] = stem === undefined ? [] : index.find(seamless(stem));
    return match?.resource.type === other && match.resource.type !== resource.type;
  });

/**
 * Tests whether an unknown verb is the noun of the answer: `paymentCheckout: Checkout`,
 * `checkoutPayment: Checkout`.
 */
const makesOther = ({ field }: RootField, verb: string): boolean =>
  words(getNamedType(field.type).name).includes(verb);
