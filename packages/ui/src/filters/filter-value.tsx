import type { FilterDescriptor } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useChoices } from '../admin/use-choices.ts';
import { useFormats } from '../admin/use-formats.ts';
import type { FocusTarget } from '../inputs/input-props.ts';
import { ValueInput } from '../inputs/value-input.tsx';
import { choiceValue } from '../inputs/values/choice-value.ts';
import { zoneName } from '../inputs/values/date-text.ts';
import type { ValueDescriptor } from '../inputs/values/value-descriptor.ts';
import '../locales/records-texts.ts';
import { boundKind, type EditorChoice } from './condition-groups.ts';
import { takesMany } from './operator-choice.ts';
import { PeriodInput } from './period-input.tsx';
import { useValueCounts } from './use-value-counts.ts';

export interface FilterValueProps {
  readonly resource: string;
  readonly filter: FilterDescriptor;
  readonly choice: EditorChoice;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly focusRef: ((target: FocusTarget | null) => void) | undefined;
  readonly onChange: (value: unknown) => void;
}

/** Values to choose from that are shown as check boxes, rather than searched for. */
const shownAsBoxes = 15;
const parts: ReadonlySet<EditorChoice> = new Set(['contains', 'startsWith', 'endsWith']);

/** What the value of a condition is edited by: one value, a list of them, or the ends of a range. */
export function valueDescriptor(filter: FilterDescriptor, choice: EditorChoice): ValueDescriptor {
  if (choice === 'within') return { kind: 'string' };
  if (choice === 'between') return { kind: 'range', of: boundKind(filter), money: filter.money, nullable: true };
  // A part of an address is no address, and a line of a long text is a line.
  const kind = parts.has(choice) || filter.kind === 'text' ? 'string' : filter.kind;
  return { kind, values: filter.values, money: filter.money, reference: filter.reference, list: takesMany(choice), nullable: true };
}

export function FilterValue({ resource, filter, choice, value, error, focusRef, onChange }: FilterValueProps) {
  const { t, i18n } = useTranslation();
  const [now] = useState(() => new Date());
  const { values = [] } = filter;
  // Where days are asked of moments, the clock on the wall says when they start.
  const zone = filter.kind === 'instant' && choice === 'between' ? t('filters.zone', { zone: zoneName(now, i18n.resolvedLanguage ?? i18n.language) }) : undefined;
  if (choice === 'within') return <PeriodInput resource={resource} filter={filter} value={value} error={error} focusRef={focusRef} onChange={onChange} />;
  if (choice !== 'between' && takesMany(choice) && values.length > 0 && values.length <= shownAsBoxes) {
    return <EnumBoxes resource={resource} filter={filter} values={values} value={value} error={error} onChange={onChange} />;
  }
  return (
    <ValueInput
      descriptor={valueDescriptor(filter, choice)}
      resource={resource}
      label={t('filters.value')}
      hint={zone}
      value={value}
      error={error}
      focusRef={focusRef}
      onChange={onChange}
    />
  );
}

interface EnumBoxesProps extends Pick<FilterValueProps, 'resource' | 'value' | 'error' | 'onChange'> {
  readonly filter: FilterDescriptor;
  readonly values: NonNullable<FilterDescriptor['values']>;
}

function EnumBoxes({ resource, filter, values, value, error, onChange }: EnumBoxesProps) {
  const { t } = useTranslation();
  const { kind } = filter;
  const formats = useFormats();
  const countId = useId();
  const choices = useChoices(resource, values, kind).map((each) => ({ ...each, stands: choiceValue(kind, each.value) }));
  const counts = useValueCounts(filter, choices.map(({ stands }) => stands));
  const countOf = (value: unknown): string => {
    const total = counts.get(value);
    if (!total) return '';
    return total.exact ? formats.integer(total.count) : t('filters.countMore', { count: formats.integer(total.count) });
  };
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <FormControl component="fieldset" error={error !== undefined}>
      <FormLabel component="legend" sx={{ fontSize: '0.75rem' }}>{t('filters.value')}</FormLabel>
      <FormGroup sx={{ maxHeight: 260, overflow: 'auto', flexWrap: 'nowrap' }}>
        {choices.map((each, at) => (
          <Box key={each.value} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <FormControlLabel
              label={each.label}
              slotProps={{ typography: { variant: 'body2' } }}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.includes(each.stands)}
                  onChange={(event) => onChange(event.target.checked ? [...chosen, each.stands] : chosen.filter((other) => other !== each.stands))}
                  slotProps={{ input: { 'aria-describedby': `${countId}${at}` } }}
                  sx={{ py: 0.5 }}
                />
              }
              sx={{ flexGrow: 1, minWidth: 0 }}
            />
            <Box component="span" id={`${countId}${at}`} sx={{ pr: 1, color: 'text.secondary', typography: 'body2', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{countOf(each.stands)}</Box>
          </Box>
        ))}
      </FormGroup>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
