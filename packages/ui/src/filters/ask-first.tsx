import type { FilterCondition, FilterDescriptor } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { focusOnMount } from '../kit/focus-on-mount.ts';
import { Button } from '../kit/button.tsx';
import { valueDescriptor } from './filter-value.tsx';
import { operatorChoices, toCondition } from './operator-choice.ts';
import { useConditionTexts } from './use-condition-text.ts';
import { ValueInput } from '../inputs/value-input.tsx';
import { valueProblem } from '../values/value-problem.ts';
import '../locales/lists-texts.ts';
import { TableFrame } from '../table/table-frame.tsx';
import { ownValue } from '../values/own-value.ts';

export interface AskFirstProps {
  readonly resource: string;
  /** Required filters that have no condition yet. */
  readonly filters: readonly FilterDescriptor[];
  readonly onAnswer: (conditions: readonly FilterCondition[]) => void;
}

/** Form in place of the rows. The server lists records only with a value for each required filter. */
export function AskFirst(props: AskFirstProps) {
  const { t } = useTranslation();
  return (
    <TableFrame>
      <AskForm {...props} label={t('list.askTitle')} submit={t('list.askShow')}>
        <Box>
          <Typography component="p" sx={{ fontWeight: 600 }}>
            {t('list.askTitle')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('list.askHint')}
          </Typography>
        </Box>
      </AskForm>
    </TableFrame>
  );
}

export interface AskFormProps extends AskFirstProps {
  /** Accessible name of the form. */
  readonly label: string;
  readonly submit: string;
  /** By name of the filter. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Above the inputs. */
  readonly children?: ReactNode;
}

/** Form with an input for each filter. */
export function AskForm({
  resource,
  filters,
  onAnswer,
  label,
  submit: submitText,
  values: initial = none,
  children,
}: AskFormProps) {
  const { t } = useTranslation();
  const texts = useConditionTexts(resource);
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found: Record<string, string> = {};
    const conditions = filters.flatMap((filter): FilterCondition[] => {
      const [choice = 'eq'] = operatorChoices(filter);
      const value = ownValue(values, filter.name) ?? (filter.kind === 'boolean' ? false : null);
      const wrong = valueProblem(valueDescriptor(filter, choice), value);
      const ready = toCondition(filter, choice, value);
      if (wrong) found[filter.name] = t(wrong.key, { ...wrong.values });
      else if (!ready) found[filter.name] = t('filters.missing');
      return ready && !wrong ? [ready] : [];
    });
    setProblems(found);
    if (Object.keys(found).length === 0) onAnswer(conditions);
  };

  return (
    <Box
      component="form"
      noValidate
      aria-label={label}
      onSubmit={submit}
      sx={{ p: 3, maxWidth: 480, display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      {children}
      {filters.map((filter, index) => {
        const [choice = 'eq'] = operatorChoices(filter);
        return (
          <ValueInput
            key={filter.name}
            required
            descriptor={valueDescriptor(filter, choice)}
            resource={resource}
            label={texts.field(filter)}
            value={ownValue(values, filter.name) ?? null}
            error={problems[filter.name]}
            focusRef={index === 0 ? focusOnMount : undefined}
            onChange={(value) => {
              setValues((before) => ({ ...before, [filter.name]: value }));
              setProblems({});
            }}
          />
        );
      })}
      <Box>
        <Button type="submit" variant="contained">
          {submitText}
        </Button>
      </Box>
    </Box>
  );
}

const none = {};
