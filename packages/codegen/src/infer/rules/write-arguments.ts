import { getNamedType, isInputObjectType } from 'graphql';

import type { KeyArgument, KeyField } from '../../model.ts';
import type { Facts } from '../contracts/facts.ts';
import type { FoundResource, ResourceIndex } from '../contracts/found-resource.ts';
import type { InputPlace, OutputField } from '../contracts/schema.ts';
import { isFilterName } from '../facts/names/argument-names.ts';
import { seamless, sentenceList, words } from '../facts/names/words.ts';
import { placesOf } from '../facts/places.ts';
import { fieldsOf, hasList, inputsOf, isLeaf, requiredArguments } from '../facts/schema-types.ts';
import { takesOtherForm } from '../readings/key/key-form.ts';
import { findKeyPlaces, isOperatorName } from '../readings/key/key-places.ts';
import type { Evidence, RoleRule } from './evidence.ts';
import type { MutationCandidate } from './mutation-candidates.ts';

/**
 * A create takes values, an update values and the key of a record, a remove a key. Each is about a
 * single record.
 */
export const inferWriteArguments: RoleRule = ({ mutations, facts, index, keyOf }) =>
  mutations.flatMap((candidate): readonly Evidence[] => {
    const { root, spoken, resource } = candidate;
    const { args } = root.field;
    const say: Say = (item) => ({
      role: spoken.role,
      type: resource.type,
      choice: root.name,
      rule: 'write-arguments',
      ...item,
    });
    if (args.length === 0)
      return [
        say({
          confidence: spoken.role === 'create' && !spoken.unusual ? 0.25 : 0.9,
          against: true,
          because: 'It takes nothing.',
        }),
      ];
    const weighing: Weighing = { ...candidate, say, facts, index, key: keyOf(resource) };
    const byShape = weighShape(weighing);
    if (spoken.unusual) return weighUnusual(weighing, byShape);
    return [...byShape, ...(spoken.role === 'create' ? weighCreate(weighing) : weighKey(weighing))];
  });

type Say = (item: Pick<Evidence, 'confidence' | 'against' | 'because'>) => Evidence;

/** A mutation that may write records of a resource, and what it is weighed with. */
interface Weighing extends MutationCandidate {
  readonly say: Say;
  readonly facts: Facts;
  readonly index: ResourceIndex;
  readonly key: readonly KeyField[];
}

const keysOf = ({ root, key, resource }: Weighing): readonly KeyArgument[] =>
  findKeyPlaces(root.field, key, resource);

/** Lists, and the input object that is named after the records. */
function weighShape({ root, spoken, resource, say }: Weighing): readonly Evidence[] {
  const { args } = root.field;
  const evidence: Evidence[] = [];
  if (args.every((argument) => hasList(argument.type)))
    evidence.push(say({ confidence: 0.12, against: true, because: 'It takes a list of records.' }));
  const listed = spoken.role === 'update' ? findKeyedList(args) : undefined;
  if (listed !== undefined)
    evidence.push(
      say({
        confidence: 0.8,
        against: true,
        because: `\`${listed}\` takes a list that says of each update which record it is of.`,
      }),
    );
  const named = args.find(
    (argument) =>
      seamless(getNamedType(argument.type).name).includes(seamless(words(resource.type))) &&
      isInputObjectType(getNamedType(argument.type)),
  );
  if (named)
    evidence.push(
      say({ confidence: 0.2, because: `\`${named.name}\` takes \`${String(named.type)}\`.` }),
    );
  return evidence;
}

/** A mutation whose verb is unknown writes a record where it takes the values of one. */
function weighUnusual(weighing: Weighing, byShape: readonly Evidence[]): readonly Evidence[] {
  const { root, spoken, resource, say, facts } = weighing;
  const keys = keysOf(weighing);
  const { shared, all } = countSharedFields(root.field, resource);
  const isNamed =
    seamless(spoken.stems[0] ?? []) === seamless(resource.type) &&
    facts.payloadTypesOf(root.field).has(resource.type) &&
    spoken.stems[0]?.at(-1) === spoken.verb;
  if (isNamed && keys.length === 0)
    return [
      ...byShape,
      say({
        confidence: 0.4,
        because: `\`${resource.type}\` is called after it, and what it returns.`,
      }),
    ];
  // A few values are enough where it takes nothing else.
  if (keys.length > 0 || (shared < 3 && (shared < 2 || shared < all)))
    return [
      say({
        confidence: 0.9,
        against: true,
        because: 'It is no known verb, and does not take the values of a record.',
      }),
    ];
  return [
    ...byShape,
    say({ confidence: 0.3, because: `It takes ${shared} values that the record has.` }),
  ];
}

