import type { Action, Resource } from '../../model.ts';

/**
 * Screen that offers an action. It is the model's place where that screen can supply the records;
 * otherwise the action's form asks for them.
 */
export type OfferedPlace = Exclude<Action['place'], 'session' | 'crud'>;

/** `undefined`: nowhere. */
export function offeredPlace(
  action: Action,
  resource: Resource | undefined,
): OfferedPlace | undefined {
  const { place, key } = action;
  if (place === 'session') return undefined;
  if (place === 'singleton' || place === 'global' || !resource)
    return place === 'singleton' ? place : 'global';
  const isEmpty = key.length === 0;
  if (place === 'child' && isEmpty && action.part) return place;
  if (place === 'collection' || isEmpty || !takesKeyOf(action, resource)) return 'collection';
  const takesMany = key.some(({ list, each }) => list || each !== undefined);
  if (place === 'crud') return takesMany ? 'rows' : 'record';
  return place;
}

/** Tests whether the record's key alone identifies the record in the action's arguments. */
function takesKeyOf({ key }: Action, resource: Resource): boolean {
  const fields = new Set(key.map(({ field }) => field));
  return (
    fields.size === key.length &&
    key.length === resource.key.length &&
    resource.key.every(({ field }) => fields.has(field))
  );
}
