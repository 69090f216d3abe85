import type {
  ActionDescriptor,
  ActionGroup,
  ActionModule,
  ActionSummary,
  KeyedResource,
  PartTexts,
  QueryDescriptor,
  QuerySummary,
  ResourceDescriptor,
} from '@admin/gql/resource';

import { useActionModule } from '../../actions/use-action-module.ts';
import { noActions, useTools } from '../../actions/use-tools.ts';
import { useAdmin } from '../../resources/admin-context.tsx';
import { createLoadable, useLoaded } from '../../values/loadable.ts';
import { useResources } from '../../resources/resources-context.tsx';

/** Action that changes settings, for its form. */
export interface Edit {
  readonly action: ActionSummary;
  readonly descriptor: ActionDescriptor;
  readonly texts: PartTexts | undefined;
  /** Resource whose catalogue has the title of the action; empty for a tool. */
  readonly owner: string;
  /** Resource of the record that the action applies to, if it applies to one. */
  readonly resource: KeyedResource | undefined;
}

const noResource = createLoadable(async () => null);

/**
 * Actions that change a query's answer and that the user may use; `undefined` until they have
 * loaded.
 */
export function useEdits(
  { resource: about = '' }: QuerySummary,
  { edits = [] }: QueryDescriptor,
): readonly Edit[] | undefined {
  const { tools, can } = useAdmin();
  const summary = useResources().get(about);
  const group = useTools(tools);
  const resource = useLoaded<ResourceDescriptor | null>(summary ? summary.module : noResource);
  const own = resource?.actions ?? noActions;
  const toolModule = useActionModule(group ?? noActions);
  const ownModule = useActionModule(own);
  if (!group || resource === undefined || !toolModule || !ownModule) return undefined;
  if (!can('update', about)) return [];
  const keyed = resource && resource.key !== null ? resource : undefined;
  const found = (
    name: string,
    { items }: ActionGroup,
    { actions, texts }: ActionModule,
    owner: string,
  ): Edit[] => {
    const action = items.find((item) => item.name === name);
    const descriptor = actions[name];
    // An action on several records, or on a record without a key here, cannot be a form of these
    // settings.
    const isForm =
      descriptor?.takes === 'nothing' || (descriptor?.takes === 'record' && keyed !== undefined);
    return action && descriptor && isForm
      ? [{ action, descriptor, texts, owner, resource: keyed }]
      : [];
  };
  return edits.flatMap((name) =>
    [...found(name, group, toolModule, ''), ...found(name, own, ownModule, about)].slice(0, 1),
  );
}
