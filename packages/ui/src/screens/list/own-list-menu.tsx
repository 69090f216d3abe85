import type { ListDescriptor, ResourceDescriptor } from '@admin/gql/resource';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../../kit/icons.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useResource } from '../../data/use-resource.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import { parseListState } from '../../resources/list-state.ts';
import { useColumns } from '../../table/use-columns.ts';
import { useListRequest } from './use-list-request.ts';

/** Props of the menu of a resource's list. */
export interface OwnListMenuProps {
  /** Name of the resource. */
  readonly resource: string;
}

const ListItemsMenu = lazyComponent(
  async () => (await import('./list-items-menu.tsx')).ListItemsMenu,
);

/**
 * Menu of a list, for a screen that replaces it: export of all records, and import. Renders nothing
 * if the schema has no list of the resource.
 */
export function OwnListMenu({ resource }: OwnListMenuProps) {
  const descriptor = useResource(resource);
  const { list } = descriptor;
  return list ? <MenuButton descriptor={descriptor} list={list} /> : null;
}

function MenuButton({
  descriptor,
  list,
}: {
  readonly descriptor: ResourceDescriptor;
  readonly list: ListDescriptor;
}) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { shown } = useColumns(descriptor.name, list);
  const state = useMemo(() => parseListState('', list), [list]);
  const request = useListRequest(state, shown, list);
  return (
    <>
      <IconButton
        aria-label={t('table.menu')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" />
      </IconButton>
      {anchor && (
        <ListItemsMenu
          descriptor={descriptor}
          list={list}
          request={request}
          anchor={anchor}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
