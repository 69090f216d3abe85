import type { FilterDescriptor } from '@admin/gql/resource';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

import type { FocusTarget } from '../inputs/input-props.ts';
import '../locales/lists-texts.ts';
import { needsValue, newDraft, type ConditionDraft } from './condition-draft.ts';
import { editorChoices, type EditorChoice } from './condition-groups.ts';
import { FilterValue } from './filter-value.tsx';
import { takesMany } from './operator-choice.ts';
import { useConditionTexts } from './use-condition-text.ts';

export interface ConditionFieldsProps {
  readonly resource: string;
  /** What the condition can be about. */
  readonly filters: readonly FilterDescriptor[];
  readonly draft: ConditionDraft;
  readonly problem: string | undefined;
  /** What has the focus first. */
  readonly fieldRef?: ((target: FocusTarget | null) => void) | undefined;
  readonly valueRef?: ((target: FocusTarget | null) => void) | undefined;
  readonly onChange: (draft: ConditionDraft) => void;
}

/** What a value is like: of one shape, it is kept where another operator is chosen. */
const shapeOf = (choice: EditorChoice): string => (choice === 'between' || choice === 'within' ? choice : String(takesMany(choice)));

const select = { select: true, size: 'small', fullWidth: true, slotProps: { select: { native: true }, inputLabel: { shrink: true } } } as const;

/** One condition: which field, how compared, to what. */
export function ConditionFields({ resource, filters, draft, problem, fieldRef, valueRef, onChange }: ConditionFieldsProps) {
  const { t } = useTranslation();
  const texts = useConditionTexts(resource);
  const filter = filters.find(({ name }) => name === draft.field);
  if (!filter) return null;
  const { choice } = draft;
  const choices = editorChoices(filter);
  const changeTo = (next: ConditionDraft | undefined) => {
    if (next) onChange(next);
  };
  return (
    <>
      <TextField {...select} label={t('filters.field')} value={filter.name} inputRef={fieldRef} onChange={(event) => changeTo(newDraft(filters.find(({ name }) => name === event.target.value)))}>
        {filters.map((each) => <option key={each.name} value={each.name}>{texts.field(each)}</option>)}
      </TextField>
      <TextField
        {...select}
        label={t('filters.operator')}
        value={choice}
        onChange={(event) => {
          const next = choices.find((each) => each === event.target.value);
          if (next !== undefined) changeTo(shapeOf(next) === shapeOf(choice) ? { ...draft, choice: next } : newDraft(filter, next));
        }}
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {each === 'isEmpty' || each === 'isFilled' || each === 'between' || each === 'within' ? t(`filters.${each}`) : texts.operator(filter, each)}
          </option>
        ))}
      </TextField>
      {needsValue(draft) && (
        <FilterValue
          key={`${filter.name} ${shapeOf(choice)}`}
          resource={resource}
          filter={filter}
          choice={choice}
          value={draft.value}
          error={problem}
          focusRef={valueRef}
          onChange={(value) => onChange({ ...draft, value })}
        />
      )}
    </>
  );
}
