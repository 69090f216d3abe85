import {
  recordId,
  type ActionSummary,
  type KeyedResource,
  type ResourceRecord,
} from '@admin/gql/resource';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { listHref, recordHref } from '../../resources/addresses.ts';
import { part } from '../../kit/part.tsx';
import { useNames } from '../../resources/use-names.ts';
import { useCan } from '../../resources/use-can.ts';
import { useSay } from '../../fields/use-say.ts';
import '../../locales/panel-texts.ts';
import '../../locales/records-texts.ts';
import { usePanel } from '../panel/use-panel.ts';
import { ActionDialog } from './action-dialog.tsx';
import { LandmarkMenu } from '../../kit/landmark-menu.tsx';
import { preloadActions } from '../../actions/use-action-module.ts';
import { useAllowed } from './use-allowed.ts';
import { useActionTexts } from '../../resources/use-action-texts.ts';
import type { ActionSubject } from '../../actions/action-subject.ts';
import { useOfferedActions } from '../../actions/use-offered-actions.ts';
import type { RowRelations } from '../../actions/use-relations.ts';

const RemoveDialog = part(async () => (await import('../remove/remove-dialog.tsx')).RemoveDialog);

export interface RowMenuProps {
  readonly resource: KeyedResource;
  readonly record: ResourceRecord;
  readonly anchor: HTMLElement;
  /**
   * Path below which the pages of the records are. @defaultValue where their resource has them, if
   * it has
   */
  readonly recordsPath?: string | undefined;
  readonly relations?: RowRelations | undefined;
  readonly onClose: () => void;
  readonly onRemoved?: (record: ResourceRecord) => void;
}

const places = ['record'] as const;

/**
 * What can be done with the record of a row, at the button at its end; then the form or the
 * question of what was chosen.
 */
export function RowMenu({
  resource,
  record,
  anchor,
  recordsPath,
  relations,
  onClose,
  onRemoved,
}: RowMenuProps) {
  const { t } = useTranslation();
  const text = useActionTexts();
  const names = useNames();
  const can = useCan();
  const say = useSay();
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<ActionSummary | 'remove' | null>(null);
  const { name, key, actions } = resource;
  const offered = useOfferedActions(name, actions, places);
  const ordered = useMemo(
    () =>
      offered.toSorted((a, b) => Number(a.destructive ?? false) - Number(b.destructive ?? false)),
    [offered],
  );
  const allowed = useAllowed(resource, record, ordered);
  const subject = useMemo(
    (): ActionSubject => ({ resource, records: [record] }),
    [resource, record],
  );
  const groups = [actions, relations?.owner.resource.actions];
  useEffect(() => {
    for (const group of groups) if (group) preloadActions(group);
  });
  const path = recordsPath ?? (can('show', name) ? listHref(name) : undefined);
  const href = path === undefined ? undefined : recordHref(path, key, record);
  const panel = usePanel();
  const go = (href: string) => {
    onClose();
    navigate(href);
  };
  if (chosen === 'remove') {
    const leave = () => {
      onClose();
      onRemoved?.(record);
    };
    return <RemoveDialog resource={resource} record={record} onClose={onClose} onRemoved={leave} />;
  }
  if (chosen && relations?.actions.includes(chosen)) {
    const { owner } = relations;
    const isPart = chosen.place === 'child';
    return (
      <ActionDialog
        group={owner.resource.actions}
        summary={chosen}
        resource={owner.resource.name}
        subject={owner}
        other={isPart ? undefined : { resource, record }}
        part={isPart ? { record, text: resource.label(record, say) } : undefined}
        onClose={() => onClose()}
      />
    );
  }
  if (chosen && actions)
    return (
      <ActionDialog
        group={actions}
        summary={chosen}
        resource={name}
        subject={subject}
        onClose={() => onClose()}
      />
    );
  const entry = (of: string, action: ActionSummary, isKnown = true) => (
    <MenuItem
      key={action.name}
      disabled={!isKnown}
      onClick={() => setChosen(action)}
      sx={{ whiteSpace: 'normal', color: action.destructive ? 'text.danger' : undefined }}
    >
      {names.action(of, action)}
    </MenuItem>
  );
  return (
    <LandmarkMenu anchor={anchor} label={resource.label(record, say)} onClose={onClose}>
      {href !== undefined && <MenuItem onClick={() => go(href)}>{text('open')}</MenuItem>}
      {href !== undefined && panel.open && (
        <MenuItem
          onClick={() => {
            onClose();
            panel.open?.(recordId(key, record));
          }}
        >
          {t('panel.open')}
        </MenuItem>
      )}
      {href !== undefined && can('update', name) && (
        <MenuItem onClick={() => go(`${href}/edit`)}>{t('show.edit')}</MenuItem>
      )}
      {allowed.actions.length > 0 && <Divider />}
      {allowed.actions.map((action) => entry(name, action, allowed.isKnown || !action.rules?.when))}
      {relations && <Divider />}
      {relations?.actions.map((action) => entry(relations.owner.resource.name, action))}
      {can('remove', name) && <Divider />}
      {can('remove', name) && (
        <MenuItem onClick={() => setChosen('remove')} sx={{ color: 'text.danger' }}>
          {t('show.remove')}
        </MenuItem>
      )}
    </LandmarkMenu>
  );
}
