import type { ActionSummary } from '@admin/gql/resource';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import type { ActionSubject } from '../../actions/action-subject.ts';
import { preloadActions } from '../../actions/use-action-module.ts';
import { useOfferedActions } from '../../actions/use-offered-actions.ts';
import type { RowRelations } from '../../actions/use-relations.ts';
import { useSay } from '../../fields/use-say.ts';
import { useNames } from '../../resources/use-names.ts';
import { useCan } from '../../resources/use-can.ts';
import type { ListRowSlotProps } from '../../slots/slot-props.ts';
import { ActionDialog } from './action-dialog.tsx';
import { useAllowed } from './use-allowed.ts';
import { recordText } from '../../values/record-text.ts';

const places = ['record'] as const;

/**
 * Items that change the record of a row: its form, its actions, and those of the record that owns
 * the list.
 */
export function RowActionItems({
  descriptor: resource,
  record,
  href,
  relations,
  openDialog,
  onClose,
}: ListRowSlotProps) {
  const { t } = useTranslation();
  const names = useNames();
  const can = useCan();
  const say = useSay();
  const [, navigate] = useLocation();
  const { name, actions } = resource;
  const offered = useOfferedActions(name, actions, places);
  const ordered = useMemo(
    () =>
      offered.toSorted((a, b) => Number(a.destructive ?? false) - Number(b.destructive ?? false)),
    [offered],
  );
  const allowed = useAllowed(resource, record, ordered);
  const groups = [actions, relations?.owner.resource.actions];
  useEffect(() => {
    for (const group of groups) if (group) preloadActions(group);
  });
  const subject: ActionSubject = { resource, records: [record] };
  const openOwn = (summary: ActionSummary) =>
    openDialog((close) => (
      <ActionDialog
        group={actions}
        summary={summary}
        resource={name}
        subject={subject}
        onClose={() => close()}
      />
    ));
  const openRelation = ({ owner }: RowRelations, summary: ActionSummary) => {
    const isPart = summary.place === 'child';
    openDialog((close) => (
      <ActionDialog
        group={owner.resource.actions}
        summary={summary}
        resource={owner.resource.name}
        subject={owner}
        other={isPart ? undefined : { resource, record }}
        part={isPart ? { record, text: recordText(resource, record, say) } : undefined}
        onClose={() => close()}
      />
    ));
  };
  const item = (of: string, action: ActionSummary, onChoose: () => void, isKnown = true) => (
    <MenuItem
      key={action.name}
      disabled={!isKnown}
      onClick={onChoose}
      sx={{ whiteSpace: 'normal', color: action.destructive ? 'text.danger' : undefined }}
    >
      {names.action(of, action)}
    </MenuItem>
  );
  return (
    <>
      {href !== undefined && can('update', name) && (
        <MenuItem
          onClick={() => {
            onClose();
            navigate(`${href}/edit`);
          }}
        >
          {t('show.edit')}
        </MenuItem>
      )}
      {allowed.actions.length > 0 && <Divider />}
      {allowed.actions.map((action) =>
        item(name, action, () => openOwn(action), allowed.isKnown || !action.rules?.when),
      )}
      {relations && <Divider />}
      {relations?.actions.map((action) =>
        item(relations.owner.resource.name, action, () => openRelation(relations, action)),
      )}
    </>
  );
}
