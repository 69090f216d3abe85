import { isEnumType } from 'graphql';

import type { FilterField } from '../../../model.ts';
import type { Draft } from '../../contracts/draft.ts';
import type { Survey } from '../../contracts/survey.ts';
import { camelCase, words } from '../../facts/names/words.ts';
import type { Place } from '../../facts/places.ts';
import { enumValues } from '../record/enum-values.ts';
import { namedReference } from '../record/named-reference.ts';
import { refineKind } from '../record/refine-kind.ts';
import { usefulDescription } from '../record/useful-description.ts';
import { conditionNames } from './condition-names.ts';

/**
 * Conditions that a list cannot do without: what each is called, what kind of value it takes, which
 * record it is the key of.
 */
export function readAsked(
  places: readonly Place[],
  draft: Draft,
  survey: Survey,
): readonly FilterField[] {
  const names = conditionNames(draft);
  const taken = new Set<string>();
  return places.map((place): FilterField => {
    const name = taken.has(place.name) ? camelCase(words(place.path.join(' '))) : place.name;
    taken.add(name);
    const description = usefulDescription(place.place.description, place.name, draft.found.type);
    const known = names.get(place.name);
    const scalar = survey.facts.kindOf(place.type) ?? 'string';
    const target = known?.reference ?? namedReference(place.name, scalar, survey);
    const kind = target
      ? 'reference'
      : known && known.kind !== 'reference' && known.kind !== 'object'
        ? known.kind
        : refineKind(scalar, place.name);
    return {
      name,
      ...(known && known.name !== name ? { field: known.name } : {}),
      kind: isEnumType(place.type) ? 'enum' : kind,
      ...(description === undefined ? {} : { description }),
      ...(isEnumType(place.type) ? { values: enumValues(place.type) } : {}),
      ...(target && !isEnumType(place.type) ? { reference: { resource: target.resource } } : {}),
      operators: [
        {
          operator: place.list ? 'in' : 'eq',
          path: place.path,
          type: place.type.name,
          list: place.list,
        },
      ],
    };
  });
}
