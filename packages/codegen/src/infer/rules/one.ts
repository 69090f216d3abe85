import { getNamedType, isObjectType, isUnionType } from 'graphql';

import type { Facts } from '../contracts/facts.ts';
import type { FoundResource, ResourceIndex } from '../contracts/found-resource.ts';
import type { RootField } from '../contracts/root-field.ts';
import { splitMembers } from '../facts/answer-members.ts';
import { isSortName } from '../facts/names/argument-names.ts';
import { readOneName } from '../facts/names/one-name.ts';
import { listStems, typeStems, viewTheSame } from '../facts/names/stems.ts';
import { numberForms, seamless, sentenceList, words } from '../facts/names/words.ts';
import { fieldsOf, hasList, requiredArguments } from '../facts/schema-types.ts';
import { standsFor } from '../facts/list-shapes/named-rows.ts';
import { readAddress } from '../readings/key/key-form.ts';
import type { KeyOf } from '../readings/key/key-form.ts';
import { findKeyPlaces } from '../readings/key/key-places.ts';
import { readLookupKey } from '../readings/key/choose-key.ts';
import type { Evidence, RoleRule } from './evidence.ts';

/**
 * A query field named after the record fetches it by its key: `order(id:)`, `orderById`,
 * `orders_by_pk`, `getOrder`, `findOneOrder`, `order(where: { id })`.
 */
export const inferOne: RoleRule = ({ facts, index, keyOf }) =>
  facts.queries.flatMap((root) => {
    const record = recordOf(root, index, facts);
    if (record === undefined) return [];
    const { stems, by } = readOneName(root);
    const exact = index.byType.get(record);
    const matches = stems.flatMap((stem, at) =>
      index
        .find(seamless(stem))
        .map((match) => ({ ...match, exactness: match.exactness - 0.01 * at })),
    );
    const candidates = new Map<FoundResource, number>();
    for (const { resource, exactness } of matches) {
      // Another type counts where the name fits: a list may have a smaller type than the record's
      // page.
      if (
        resource.type === record ||
        implementsType(resource, record) ||
        (exact === undefined &&
          isNamedAlike(resource, stems, record) &&
          isViewOf(resource, root, facts, keyOf))
      )
        candidates.set(resource, Math.max(candidates.get(resource) ?? 0, exactness));
    }
    if (exact && !candidates.has(exact)) candidates.set(exact, 0);
    return [...candidates].flatMap(([resource, exactness]) =>
      weighOne(root, resource, exactness, by, facts, keyOf),
    );
  });

function weighOne(
  root: RootField,
  resource: FoundResource,
  exactness: number,
  by: string,
  facts: Facts,
  keyOf: KeyOf,
): readonly Evidence[] {
  const base = { role: 'one', type: resource.type, choice: root.name, rule: 'one' } as const;
  const key = keyOf(resource);
  const places = findKeyPlaces(root.field, key, resource);
  if (places.length === 0 && root.field.args.length === 0) return [];
  const lookup = readLookupKey(resource, root.name, facts);
  const evidence: Evidence[] = [];
  if (exactness > 0)
    evidence.push({
      ...base,
      confidence: 0.7 * exactness,
      because: `\`${root.leaf}\` names \`${resource.type}\`.`,
    });
  if (places.length > 0) {
    const required = requiredArguments(root.field).filter(
      (argument) => !places.some((place) => place.argument[0] === argument.name),
    );
    const others = required.filter(
      (argument) => !facts.isScope(argument.name, getNamedType(argument.type)),
    );
    evidence.push({
      ...base,
      confidence:
        others.length > 0 ? 0.2 : places.some((place) => place.argument.length > 1) ? 0.45 : 0.5,
      because: `It takes the key at \`${places.map((place) => place.argument.join('.')).join('`, `')}\`.`,
    });
    if (key.length > 1)
      evidence.push({ ...base, confidence: 0.2, because: 'It takes the whole key.' });
  } else if (lookup.length > 0) {
    evidence.push({
      ...base,
      confidence: 0.45,
      because: `It takes \`${lookup.map(({ field }) => field).join('`, `')}\`, which tells one record from another.`,
    });
  } else {
    const [first] = root.field.args;
    const natural = first && fieldsOf(resource.record)[first.name];
    const address = readAddress(resource, root.field, facts);
    if (!natural && address)
      evidence.push({
        ...base,
        confidence: 0.25,
        because: `It takes \`${address.field}\`, which every record holds.`,
      });
    else if (natural)
      evidence.push({
        ...base,
        confidence: 0.25,
        because: `It takes \`${first.name}\`, a field of the record.`,
      });
    else
      evidence.push({
        ...base,
        confidence: 0.4,
        against: true,
        because: 'It does not take the key.',
      });
  }
  const many = root.field.args.filter(
    (argument) =>
      isSortName(argument.name) ||
      /^(?:take|skip|limit|offset|first|after|cursor)$/.test(argument.name),
  );
  if (many.length > 0)
    evidence.push({
      ...base,
      confidence: 0.35,
      against: true,
      because: `It takes ${sentenceList(many.map((argument) => argument.name))}, as a list does.`,
    });
  if (
    by !== '' &&
    ![...key, ...lookup].some((part) => seamless(part.field) === by || by === 'id' || by === 'pk')
  )
    evidence.push({
      ...base,
      confidence: 0.4,
      against: true,
      because: `It goes by ${by}, which is not the key.`,
    });
  return evidence;
}

