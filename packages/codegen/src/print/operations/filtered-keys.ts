import { getNamedType } from 'graphql';

import type { Action, ActionKey, Resource } from '../../model.ts';
import { findPlace, placeOf, rootField } from '../schema-path.ts';
import type { Context } from '../context/context.ts';

/**
 * The action with the places of its records' keys in its filter, where its filter is that of the
 * list and the model names none: the condition that the key is one of several, else for each key
 * field that it is equal, and the action is sent once for each record.
 */
export function withFilteredKeys(
  { schema }: Pick<Context, 'schema'>,
  action: Action,
  resource: Resource | undefined,
): Action {
  const { filter } = action;
  const known = resource?.list?.filter;
  if (!filter || action.key.length > 0 || !resource || !known?.type) return action;
  const root = rootField(schema, 'mutation', action.root);
  if (getNamedType(placeOf(root, filter).type).name !== known.type) return action;
  const [only, ...more] = resource.key;
  for (const wanted of only && more.length === 0 ? (['in', 'eq'] as const) : (['eq'] as const)) {
    const keys = resource.key.flatMap(({ field, kind }): readonly ActionKey[] => {
      const operator = known.fields
        .find(({ name }) => name === field)
        ?.operators.find(
          (each) =>
            each.operator === wanted &&
            !each.pattern &&
            !each.constants &&
            findPlace(root, [...filter, ...each.path]),
        );
      if (!operator) return [];
      const { type, list } = operator;
      const argument = [...filter, ...operator.path];
      return [
        {
          field,
          argument,
          type,
          list,
          input: { name: field, at: argument, kind, type, list, required: true, nullable: false },
        },
      ];
    });
    if (keys.length > 0 && keys.length === resource.key.length) return { ...action, key: keys };
  }
  return action;
}
