import type { Action, Resource } from '../../model.ts';

/**
 * Where screens offer an action: as the model says, where they can tell its records from there;
 * else where its form asks for them.
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

/** Whether the key of a record is all that the action asks for to know which one is meant. */
function takesKeyOf({ key }: Action, resource: Resource): boolean {
  const fields = new Set(key.map(({ field }) => field));
  return (
    fields.size === key.length &&
    key.length === resource.key.length &&
    resource.key.every(({ field }) => fields.has(field))
  );
}
