import type { FilterDescriptor, FilterGroup, GroupKind } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTheme } from '@mui/material/styles';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { focusOnMount } from '../kit/focus-on-mount.ts';
import { Icon } from '../kit/icons.tsx';
import { useMedia } from '../data/use-media.ts';
import { Button } from '../kit/button.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import '../locales/lists-texts.ts';
import { newDraft } from './condition-draft.ts';
import { ConditionFields } from './condition-fields.tsx';
import { editorChoices } from './condition-groups.ts';
import { groupable } from './filter-groups.ts';
import {
  checkGroup,
  identified,
  newGroup,
  type GroupDraft,
  type GroupProblems,
} from './group-draft.ts';
import { useConditionTexts } from './use-condition-text.ts';

export interface GroupEditorProps {
  readonly resource: string;
  readonly filters: readonly FilterDescriptor[];
  readonly kinds: readonly GroupKind[];
  /** Group to edit. */
  readonly draft: GroupDraft;
  /** `null`: the group has no conditions left. */
  readonly onApply: (group: FilterGroup | null) => void;
  readonly onClose: () => void;
}

/** Maximum depth of groups that the editor offers. Deeper groups of an address are still shown. */
const deepest = 2;
const noProblems: GroupProblems = new Map();

/** Editor of a group: its kind, its conditions, and nested groups. */
export function GroupEditor({
  resource,
  filters,
  kinds,
  draft: first,
  onApply,
  onClose,
}: GroupEditorProps) {
  const { t } = useTranslation();
  const texts = useConditionTexts(resource);
  const titleId = useId();
  const isNarrow = useMedia(useTheme().breakpoints.down('sm'));
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState(noProblems);
  const usable = groupable(filters).filter((each) => editorChoices(each).length > 0);
  const { group: ready } = checkGroup(usable, draft);
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const { group, problems: wrong } = checkGroup(usable, draft);
    if (wrong.size > 0) setProblems(wrong);
    else onApply(group);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="md"
      fullWidth
      fullScreen={isNarrow}
    >
      <DialogTitle id={titleId}>{t('filters.groupTitle')}</DialogTitle>
      <Box
        component="form"
        noValidate
        onSubmit={apply}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 }}
      >
        <DialogContent>
          <GroupFields
            resource={resource}
            filters={usable}
            kinds={kinds}
            draft={draft}
            depth={1}
            problems={problems}
            onChange={(next) => {
              setDraft(next);
              setProblems(noProblems);
            }}
          />
          <Box
            component="p"
            aria-live="polite"
            sx={{
              mt: 2,
              mb: 0,
              typography: 'body2',
              color: 'text.secondary',
              overflowWrap: 'anywhere',
            }}
          >
            {ready ? texts.grouped(filters, ready).join('') : ' '}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('filters.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('filters.apply')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

interface GroupFieldsProps extends Pick<
  GroupEditorProps,
  'resource' | 'filters' | 'kinds' | 'draft'
> {
  readonly depth: number;
  readonly problems: GroupProblems;
  readonly onChange: (draft: GroupDraft) => void;
  /** Absent for the outermost group. */
  readonly onRemove?: () => void;
}

/** Fields of a group: its kind, its conditions, and its nested groups, indented. */
function GroupFields({
  resource,
  filters,
  kinds,
  draft,
  depth,
  problems,
  onChange,
  onRemove,
}: GroupFieldsProps) {
  const { t } = useTranslation();
  const { kind, conditions, groups } = draft;
  const isWhole = depth === 1;
  const kindOf = (text: string) => kinds.find((each) => each === text) ?? kind;
  return (
    <Box
      component="fieldset"
      sx={{
        border: 0,
        m: 0,
        p: 0,
        minWidth: 0,
        ...(isWhole
          ? {}
          : { mt: 2, pl: { xs: 1.5, sm: 2 }, borderLeft: 2, borderColor: 'divider' }),
      }}
    >
      <Box
        component="legend"
        sx={{
          position: 'absolute',
          width: 1,
          height: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        }}
      >
        {t(isWhole ? 'filters.groupTitle' : 'filters.groupInner')}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pt: 1 }}>
        <TextField
          select
          size="small"
          label={t(isWhole ? 'filters.groupKind' : 'filters.groupInner')}
          value={kind}
          inputRef={isWhole ? focusOnMount : undefined}
          onChange={(event) => onChange({ ...draft, kind: kindOf(event.target.value) })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ width: 320, maxWidth: 1 }}
        >
          {kinds.map((each) => (
            <option key={each} value={each}>
              {t(`${isWhole ? 'filters.groupKinds' : 'filters.groupInnerKinds'}.${each}`)}
            </option>
          ))}
        </TextField>
        {onRemove && (
          <IconButton aria-label={t('filters.removeGroup')} onClick={onRemove}>
            <Icon name="close" size={18} />
          </IconButton>
        )}
      </Box>
      {conditions.map((condition, at) => (
        <ConditionRow
          key={condition.id}
          resource={resource}
          filters={filters}
          number={at + 1}
          condition={condition}
          problem={problems.get(condition.id)}
          onChange={(next) =>
            onChange({ ...draft, conditions: replaced(conditions, condition.id, next) })
          }
        />
      ))}
      {groups.map((group) => (
        <GroupFields
          key={group.id}
          resource={resource}
          filters={filters}
          kinds={kinds}
          draft={group}
          depth={depth + 1}
          problems={problems}
          onChange={(next) => onChange({ ...draft, groups: replaced(groups, group.id, next) })}
          onRemove={() => onChange({ ...draft, groups: replaced(groups, group.id) })}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          size="small"
          startIcon={<Icon name="add" size={18} />}
          onClick={() => {
            const next = newDraft(
              filters.find(({ name }) => name === conditions.at(-1)?.field) ?? filters[0],
            );
            if (next) onChange({ ...draft, conditions: [...conditions, identified(next)] });
          }}
        >
          {t('filters.addCondition')}
        </Button>
        {depth < deepest && (
          <Button
            size="small"
            startIcon={<Icon name="add" size={18} />}
            onClick={() =>
              onChange({
                ...draft,
                groups: [...groups, newGroup(filters, kind === 'any' ? 'all' : 'any')],
              })
            }
          >
            {t('filters.addGroup')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** Items with the one of this id replaced, or removed. */
const replaced = <Item extends { readonly id: number }>(
  all: readonly Item[],
  id: number,
  item?: Item,
): readonly Item[] => all.flatMap((each) => (each.id === id ? (item ?? []) : each));

interface ConditionRowProps extends Pick<GroupEditorProps, 'resource' | 'filters'> {
  /** Position in its group, from 1. */
  readonly number: number;
  readonly condition: GroupDraft['conditions'][number];
  readonly problem: ReturnType<GroupProblems['get']>;
  /** `undefined` removes the condition. */
  readonly onChange: (condition?: GroupDraft['conditions'][number]) => void;
}

function ConditionRow({
  resource,
  filters,
  number,
  condition,
  problem,
  onChange,
}: ConditionRowProps) {
  const { t } = useTranslation();
  return (
    <Box
      component="fieldset"
      aria-label={t('filters.condition', { number })}
      sx={{
        border: 0,
        m: 0,
        p: 0,
        minWidth: 0,
        display: 'grid',
        columnGap: 1,
        rowGap: 1.5,
        mt: 2,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) 36px',
          sm: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 5fr) 36px',
        },
        '& > :not(button)': { gridColumn: { xs: 1, sm: 'auto' } },
        '& > button': { gridColumn: { xs: 2, sm: 4 }, gridRow: 1 },
      }}
    >
      <ConditionFields
        resource={resource}
        filters={filters}
        draft={condition}
        problem={problem && t(problem.key, { ...problem.values })}
        onChange={(next) => onChange({ ...next, id: condition.id })}
      />
      <IconButton aria-label={t('filters.removeCondition')} onClick={() => onChange()}>
        <Icon name="close" size={18} />
      </IconButton>
    </Box>
  );
}
