import type { FilterDescriptor } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import TextField from '@mui/material/TextField';
import { useId, useState, type UIEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useChoices } from '../resources/use-choices.ts';
import { useFormats } from '../text/use-formats.ts';
import type { FocusTarget } from '../values/input-props.ts';
import { choiceValue } from '../values/choice-value.ts';
import '../locales/records-texts.ts';
import { useValueCounts } from './use-value-counts.ts';

export interface ValueChoicesProps {
  readonly resource: string;
  readonly filter: FilterDescriptor;
  /** Whether several can be chosen. */
  readonly isMany: boolean;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly focusRef: ((target: FocusTarget | null) => void) | undefined;
  readonly onChange: (value: unknown) => void;
}

/**
 * Number of choices shown and counted at first. Each count is a query. More choices appear on
 * scrolling and on keyboard navigation.
 */
const atOnce = 15;
const noValues = [] as const;
/** Milliseconds without a key before the results are counted. */
const pause = 300;
/** Pixels before the end of the list at which more choices are added. */
const nearEnd = 40;

/**
 * Choices of an enum or a boolean. Each shows the number of its records under the other conditions,
 * if the server counts.
 */
export function ValueChoices({
  resource,
  filter,
  isMany,
  value,
  error,
  focusRef,
  onChange,
}: ValueChoicesProps) {
  const { t } = useTranslation();
  const { kind, values = noValues } = filter;
  const formats = useFormats();
  const id = useId();
  const [sought, seek] = useState('');
  const [shown, show] = useState(atOnce);
  const ofEnum = useChoices(resource, values, kind).map((each) => ({
    ...each,
    stands: choiceValue(kind, each.value),
  }));
  const choices =
    kind === 'boolean'
      ? [
          { value: 'true', label: t('field.yes'), stands: true },
          { value: 'false', label: t('field.no'), stands: false },
        ]
      : ofEnum;
  const chosen: readonly unknown[] = isMany ? (Array.isArray(value) ? value : []) : [value];
  // Values chosen at mount are listed first.
  const [first] = useState(chosen);
  const isSearched = choices.length > atOnce;
  const inOrder = isSearched
    ? choices.toSorted(
        (a, b) => Number(first.includes(b.stands)) - Number(first.includes(a.stands)),
      )
    : choices;
  const text = sought.trim().toLowerCase();
  const found = inOrder.filter(
    ({ label, value: code }) =>
      label.toLowerCase().includes(text) || code.toLowerCase().includes(text),
  );
  const there = found.slice(0, shown);
  const counts = useValueCounts(
    filter,
    there.map(({ stands }) => stands),
    text === '' ? 0 : pause,
  );
  const countOf = (stands: unknown): string => {
    const total = counts.get(stands);
    if (!total) return '';
    return total.exact
      ? formats.integer(total.count)
      : t('filters.countMore', { count: formats.integer(total.count) });
  };
  const choose = (stands: unknown, isChosen: boolean) => {
    if (isMany)
      onChange(isChosen ? [...chosen, stands] : chosen.filter((other) => other !== stands));
    else onChange(stands);
  };
  const showMore = () => show(Math.min(shown, there.length) + atOnce);
  const onScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (there.length < found.length && scrollTop + clientHeight >= scrollHeight - nearEnd)
      showMore();
  };
  return (
    <FormControl component="fieldset" error={error !== undefined}>
      <FormLabel component="legend" sx={{ fontSize: '0.75rem' }}>
        {t('filters.value')}
      </FormLabel>
      {isSearched && (
        <TextField
          size="small"
          type="search"
          label={t('filters.seekChoice')}
          value={sought}
          inputRef={focusRef}
          onChange={(event) => {
            seek(event.target.value);
            show(atOnce);
          }}
          sx={{ mt: 1, mb: 0.5 }}
        />
      )}
      <FormGroup
        role={isMany ? undefined : 'radiogroup'}
        aria-label={isMany ? undefined : t('filters.value')}
        onScroll={onScroll}
        sx={{ maxHeight: 260, overflow: 'auto', flexWrap: 'nowrap' }}
      >
        {there.map(({ value: code, label, stands }, at) => (
          <ChoiceRow
            key={code}
            id={`${id}${code}`}
            label={label}
            count={countOf(stands)}
            group={isMany ? undefined : id}
            isChosen={chosen.includes(stands)}
            inputRef={at === 0 && !isSearched ? focusRef : undefined}
            onChoose={(isChosen) => choose(stands, isChosen)}
            onFocus={at === there.length - 1 && there.length < found.length ? showMore : undefined}
          />
        ))}
        {there.length === 0 && (
          <Box component="output" sx={{ py: 1, color: 'text.secondary', typography: 'body2' }}>
            {t('picker.nothing')}
          </Box>
        )}
      </FormGroup>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}

interface ChoiceRowProps {
  readonly id: string;
  readonly label: string;
  /** Number of records with the value, formatted. */
  readonly count: string;
  /** Name of the radio group for a single choice. Absent: several can be chosen. */
  readonly group: string | undefined;
  readonly isChosen: boolean;
  readonly inputRef: ValueChoicesProps['focusRef'];
  readonly onChoose: (isChosen: boolean) => void;
  readonly onFocus: (() => void) | undefined;
}

function ChoiceRow({
  id,
  label,
  count,
  group,
  isChosen,
  inputRef,
  onChoose,
  onFocus,
}: ChoiceRowProps) {
  const Control = group === undefined ? Checkbox : Radio;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <FormControlLabel
        label={label}
        slotProps={{ typography: { variant: 'body2' } }}
        control={
          <Control
            size="small"
            name={group}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
            onFocus={onFocus}
            slotProps={{ input: { ref: inputRef, 'aria-describedby': id } }}
            sx={{ py: 0.5 }}
          />
        }
        sx={{ flexGrow: 1, minWidth: 0 }}
      />
      <Box
        component="span"
        id={id}
        sx={{
          pr: 1,
          color: 'text.secondary',
          typography: 'body2',
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
        }}
      >
        {count}
      </Box>
    </Box>
  );
}