/**
 * Name of the record type that a field returns alone, in an envelope too: `article: { data: Article
 * }`.
 */
function recordOf(
  root: RootField,
  index: ResourceIndex,
  { isIdentified }: Facts,
): string | undefined {
  if (hasList(root.field.type) || root.field.args.length === 0) return undefined;
  if (root.shape) return undefined;
  const type = getNamedType(root.field.type);
  // The record, or an error that says why there is none.
  const members = isUnionType(type)
    ? type.getTypes().filter((member) => index.byType.has(member.name))
    : [];
  const answers = isUnionType(type) && members.length === 0 ? splitMembers(type).others : members;
  const named = answers.length === 1 && answers[0] ? answers[0] : type;
  const inner = fieldsOf(named);
  const envelope =
    inner['data'] ?? inner['item'] ?? inner['record'] ?? inner['node'] ?? inner['result'];
  const enclosed =
    envelope &&
    !hasList(envelope.type) &&
    Object.keys(inner).length <= 4 &&
    Object.keys(fieldsOf(getNamedType(envelope.type))).length > 0;
  if (enclosed) return getNamedType(envelope.type).name;
  // `advert(id:): AdvertWithOwner`, an object without identity that holds the record by the field's
  // own name.
  const own =
    index.byType.has(named.name) || isIdentified(named)
      ? undefined
      : readOneName(root)
          .stems.map((stem) =>
            Object.values(inner).find(
              (field) =>
                seamless(field.name) === seamless(stem) &&
                !hasList(field.type) &&
                index.byType.has(getNamedType(field.type).name),
            ),
          )
          .find((field) => field !== undefined);
  return own ? getNamedType(own.type).name : named.name;
}

/** `barge(id:): Asset` fetches a `Barge`. */
const implementsType = ({ record }: FoundResource, name: string): boolean =>
  isObjectType(record) && record.getInterfaces().some((type) => type.name === name);

/**
 * Tests whether a field or its type is named after the resource or its list. `organization` above
 * the list of teams is not enough: it is not named after teams.
 */
function isNamedAlike(
  { type, list }: FoundResource,
  stems: readonly (readonly string[])[],
  other: string,
): boolean {
  const own = [...typeStems(type), ...listStems(words(list.leaf))].flatMap(numberForms);
  const named = typeStems(other).flatMap(numberForms);
  return [...stems.map((stem) => seamless(stem)), ...named].some((name) =>
    own.some((each) => name.includes(each) || each.includes(name)),
  );
}

/**
 * Tests whether a field returns a record of the resource with its key and further fields. For an
 * independent type, a shared name is no evidence.
 */
function isViewOf(resource: FoundResource, root: RootField, facts: Facts, keyOf: KeyOf): boolean {
  const own = Object.keys(fieldsOf(resource.record));
  const type = getNamedType(root.field.type);
  if (isObjectType(type) && facts.isIdentified(type) && !standsFor(resource, type, facts))
    return false;
  const others = fieldsOf(type);
  return (
    keyOf(resource).every(({ field }) => others[field]) &&
    (viewTheSame(resource.type, type.name) ||
      own.filter((name) => others[name]).length * 2 >= own.length)
  );
}
