import type { FormValues, InputDescriptor } from '@admin/gql/resource';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useId, useMemo, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useNames } from '../../resources/use-names.ts';
import { Button } from '../../kit/button.tsx';
import { createValues, inputProblem } from '../../session-core/edit/form-values.ts';
import { helpOf } from '../../form/help-of.ts';
import { usePreloadedControls } from '../../form/use-form-inputs.ts';
import { useDatePickerSettings } from '../../inputs/date-pickers-provider.tsx';
import type { FocusTarget } from '../../values/input-props.ts';
import { isWide } from '../../inputs/is-wide.ts';
import { ValueInput } from '../../inputs/value-input.tsx';
import { isEmptyValue } from '../../values/same-value.ts';
import { searchInputs } from './search-inputs.ts';
import { useQueryTexts } from './use-query-texts.ts';

/** More of them are behind a button, unless they are required or filled in. */
const shownAtOnce = 6;

export interface QueryFormProps {
  readonly resource: string;
  readonly inputs: readonly InputDescriptor[];
  /** Initial values of the form: defaults of the schema. */
  readonly initial: FormValues;
  /** Arguments of the present address. */
  readonly given: FormValues;
  /** Reason why the values were not accepted, when it concerns no single field. */
  readonly problem: string | undefined;
  readonly onAsk: (values: FormValues) => void;
}

/** Order of inputs: required ones, the search term, then the others. Full-width inputs come last. */
function byUse(inputs: readonly InputDescriptor[]): readonly InputDescriptor[] {
  const term = searchInputs(inputs)?.term;
  const rank = (input: InputDescriptor) =>
    (input.required ? 0 : input === term ? 1 : 2) + (isWide(input) ? 3 : 0);
  return inputs.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Form with the arguments of a query. It has no drafts, unlike the form of a record: the address
 * stores the arguments.
 */
export function QueryForm({ resource, inputs, initial, given, problem, onAsk }: QueryFormProps) {
  const { t, i18n } = useTranslation();
  const say = useQueryTexts();
  const names = useNames();
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  usePreloadedControls(inputs);
  const { values, problems, typed, change, submit, clear, takeTarget } = useQueryValues(
    inputs,
    initial,
    given,
    onAsk,
  );
  const isWanted = (input: InputDescriptor) =>
    input.required || typed.has(input.name) || !isEmptyValue(given[input.name]);
  const ordered = useMemo(() => byUse(inputs), [inputs]);
  const main = ordered.filter((input, index) => index < shownAtOnce || isWanted(input));
  const shown = isWhole ? ordered : main;
  const isFilled = inputs.some(({ name }) => !isEmptyValue(values[name]));
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
      sx={{
        p: { xs: 2, sm: 2.5 },
        mb: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box component="h2" id={titleId} sx={{ typography: 'h3', m: 0, mb: 2 }}>
        {say('ask')}
      </Box>
      {problem !== undefined && (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(auto-fill, minmax(260px, 1fr))',
          },
          alignItems: 'start',
          maxWidth: 1120,
        }}
      >
        {shown.map((input) => {
          const label = names.field(resource, input);
          return (
            <Box
              key={input.name}
              sx={isWide(input) ? { gridColumn: '1 / -1', maxWidth: 720 } : undefined}
            >
              <ValueInput
                descriptor={input}
                value={values[input.name] ?? null}
                siblings={values}
                onChange={(value) => change(input.name, value)}
                focusRef={(target) => takeTarget(input.name, target)}
                label={label}
                hint={helpOf(input, label, i18n.resolvedLanguage ?? i18n.language)}
                error={problems.get(input.name)}
                required={input.required}
                resource={resource}
                emptyText={input.nullable ? undefined : t('input.byDefault')}
              />
            </Box>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button type="submit" variant="contained">
          {say('show')}
        </Button>
        {main.length < inputs.length && (
          <Button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {say(isWhole ? 'less' : 'more')}
          </Button>
        )}
        {isFilled && (
          <Button type="button" onClick={clear}>
            {say('clear')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** Typed values of a query's form, and their problems. */
function useQueryValues(
  inputs: readonly InputDescriptor[],
  initial: FormValues,
  given: FormValues,
  onAsk: (values: FormValues) => void,
) {
  const { t } = useTranslation();
  const { limits } = useDatePickerSettings();
  const [typed, setTyped] = useState<ReadonlyMap<string, unknown>>(new Map());
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const targets = useRef(new Map<string, FocusTarget>());
  const values: FormValues = { ...initial, ...given, ...Object.fromEntries(typed) };
  const problemOf = (input: InputDescriptor): string | undefined => {
    const value = values[input.name];
    if (input.list && input.required && isEmptyValue(value)) return t('form.required');
    const found = inputProblem(input, initial[input.name], value, true, limits);
    return found ? t(found.key, { ...found.values }) : undefined;
  };
  return {
    values,
    typed,
    problems,
    change: (name: string, value: unknown) => {
      setTyped((before) => new Map(before).set(name, value));
      setProblems((before) => new Map([...before].filter(([other]) => other !== name)));
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      const found = inputs.flatMap((input) => {
        const text = problemOf(input);
        return text === undefined ? [] : [[input.name, text] as const];
      });
      setProblems(new Map(found));
      const [first] = found;
      if (first) targets.current.get(first[0])?.focus();
      else onAsk(createValues(inputs, initial, values));
    },
    clear: () => {
      setTyped(new Map(inputs.map(({ name }) => [name, initial[name] ?? null])));
      setProblems(new Map());
    },
    takeTarget: (name: string, target: FocusTarget | null) => {
      if (target) targets.current.set(name, target);
      else targets.current.delete(name);
    },
  };
}