/** A create takes no key that it cannot do without. */
function weighCreate(weighing: Weighing): readonly Evidence[] {
  const { root, resource, say } = weighing;
  const required = root.field.args.every((argument) => isLeaf(argument.type))
    ? requiredArguments(root.field).filter(({ name }) => name !== 'id')
    : [];
  const isOfOne =
    required.length > 0 &&
    keysOf(weighing).some((key) => required.some(({ name }) => name === key.argument[0]));
  return isOfOne && countSharedFields(root.field, resource).shared === 0
    ? [
        say({
          confidence: 0.8,
          against: true,
          because: `It takes the key of a \`${resource.type}\` that is there, and none of its values.`,
        }),
      ]
    : [];
}

/** An update and a remove take the key of the record, and a remove no other. */
function weighKey(weighing: Weighing): readonly Evidence[] {
  const { root, spoken, resource, say, facts, index, key } = weighing;
  const evidence: Evidence[] = [];
  const keys = keysOf(weighing);
  const beside =
    spoken.role === 'remove' ? foreignKeys(root.field, keys, resource, index, facts) : [];
  if (beside.length > 0)
    evidence.push(
      say({
        confidence: 0.7,
        against: true,
        because: `It also asks for ${sentenceList(beside)}, the key of something that a \`${resource.type}\` does not hold: it takes one from there.`,
      }),
    );
  if (keys.length > 0) {
    const batch = keys.some(
      ({ list, argument }) =>
        list || (argument.length > 1 && isOperatorName(argument.at(-1) ?? '')),
    );
    const filtered = keys.some(({ argument }) => isFilterName(argument[0] ?? ''));
    evidence.push(
      say({
        confidence: batch ? 0.1 : filtered ? 0.2 : 0.3,
        because: `It takes the key at \`${keys.map(({ argument }) => argument.join('.')).join('`, `')}\`.`,
      }),
    );
  } else if (takesOtherForm(root.field, key, resource, facts)) {
    evidence.push(
      say({
        confidence: 0.2,
        against: true,
        because: `It takes another key than ${key.map(({ field }) => `\`${field}\``).join(', ')}.`,
      }),
    );
  } else if (spoken.role === 'update' && root.field.args.every(({ type }) => isLeaf(type))) {
    evidence.push(
      say({ confidence: 0.2, against: true, because: 'It does not say which record.' }),
    );
  }
  return evidence;
}

/** `updates` of `updateSeats(updates: [{ where: { id }, data }])`. */
const findKeyedList = (args: readonly InputPlace[]): string | undefined =>
  args.find(
    ({ type }) =>
      hasList(type) &&
      Object.values(inputsOf(getNamedType(type))).some(
        (inner) => isFilterName(inner.name) && isInputObjectType(getNamedType(inner.type)),
      ),
  )?.name;

/**
 * Keys of other records that the mutation requires and that the record does not hold:
 * `removeCrate(voyageId:, crateId:)`. A parent whose key the record holds is part of its address.
 */
function foreignKeys(
  field: OutputField,
  keys: readonly KeyArgument[],
  { record, type }: FoundResource,
  index: ResourceIndex,
  { isScope }: Facts,
): readonly string[] {
  const held = Object.keys(fieldsOf(record)).map((name) => seamless(name));
  return requiredArguments(field).flatMap((argument): readonly string[] => {
    const stem = /^(.+?)_?(?:id|uuid)$/i.exec(argument.name)?.[1];
    if (
      stem === undefined ||
      !isLeaf(argument.type) ||
      isScope(argument.name, getNamedType(argument.type)) ||
      keys.some(({ argument: [name] }) => name === argument.name)
    )
      return [];
    const [other] = index.find(seamless(stem));
    return other &&
      other.resource.type !== type &&
      !held.includes(seamless(stem)) &&
      !held.includes(seamless(argument.name))
      ? [argument.name]
      : [];
  });
}

/** Number of the record's fields that the arguments, or one of the input objects, also have. */
function countSharedFields(
  field: OutputField,
  resource: FoundResource,
): { readonly shared: number; readonly all: number } {
  const own = fieldsOf(resource.record);
  const places = placesOf(field, 1).filter(
    (place) => isLeaf(place.type) && place.name !== 'clientMutationId',
  );
  return {
    shared: placesOf(field, 1).filter((place) => place.name in own && place.name !== 'id').length,
    all: places.length,
  };
}
