import { getNamedType } from 'graphql';

import type { Facts } from '../contracts/facts.ts';
import { isFilterName, isSearchName, isSortName } from '../facts/names/argument-names.ts';
import { sentenceList, words } from '../facts/names/words.ts';
import type { Place } from '../facts/places.ts';
import { isLeaf, isRequired } from '../facts/schema-types.ts';
import { findRequiredPlaces } from '../readings/filter/required-places.ts';
import type { Evidence, ListRule } from './evidence.ts';

/**
 * Lists of records to administer have paging, sorting and filters. A list with a required condition
 * (`messages(channelId:)`) has its own screen where its records are written or fetched
 * individually. Otherwise it belongs to another record's page.
 */
export const inferListArguments: ListRule = (candidates, facts) => {
  const { written } = facts;
  const fetched = new Set(
    facts.queries.flatMap(({ field, shape }) =>
      shape || field.args.length === 0 ? [] : getNamedType(field.type).name,
    ),
  );
  return candidates.flatMap(({ root, shape, paging }): Evidence[] => {
    const base = {
      role: 'list',
      type: shape.record.name,
      choice: root.name,
      rule: 'list-arguments',
    } as const;
    const evidence: Evidence[] = [];
    const { confidence } = paging.meaning;
    if (confidence > 0)
      evidence.push({ ...base, confidence, because: `It pages by ${paging.by}.` });
    const offered = root.field.args
      .filter(
        (argument) =>
          (isFilterName(argument.name) || isSortName(argument.name)) &&
          !(isLeaf(argument.type) && isRequired(argument)),
      )
      .map((argument) => argument.name);
    if (offered.length > 0)
      evidence.push({ ...base, confidence: 0.25, because: `It takes ${sentenceList(offered)}.` });
    const required = findRequiredPlaces(root.field, paging.matched);
    // A key of an input object says what is looked for.
    const isScope = ({ path, name, type }: Place): boolean =>
      path.length === 1 && facts.isScope(name, type);
    const scopes = required.selectable.filter(isScope);
    if (scopes.length > 0)
      evidence.push({
        ...base,
        confidence: 0.1,
        against: true,
        because: `It requires ${namesOf(scopes)}.`,
      });
    const asked = required.selectable.filter((place) => !isScope(place));
    if (asked.length > 0) {
      const searched = asked.some((place) => isSearchName(place.name));
      // Whatever is read as a table is listed for itself: `registeredAt` says how, and only a key
      // says of what.
      const isTable =
        paging.meaning.paging.kind !== 'none' &&
        root.field.args.some(({ name }) => isFilterName(name)) &&
        !asked.some((place) => isKeyName(place, facts));
      evidence.push({
        ...base,
        confidence: searched
          ? 0.6
          : written.has(shape.record.name)
            ? 0.2
            : fetched.has(shape.record.name) || isTable
              ? 0.35
              : 0.6,
        against: true,
        asks: true,
        because: `It has to be asked with ${namesOf(asked)}.`,
        remedy: `Name the type in \`admin.include\` for a list that asks first, or make ${asked.length > 1 ? 'them' : 'it'} optional.`,
      });
    }
    if (required.open.length > 0)
      evidence.push({
        ...base,
        confidence: 0.8,
        against: true,
        because: `It requires ${namesOf(required.open)}.`,
        remedy: `Give ${required.open.length > 1 ? 'them values' : 'it a value'} in \`admin.resources.${shape.record.name}.arguments\` and name the type in \`admin.include\`, or make ${required.open.length > 1 ? 'them' : 'it'} optional.`,
      });
    return evidence;
  });
};

/** Tests for an argument that takes a parent's key. */
function isKeyName({ name, type }: Place, { kindOf }: Facts): boolean {
  const kind = kindOf(type);
  return (
    kind === 'id' ||
    kind === 'uuid' ||
    ['id', 'uuid', 'key', 'code', 'slug', 'name'].includes(words(name).at(-1) ?? '')
  );
}

function namesOf(places: readonly Place[]): string {
  return sentenceList(places.map((place) => place.path.join('.')));
}
