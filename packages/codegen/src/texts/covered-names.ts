import type { ResourceModel } from '../model.ts';
import { composeAction } from './compose/action.ts';
import type { Dictionary } from './dictionary.ts';
import type { ModelTexts, NamedText, NameKind } from './texts.ts';

/** A name of a schema, with its text if there is one, and where it is used. */
export interface CoveredName extends NamedText {
  readonly resource: string;
}

export const nameKinds: readonly NameKind[] = ['resource', 'field', 'value', 'action', 'query'];

/** Names of a schema, once per kind. A create, update or delete counts as an action too. */
export function namesOfModel(
  model: ResourceModel,
  { resources, actions, queries }: ModelTexts,
  dictionary: Dictionary,
): readonly CoveredName[] {
  const writes = model.resources.flatMap(({ name, create, update, remove }) =>
    [create, update, remove].flatMap((operation): readonly CoveredName[] => {
      const root = operation?.root.join('_');
      const text = root === undefined ? undefined : composeAction(root, dictionary);
      return root === undefined
        ? []
        : [{ kind: 'action', name: root, resource: name, ...(text !== undefined && { text }) }];
    }),
  );
  const others = [...actions].map(([name, told]) => ({
    ...told,
    resource: model.actions.find((action) => action.name === name)?.resource ?? '',
  }));
  const asked = [...queries.values()].map((told) => ({ ...told, resource: '' }));
  const all = [
    ...[...resources].flatMap(([resource, { names }]) =>
      names.map((name) => ({ ...name, resource })),
    ),
    ...writes,
    ...others,
    ...asked,
  ];
  return [
    ...new Map(
      all
        .map((each): readonly [string, (typeof all)[number]] => [`${each.kind} ${each.name}`, each])
        .toReversed(),
    ).values(),
  ].toReversed();
}
