import type { FilterCondition, FilterDescriptor } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { focusOnMount } from '../admin/focus-on-mount.ts';
import { Button } from '../controls/button.tsx';
import { valueProblem } from '../inputs/values/value-problem.ts';
import '../locales/lists-texts.ts';
import { editedChoice, editorChoices, toConditions, type EditorChoice } from './condition-groups.ts';
import { FilterValue, valueDescriptor } from './filter-value.tsx';
import { takesMany } from './operator-choice.ts';
import { useConditionTexts } from './use-condition-text.ts';

export interface FilterEditorProps {
  readonly resource: string;
  readonly filters: readonly FilterDescriptor[];
  /** What is changed; empty for a new one. */
  readonly edited: readonly FilterCondition[];
  readonly anchor: HTMLElement;
  readonly onApply: (conditions: readonly FilterCondition[]) => void;
  readonly onClose: () => void;
}

/** What a value is like: of one shape, it is kept where another operator is chosen. */
const shapeOf = (choice: EditorChoice): string => (choice === 'between' || choice === 'within' ? choice : String(takesMany(choice)));

/** One condition: which field, how compared, to what. */
export function FilterEditor({ resource, filters, edited, anchor, onApply, onClose }: FilterEditorProps) {
  const { t } = useTranslation();
  const texts = useConditionTexts(resource);
  const titleId = useId();
  const [condition, other] = edited;
  // A condition that the list cannot be asked without is there already, and stays about what it is about.
  const own = filters.find((each) => each.name === condition?.field);
  const usable = own?.required ? [own] : filters.filter((each) => !each.required && editorChoices(each).length > 0);
  const opened = condition && own && editedChoice(own, other ? [condition, other] : [condition]);
  const [name, setName] = useState(condition?.field ?? usable[0]?.name);
  const [chosen, setChosen] = useState<EditorChoice | undefined>(opened?.choice);
  const [given, setGiven] = useState<unknown>(opened?.value ?? null);
  const [problem, setProblem] = useState<string>();

  const filter = filters.find((each) => each.name === name);
  if (!filter) return null;
  const choices = editorChoices(filter);
  const choice = chosen && choices.includes(chosen) ? chosen : choices[0];
  if (choice === undefined) return null;
  // As the list of periods shows it.
  const value = choice === 'within' ? (given ?? '~today') : given;
  const needsValue = choice !== 'isEmpty' && choice !== 'isFilled';

  const change = (next: unknown) => {
    setGiven(next);
    setProblem(undefined);
  };
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The editor is a form inside the page's own, as React sees it.
    event.stopPropagation();
    const wrong = needsValue ? valueProblem(valueDescriptor(filter, choice), value) : null;
    const ready = toConditions(filter, choice, value);
    if (wrong) setProblem(t(wrong.key, { ...wrong.values }));
    else if (ready.length > 0) onApply(ready);
    else setProblem(t('filters.missing'));
  };
  const select = { select: true, size: 'small', fullWidth: true, slotProps: { select: { native: true }, inputLabel: { shrink: true } } } as const;

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transformOrigin={{ vertical: -4, horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 380, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <Box component="form" noValidate onSubmit={apply} sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Box id={titleId} sx={{ fontWeight: 600, fontSize: '0.875rem' }}>{t(condition ? 'filters.editTitle' : 'filters.addTitle')}</Box>
        <TextField
          {...select}
          label={t('filters.field')}
          value={filter.name}
          inputRef={condition ? undefined : focusOnMount}
          onChange={(event) => {
            setName(event.target.value);
            setChosen(undefined);
            change(null);
          }}
        >
          {usable.map((each) => <option key={each.name} value={each.name}>{texts.field(each)}</option>)}
        </TextField>
        <TextField
          {...select}
          label={t('filters.operator')}
          value={choice}
          onChange={(event) => {
            const next = choices.find((each) => each === event.target.value);
            if (next === undefined) return;
            setChosen(next);
            if (shapeOf(next) !== shapeOf(choice)) change(null);
          }}
        >
          {choices.map((each) => (
            <option key={each} value={each}>
              {each === 'isEmpty' || each === 'isFilled' || each === 'between' || each === 'within' ? t(`filters.${each}`) : texts.operator(filter, each)}
            </option>
          ))}
        </TextField>
        {needsValue && (
          <FilterValue
            key={`${filter.name} ${shapeOf(choice)}`}
            resource={resource}
            filter={filter}
            choice={choice}
            value={value}
            error={problem}
            focusRef={condition && focusOnMount}
            onChange={change}
          />
        )}
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
          <Button onClick={onClose}>{t('filters.cancel')}</Button>
          <Button type="submit" variant="contained">{t('filters.apply')}</Button>
        </Box>
      </Box>
    </Popover>
  );
}
