import { getNamedType, isObjectType } from 'graphql';

import type { WriteRole } from '../../contracts/root-field.ts';
import type { Survey } from '../../contracts/survey.ts';
import { mayUnlink, readMutationName } from '../../facts/names/write-names.ts';
import { typeStems } from '../../facts/names/stems.ts';
import { sameName, seamless } from '../../facts/names/words.ts';
import { fieldsOf, hasList, isAbstractRecord } from '../../facts/schema-types.ts';
import type { Entities, Entity } from '../../readings/actions/entities.ts';
import { manyKeys, ownerOf, singleKeys } from '../../readings/actions/key-owner.ts';
import type { ReadMutation } from '../../readings/actions/mutation.ts';
import type { ActionRule } from './place-evidence.ts';

const does: Readonly<Record<WriteRole, string>> = {
  create: 'creating',
  update: 'updating',
  remove: 'deleting',
};

/**
 * A further mutation that creates, updates or deletes a record: by another form of its key, or of a
 * type without a resource. A mutation that creates several adds records to the list.
 */
export const inferCrud: ActionRule = (mutation, { entities, survey }) => {
  const group = mutation.words.slice(0, -mutation.root.words.length);
  for (const { role, verb, strength, stems, batch, unusual } of readMutationName(
    mutation.root.words,
    group,
  )) {
    const named = findWritten(mutation, stems, entities);
    if (
      !named ||
      unusual ||
      !(
        named.entity.listed ||
        (isObjectType(named.entity.record) &&
          entities.holdersOf(named.entity).length === 0 &&
          survey.facts.isIdentified(named.entity.record))
      )
    )
      continue;
    const { entity, partial } = named;
    const many = manyKeys(mutation).some(
      (key) => ownerOf(key, mutation) === entity && (key.list || role !== 'create'),
    );
    if (many || mutation.filter) continue;
    if (role === 'remove' && mayUnlink(verb) && isTakenFromOther(entity, mutation, survey))
      continue;
    const several =
      batch ||
      mutation.words.some((word) => ['bulk', 'batch', 'many'].includes(word)) ||
      (mutation.root.field.args.some(({ type }) => hasList(type)) &&
        mutation.answers.every(({ list, entity: answered }) => list || answered !== entity));
    if (role === 'create' && several)
      return [
        {
          place: 'collection',
          rule: 'crud',
          confidence: 0.9,
          because: `It creates several \`${entity.type}\`.`,
          aim: { entity },
        },
      ];
    const keys = singleKeys(mutation).filter((key) => ownerOf(key, mutation) === entity);
    if (batch || (role !== 'create' && keys.length === 0)) continue;
    return [
      {
        place: 'crud',
        rule: 'crud',
        confidence: (entity.listed ? (partial ? 0.8 : 0.95) : 0.6) * strength,
        because: `It speaks of ${does[role]} one \`${entity.type}\`.`,
        aim: { entity, role, keys: role === 'create' ? [] : keys },
      },
    ];
  }
  return [];
};

/**
 * `removeGuest(houseId:, guestId:): House` takes a guest out of a house, which it asks for and
 * answers with; so does one that asks for a record to which nothing of the guest leads. A parent
 * that the record has is where it is addressed.
 */
const isTakenFromOther = (
  { type, record }: Entity,
  mutation: ReadMutation,
  { facts }: Survey,
): boolean =>
  singleKeys(mutation).some((key) => {
    const other = key.entity;
    if (!key.required || !other?.listed || other.type === type) return false;
    if (mutation.answers.some(({ entity, list }) => entity === other && !list)) return true;
    return (
      !facts.isScope(key.place.name, getNamedType(key.place.type)) &&
      mutation.answers.every(({ entity }) => entity.type !== type) &&
      Object.values(fieldsOf(record)).every(
        (field) =>
          getNamedType(field.type).name !== other.type &&
          seamless(field.name) !== seamless(key.place.name),
      )
    );
  });

/**
 * Type by its complete name; by its last words, after an adjective (`draft order`); by an interface
 * whose type is answered.
 */
function findWritten(
  { answers, mentions }: ReadMutation,
  stems: readonly (readonly string[])[],
  entities: Entities,
): { readonly entity: Entity; readonly partial: boolean } | undefined {
  const answered = answers.filter(({ entity }) => entity.listed);
  const [only, ...others] = answered;
  const [named] = stems.flatMap((stem) =>
    entities.find(seamless(stem)).map((entity) => ({ entity, stem })),
  );
  // The representative of an interface is not the type that the mutation writes.
  const entity =
    named && (isCalled(named.entity, named.stem) || named.entity.resource !== undefined)
      ? named.entity
      : undefined;
  const [stem = []] = stems;
  const end =
    !entity &&
    stem.length > 1 &&
    !mentions.some(
      ({ entity: other, to, from }) =>
        other.listed && to - from < stem.length && seamless(stem).startsWith(seamless(other.type)),
    )
      ? entities.find(seamless(stem.slice(1)))[0]
      : undefined;
  const byEnd = entity || end ? undefined : entities.findByEnd(seamless(stem));
  const written = entity ?? end ?? byEnd;
  if (!written) return undefined;
  if (
    only &&
    others.length === 0 &&
    only.entity !== written &&
    (isAbstractRecord(written.record) ||
      !stems.some((each) => isCalled(written, each) || isCalled(written, each.slice(1))))
  )
    return { entity: only.entity, partial: false };
  return { entity: written, partial: entity === undefined };
}

const isCalled = ({ type }: Entity, stem: readonly string[]): boolean =>
  typeStems(type).some((own) => sameName(own, seamless(stem)));
