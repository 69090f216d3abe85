import type { Action, ActionKey, Input } from '../../../model.ts';
import { words } from '../../facts/names/words.ts';

/**
 * Adds the child record to actions whose names mention it without a type. `deleteOrderNote(id:)`
 * deletes an entry of the history. Another action on the same noun, `updateOrderNote(input: {
 * noteId })`, reveals which field of the record that is. The only identifier among the arguments is
 * its key.
 */
export function withSpokenParts(actions: readonly Action[]): readonly Action[] {
  const known = Map.groupBy(
    actions.filter(({ part }) => part?.path && part.key.length === 1),
    identityOf,
  );
  return actions.map((action) => {
    const key = onlyIdentifier(action);
    const [told, ...more] = known.get(identityOf(action)) ?? [];
    const [partKey] = told?.part?.key ?? [];
    if (
      action.place !== 'child' ||
      action.part ||
      action.key.length > 0 ||
      !key?.at ||
      !told?.part ||
      !partKey ||
      more.length > 0
    )
      return action;
    const taken: ActionKey = {
      ...partKey,
      argument: key.at,
      type: key.type,
      input: { ...partKey.input, name: key.name, at: key.at, type: key.type },
    };
    return { ...action, part: { ...told.part, key: [taken] } };
  });
}

/** The first word is the verb, the other words are the object. */
const identityOf = ({ type = '', name }: Action): string =>
  [type, ...words(name).slice(1)].join(' ');

function onlyIdentifier({ inputs }: Action): Input | undefined {
  const [only, ...more] = inputs.filter(
    ({ name, required, list }) => required && !list && /^id$|Ids?$|_id$/.test(name),
  );
  return more.length === 0 ? only : undefined;
}
