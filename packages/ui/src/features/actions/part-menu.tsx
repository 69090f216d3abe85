import type {
  ActionGroup,
  ActionSummary,
  FieldDescriptor,
  ResourceRecord,
} from '@admin/gql/resource';

import { lazyComponent as loaded } from '../../kit/lazy-component.tsx';
import { useNames } from '../../resources/use-names.ts';
import { siblingsOfChild } from '../../fields/siblings-of-child.ts';
import { isEmpty } from '../../values/is-empty.ts';
import { isNumeric } from '../../values/is-numeric.ts';
import { useValueText } from '../../fields/use-value-text.ts';
import { MoreMenu } from './more-menu.tsx';
import { preloadActions } from '../../actions/use-action-module.ts';
import type { ActionSubject } from '../../actions/action-subject.ts';

const ActionDialog = loaded(async () => (await import('./action-dialog.tsx')).ActionDialog);

export interface PartMenuProps {
  readonly group: ActionGroup;
  readonly actions: readonly ActionSummary[];
  /** Record that owns the child record. */
  readonly subject: ActionSubject;
  readonly part: ResourceRecord;
  /** Fields of the child record that the page shows. */
  readonly fields: readonly FieldDescriptor[];
}

/** Actions of a child record, at its end. Destructive ones come last. */
export function PartMenu({ group, actions, subject, part, fields }: PartMenuProps) {
  const { name } = subject.resource;
  const text = usePartText(name)(fields, part, siblingsOfChild(subject.records[0], part));
  const ordered = actions.toSorted(
    (a, b) => Number(a.destructive ?? false) - Number(b.destructive ?? false),
  );
  const expect = () => {
    preloadActions(group);
    ActionDialog.preload();
  };
  return (
    <MoreMenu
      resource={name}
      actions={ordered}
      about={text}
      onExpect={expect}
      renderDialog={(chosen, onClose) => (
        <ActionDialog
          group={group}
          summary={chosen}
          resource={name}
          subject={subject}
          part={{ record: part, text }}
          onClose={onClose}
        />
      )}
    />
  );
}

const named = 3;
const naming: ReadonlySet<FieldDescriptor['kind']> = new Set([
  'string',
  'enum',
  'reference',
  'email',
  'date',
]);

/** Label of a child record: its name, else its first numbers with the labels of their fields. */
function usePartText(
  resource: string,
): (fields: readonly FieldDescriptor[], part: ResourceRecord, beside: ResourceRecord) => string {
  const names = useNames();
  const text = useValueText(resource);
  return (fields, part, beside) => {
    const filled = fields.filter(
      (field) => !isEmpty(field, part[field.name]) && part[field.name] !== '' && !field.list,
    );
    const telling = filled
      .filter(({ kind }) => naming.has(kind))
      .slice(0, named)
      .map((field) => text(field, part[field.name], beside));
    if (telling.length > 0) return telling.join(', ');
    return filled
      .filter((field) => isNumeric(field))
      .slice(0, named)
      .map((field) => `${names.field(resource, field)}: ${text(field, part[field.name], beside)}`)
      .join(', ');
  };
}
