import { getNamedType, isInputObjectType } from 'graphql';

import { fieldsOf, hasList, isLeaf, type OutputField } from '../facts/schema-types.ts';
import type { Evidence, RoleRule } from './evidence.ts';
import { findKeyPlaces, isOperatorName } from '../readings/key/key-places.ts';
import { isFilterName } from '../facts/names/argument-names.ts';
import { placesOf } from '../facts/places.ts';
import { takesOtherForm } from '../readings/key/key-form.ts';
import type { FoundResource } from '../readings/resource-index.ts';
import { seamless, words } from '../facts/names/words.ts';

/** A create takes values; an update takes values and the key of a record; a remove takes a key. Each of one record rather than of many. */
export const inferWriteArguments: RoleRule = ({ mutations, facts, keyOf }) =>
  mutations.flatMap(({ root, spoken, resource }): Evidence[] => {
    const base = { role: spoken.role, type: resource.type, choice: root.name, rule: 'write-arguments' } as const;
    const evidence: Evidence[] = [];
    const { args } = root.field;
    if (args.length === 0) return [{ ...base, confidence: spoken.role === 'create' && !spoken.unusual ? 0.25 : 0.9, against: true, because: 'It takes nothing.' }];
    const lists = args.filter((argument) => hasList(argument.type));
    const single = args.filter((argument) => !hasList(argument.type));
    if (lists.length > 0 && single.length === 0) evidence.push({ ...base, confidence: 0.12, against: true, because: 'It takes a list of records.' });
    const named = args.find((argument) => seamless(getNamedType(argument.type).name).includes(seamless(words(resource.type))) && isInputObjectType(getNamedType(argument.type)));
    if (named) evidence.push({ ...base, confidence: 0.2, because: `\`${named.name}\` takes \`${String(named.type)}\`.` });
    const keys = findKeyPlaces(root.field, keyOf(resource), resource);
    if (spoken.unusual) {
      const shared = countSharedFields(root.field, resource);
      if (keys.length > 0 || shared < 3) return [{ ...base, confidence: 0.9, against: true, because: 'It is no known verb, and does not take the values of a record.' }];
      return [...evidence, { ...base, confidence: 0.3, because: `It takes ${shared} values that the record has.` }];
    }
    if (spoken.role === 'create') return evidence;
    if (keys.length > 0) {
      const batch = keys.some((key) => key.list || key.argument.length > 1 && isOperatorName(key.argument.at(-1) ?? ''));
      const filtered = keys.some((key) => isFilterName(key.argument[0] ?? ''));
      evidence.push({ ...base, confidence: batch ? 0.1 : filtered ? 0.2 : 0.3, because: `It takes the key at \`${keys.map((key) => key.argument.join('.')).join('`, `')}\`.` });
    } else if (takesOtherForm(root.field, keyOf(resource), resource, facts)) {
      evidence.push({ ...base, confidence: 0.2, against: true, because: `It takes another key than ${keyOf(resource).map(({ field }) => `\`${field}\``).join(', ')}.` });
    } else if (spoken.role === 'update' && args.every((argument) => isLeaf(argument.type))) {
      evidence.push({ ...base, confidence: 0.2, against: true, because: 'It does not say which record.' });
    }
    return evidence;
  });

/** How many fields of a record the arguments, or the input object at one of them, also name. */
function countSharedFields(field: OutputField, resource: FoundResource): number {
  const own = fieldsOf(resource.record);
  return placesOf(field, 1).filter((place) => place.name in own && place.name !== 'id').length;
}
