import { getNamedType, isObjectType } from 'graphql';

import type { Path } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { sameName, seamless, words } from '../../facts/names/words.ts';
import { fieldsOf, hasList, isLeaf, requiredArguments } from '../../facts/schema-types.ts';
import type { Entities, Entity, Holder } from '../../readings/actions/entities.ts';

/** The part of a record that an action is about. */
export interface FoundPart {
  readonly type: string;
  readonly entity?: Entity;
  /** From the record to the part or the list of them; absent where that is uncertain. */
  readonly path?: Path;
}

/**
 * Path from a record to the child record of an action. Among several, it is the one that the action
 * names (`setBillingAddress`), else the list. Where the child's type is unknown, it is the field
 * that the action names: `couponCodes` of `removeCouponCode`.
 *
 * @param takesKey A key among the arguments selects the child record.
 */
export function findChildRecord(
  part: Entity | undefined,
  owner: Entity,
  { spoken, takesKey }: { readonly spoken: readonly string[]; readonly takesKey: boolean },
  entities: Entities,
): FoundPart | undefined {
  const places = part ? entities.holdersOf(part).filter((holder) => holder.owner === owner) : [];
  const lists = places.filter(({ list }) => list);
  const named = namedField(owner, spoken);
  const isNamed = ({ path }: Holder): boolean => path[0] === named?.name;
  const place =
    lists.find(isNamed) ??
    (takesKey ? onlyOne(lists) : undefined) ??
    places.find(isNamed) ??
    onlyOne(lists) ??
    onlyOne(places);
  if (part && place) return { type: part.type, entity: part, path: place.path };
  const known = named && entities.at(named);
  const entity = part ?? known;
  // The key of a part says nothing of what another type holds.
  const isElsewhere = known?.listed || (takesKey && part !== undefined && known !== part);
  if (!named || isElsewhere) return part && { type: part.type, entity: part };
  return {
    type: entity?.type ?? getNamedType(named.type).name,
    ...(entity ? { entity } : {}),
    path: [named.name],
  };
}

/** The object in a record that an action on the record names: `setOrderBillingAddress`. */
export function findObject(
  owner: Entity,
  spoken: readonly string[],
  entities: Entities,
  facts: Facts,
): FoundPart | undefined {
  const named = namedField(owner, spoken);
  const isObject =
    named !== undefined &&
    isObjectType(getNamedType(named.type)) &&
    !hasList(named.type) &&
    !facts.listShapeOf(named.type);
  return isObject && entities.at(named)?.listed !== true
    ? { type: getNamedType(named.type).name, path: [named.name] }
    : undefined;
}

const onlyOne = (places: readonly Holder[]): Holder | undefined =>
  places.length === 1 ? places[0] : undefined;

/**
 * The field that a name ends with or has within it, of several the longest; one plain value is
 * changed in the form of the record.
 */
function namedField({ record }: Entity, spoken: readonly string[]): OutputField | undefined {
  const isNamed = ({ name }: OutputField): boolean => {
    const { length } = words(name);
    return spoken.some(
      (_, from) =>
        from > 0 &&
        from + length <= spoken.length &&
        sameName(name, seamless(spoken.slice(from, from + length))),
    );
  };
  const fields = Object.values(fieldsOf(record)).filter(
    (field) =>
      (!isLeaf(field.type) || hasList(field.type)) &&
      requiredArguments(field).length === 0 &&
      isNamed(field),
  );
  return fields.toSorted(
    (a, b) => words(b.name).length - words(a.name).length || (a.name < b.name ? -1 : 1),
  )[0];
}
