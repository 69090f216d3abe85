import type { FilterCondition, FilterDescriptor } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { focusOnMount } from '../kit/focus-on-mount.ts';
import { Button } from '../kit/button.tsx';
import '../locales/lists-texts.ts';
import { checkDraft, draftOf, newDraft, type ConditionDraft } from './condition-draft.ts';
import { ConditionFields } from './condition-fields.tsx';
import { editorChoices } from './condition-groups.ts';

export interface FilterEditorProps {
  readonly resource: string;
  readonly filters: readonly FilterDescriptor[];
  /** Conditions to change; empty for a new one. */
  readonly edited: readonly FilterCondition[];
  readonly anchor: HTMLElement;
  readonly onApply: (conditions: readonly FilterCondition[]) => void;
  /** Turns the condition into the first one of a group. Absent: the list has no groups. */
  readonly onGroup?: ((first: ConditionDraft) => void) | undefined;
  readonly onClose: () => void;
}

/** Editor of one condition: filter, operator, value. */
export function FilterEditor({
  resource,
  filters,
  edited,
  anchor,
  onApply,
  onGroup,
  onClose,
}: FilterEditorProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [condition, other] = edited;
  // The condition of a required filter keeps its filter. It cannot be changed to another.
  const own = filters.find((each) => each.name === condition?.field);
  const usable = own?.required
    ? [own]
    : filters.filter((each) => !each.required && editorChoices(each).length > 0);
  const [draft, setDraft] = useState(() =>
    condition && own ? draftOf(own, other ? [condition, other] : [condition]) : newDraft(usable[0]),
  );
  const [problem, setProblem] = useState<string>();
  const filter = usable.find((each) => each.name === draft?.field);
  if (!filter || !draft) return null;

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // In React's tree, the form of the editor is inside the form of the page.
    event.stopPropagation();
    const { conditions, problem: wrong } = checkDraft(filter, draft);
    if (wrong) setProblem(t(wrong.key, { ...wrong.values }));
    else onApply(conditions);
  };

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transformOrigin={{ vertical: -4, horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { width: 440, maxWidth: 'calc(100vw - 32px)' },
        },
      }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={apply}
        sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 2 }}
      >
        <Box id={titleId} sx={{ fontWeight: 600, fontSize: '0.875rem' }}>
          {t(condition ? 'filters.editTitle' : 'filters.addTitle')}
        </Box>
        <ConditionFields
          resource={resource}
          filters={usable}
          draft={draft}
          problem={problem}
          fieldRef={condition ? undefined : focusOnMount}
          valueRef={condition && focusOnMount}
          onChange={(next) => {
            setDraft(next);
            setProblem(undefined);
          }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
          {onGroup && !own?.required && (
            <Button sx={{ mr: 'auto' }} onClick={() => onGroup(draft)}>
              {t('filters.several')}
            </Button>
          )}
          <Button onClick={onClose}>{t('filters.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('filters.apply')}
          </Button>
        </Box>
      </Box>
    </Popover>
  );
}
