import type { FilterCondition } from '@admin/gql/resource';
import { useMemo, useState } from 'react';

import { useResources } from '../../resources/resources-context.tsx';
import { useLoaded } from '../../values/loadable.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import type { EditedConditions } from '../../filters/condition-chips.tsx';
import { withConditions } from '../../filters/condition-groups.ts';
import { formatConditions, readConditions } from '../../filters/filter-groups.ts';
import { groupDraftOf, newGroup, type GroupDraft } from '../../filters/group-draft.ts';
import {
  isRelated,
  relationsIn,
  relationsOf,
  withRelations,
} from '../../filters/related-filters.ts';
import { RelationsContext, type Relations } from '../../filters/relations-context.ts';
import { useRelatedList } from '../../filters/use-related-list.ts';
import { CountingContext } from '../../filters/use-value-counts.ts';
import type { ListToolbarProps } from './list-toolbar.tsx';
import { useListRequest } from './use-list-request.ts';

const FilterEditor = lazyComponent(
  async () => (await import('../../filters/filter-editor.tsx')).FilterEditor,
);
const GroupEditor = lazyComponent(
  async () => (await import('../../filters/group-editor.tsx')).GroupEditor,
);
const ColumnChooser = lazyComponent(
  async () => (await import('./column-chooser.tsx')).ColumnChooser,
);
const ListMenu = lazyComponent(async () => (await import('./list-menu.tsx')).ListMenu);

/**
 * Editor opened by a button of the toolbar, with its anchor. The editor of conditions has those to
 * change, or none for a new one.
 */
export type Opened =
  | EditedConditions
  | { readonly part: 'columns' | 'menu'; readonly anchor: HTMLElement };

interface OpenedEditorProps extends ListToolbarProps {
  readonly opened: Opened;
  /** Replaces the editor with another one. */
  readonly onOpen: (opened: Opened) => void;
  readonly onClose: () => void;
}

/** Editor opened from the toolbar of a list. */
export function OpenedEditor({ opened, onOpen, onRefresh, onClose, ...list }: OpenedEditorProps) {
  const { descriptor, columns } = list;
  if (opened.part === 'filter')
    return <ConditionsEditor {...list} opened={opened} onClose={onClose} />;
  if (opened.part === 'menu')
    return (
      <ListMenu
        {...list}
        anchor={opened.anchor}
        onRefresh={onRefresh}
        onColumns={() => onOpen({ part: 'columns', anchor: opened.anchor })}
        onClose={onClose}
      />
    );
  return (
    <ColumnChooser
      resource={descriptor.name}
      {...{ list: list.list, state: list.state, update: list.update, columns }}
      anchor={opened.anchor}
      onClose={onClose}
    />
  );
}

const noColumns = [] as const;
const noRelations: readonly string[] = [];
const noConditions: readonly FilterCondition[] = [];

/** Editor of one condition, or of a group. */
function ConditionsEditor({
  opened: { anchor, edited = noConditions, group: at },
  onClose,
  descriptor,
  list,
  state,
  update,
}: Omit<OpenedEditorProps, 'opened' | 'onOpen' | 'onRefresh'> & {
  readonly opened: EditedConditions;
}) {
  const resources = useResources();
  // Not suspended: a fallback would hide the page and take the focus from the opener.
  const relations = useLoaded(relationsOf(list));
  const [wanted, setWanted] = useState(noRelations);
  const known = useRelatedList(list, state.rest);
  const { filters, groups: kinds } = useRelatedList(list, state.rest, wanted);
  // Conditions as the chips have read them, since the objects identify the conditions to change.
  const asked = readConditions(known, state);
  const related = useMemo(
    (): Relations | undefined =>
      relations && {
        relations,
        load: async (relation) => {
          const names = [...wanted, relation];
          const whole = await withRelations(
            list,
            [...new Set([...relationsIn(state.rest), ...names])],
            resources,
          ).load();
          setWanted(names);
          return whole.filters
            .filter(isRelated)
            .filter((each) => each.related.relation === relation);
        },
      },
    [relations, wanted, list, state.rest, resources],
  );
  const [draft, setDraft] = useState((): GroupDraft | undefined => {
    const group = at === undefined ? undefined : asked.groups[at];
    return group && groupDraftOf(filters, group);
  });
  // A condition that is turned into a group is part of the group, and a changed one is not counted.
  const others = useMemo(
    () => asked.filters.filter((each) => !edited.includes(each)),
    [asked, edited],
  );
  const counted = useMemo(
    () => ({ ...state, ...formatConditions({ ...asked, filters: others }) }),
    [state, asked, others],
  );
  const request = useListRequest(counted, noColumns, list);
  const { count } = descriptor;
  const counting = useMemo(
    () => (count ? { count, filters, request } : null),
    [count, filters, request],
  );
  if (!related) return null;
  if (draft && kinds) {
    return (
      <RelationsContext value={related}>
        <GroupEditor
          resource={descriptor.name}
          filters={filters}
          kinds={kinds}
          draft={draft}
          onClose={onClose}
          onApply={(group) => {
            onClose();
            update(
              formatConditions({
                ...asked,
                filters: others,
                groups: asked.groups.toSpliced(
                  at ?? asked.groups.length,
                  1,
                  ...(group ? [group] : []),
                ),
              }),
            );
          }}
        />
      </RelationsContext>
    );
  }
  return (
    <RelationsContext value={related}>
      <CountingContext value={counting}>
        <FilterEditor
          resource={descriptor.name}
          filters={filters}
          edited={edited}
          anchor={anchor}
          onClose={onClose}
          onGroup={kinds && ((first) => setDraft(newGroup(filters, 'any', first)))}
          onApply={(next) => {
            onClose();
            update(
              formatConditions({
                ...asked,
                filters: withConditions(filters, asked.filters, next, edited),
              }),
            );
          }}
        />
      </CountingContext>
    </RelationsContext>
  );
}
