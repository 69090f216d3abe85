import type { ArgumentPath, HeldArgument, Path } from '../../model.ts';
import type { Draft } from '../contracts/draft.ts';
import type { RootField } from '../contracts/root-field.ts';
import type { Survey } from '../contracts/survey.ts';
import { seamless } from '../facts/names/words.ts';
import { placesOf, type Place } from '../facts/places.ts';
import { fieldsOf, hasList, isLeaf, requiredArguments } from '../facts/schema-types.ts';
import { takesValueOf } from './takes-value-of.ts';
import { findVersions } from './version.ts';

/**
 * What a write needs of the record beside its key, and the record holds: the parent that it is
 * addressed under (`deleteEnvironment(integrationId:, environmentId:)`), and the state that it is
 * based on.
 *
 * @param values Where the values of the form go: what lies there is the form's, but for a version.
 */
export function findHeld(
  root: RootField,
  draft: Draft,
  survey: Survey,
  key: readonly ArgumentPath[],
  values: ArgumentPath | undefined,
  creation: RootField | undefined,
): readonly HeldArgument[] {
  const versions = findVersions(root, draft, survey, key, values, creation);
  const taken = new Set(
    [...key, ...versions.map(({ argument }) => argument)].map((path) => path.join('.')),
  );
  const isValue = (place: Place): boolean =>
    values !== undefined &&
    place.path.length > values.length &&
    values.every((name, at) => place.path[at] === name);
  const needed = placesOf(root.field, 2, ({ required }) => required).flatMap(
    (place): HeldArgument[] => {
      if (
        place.list ||
        !isLeaf(place.type) ||
        !place.required ||
        isValue(place) ||
        taken.has(place.path.join('.'))
      )
        return [];
      const path = findInRecord(place, draft, survey);
      return path ? [{ argument: place.path, path, required: true }] : [];
    },
  );
  return [...needed, ...versions];
}

/**
 * The field of the record by the place's name, else the key of the record that it is named after:
 * `integration.id` for `integrationId`.
 */
function findInRecord(place: Place, draft: Draft, survey: Survey): Path | undefined {
  const fields = fieldsOf(draft.found.record);
  const own = Object.values(fields).find(
    (field) =>
      seamless(field.name) === place.word &&
      isLeaf(field.type) &&
      !hasList(field.type) &&
      requiredArguments(field).length === 0,
  );
  if (own) return takesValueOf(place, own, survey.facts) ? [own.name] : undefined;
  const other = draft.fields.find(
    (field) =>
      field.kind === 'reference' &&
      !field.list &&
      [`${seamless(field.name)}id`, `${seamless(field.name)}uuid`].includes(place.word),
  );
  const keys = other && survey.keys.get(other.type);
  return other && keys?.length === 1 && keys[0] && !keys[0].path
    ? [other.name, keys[0].field]
    : undefined;
}
