import type { ActionGroup, ActionSummary, FieldDescriptor, ResourceRecord } from '@admin/gql/resource';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../admin/icons.tsx';
import { part as loaded } from '../admin/part.tsx';
import { useNames } from '../admin/use-names.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { besidePart } from '../fields/beside-part.ts';
import { isEmpty } from '../fields/is-empty.ts';
import { isNumeric } from '../fields/is-numeric.ts';
import { useValueText } from '../fields/use-value-text.ts';
import { preloadActions } from './use-action-module.ts';
import type { ActionSubject } from './use-action.ts';

const ActionDialog = loaded(async () => (await import('./action-dialog.tsx')).ActionDialog);
const ActionMenu = loaded(async () => (await import('./action-menu.tsx')).ActionMenu);

export interface PartMenuProps {
  readonly group: ActionGroup;
  readonly actions: readonly ActionSummary[];
  /** The record that has the part. */
  readonly subject: ActionSubject;
  readonly part: ResourceRecord;
  /** What is shown of it. */
  readonly fields: readonly FieldDescriptor[];
}

/** What can be done with one part of a record, at its end; what cannot be taken back stands last. */
export function PartMenu({ group, actions, subject, part, fields }: PartMenuProps) {
  const { t } = useTranslation();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<ActionSummary | null>(null);
  const { name } = subject.resource;
  const text = usePartText(name)(fields, part, besidePart(subject.records[0], part));
  const preload = () => {
    preloadActions(group);
    ActionMenu.preload();
    ActionDialog.preload();
  };
  const label = text === '' ? t('table.menu') : `${t('table.menu')}: ${text}`;
  return (
    <>
      <IconButton aria-label={label} aria-haspopup="menu" onPointerEnter={preload} onFocus={preload} onClick={(event) => setMenu(event.currentTarget)}>
        <Icon name="more" />
      </IconButton>
      <Suspense fallback={null}>
        {menu && (
          <ActionMenu
            resource={name}
            actions={actions.toSorted((a, b) => Number(a.destructive ?? false) - Number(b.destructive ?? false))}
            anchor={menu}
            label={label}
            onChoose={(action) => {
              setMenu(null);
              setChosen(action);
            }}
            onClose={() => setMenu(null)}
          />
        )}
        {chosen && <ActionDialog group={group} summary={chosen} resource={name} subject={subject} part={{ record: part, text }} onClose={() => setChosen(null)} />}
      </Suspense>
    </>
  );
}

const named = 3;
const naming: ReadonlySet<FieldDescriptor['kind']> = new Set(['string', 'enum', 'reference', 'email', 'date']);

/** Which part it is, in words: what it is called, else its first numbers with their names. */
function usePartText(resource: string): (fields: readonly FieldDescriptor[], part: ResourceRecord, beside: ResourceRecord) => string {
  const names = useNames();
  const text = useValueText(resource);
  return (fields, part, beside) => {
    const filled = fields.filter((field) => !isEmpty(field, part[field.name]) && part[field.name] !== '' && !field.list);
    const telling = filled.filter(({ kind }) => naming.has(kind)).slice(0, named).map((field) => text(field, part[field.name], beside));
    if (telling.length > 0) return telling.join(', ');
    return filled.filter((field) => isNumeric(field)).slice(0, named).map((field) => `${names.field(resource, field)}: ${text(field, part[field.name], beside)}`).join(', ');
  };
}
