import type { FilterDescriptor } from '@admin/gql/resource';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormats } from '../text/use-formats.ts';
import type { FocusTarget } from '../values/input-props.ts';
import { zoneName } from '../values/date-text.ts';
import { lastDay, periodDays } from './resolve-periods.ts';
import { useConditionTexts } from './use-condition-text.ts';

const named = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
].map((name) => `~${name}`);
const counted = 'counted';
const most = 9999;

export interface PeriodInputProps {
  readonly resource: string;
  readonly filter: FilterDescriptor;
  /** `~lastWeek` */
  readonly value: unknown;
  readonly error: string | undefined;
  readonly focusRef: ((target: FocusTarget | null) => void) | undefined;
  /** Empty while the number of days is invalid. */
  readonly onChange: (value: string) => void;
}

/** Input of a period by its name, with its present days. */
export function PeriodInput({
  resource,
  filter,
  value,
  error,
  focusRef,
  onChange,
}: PeriodInputProps) {
  const { t, i18n } = useTranslation();
  const texts = useConditionTexts(resource);
  const formats = useFormats();
  const [now] = useState(() => new Date());
  const [isCounted, setIsCounted] = useState(typeof value === 'string' && !named.includes(value));
  const [days, setDays] = useState(
    () => (typeof value === 'string' ? /^~last(\d+)Days$/.exec(value)?.[1] : undefined) ?? '14',
  );

  const count = (text: string) => {
    setDays(text);
    onChange(
      /^\d+$/.test(text.trim()) && Number(text) > 0 && Number(text) <= most
        ? `~last${Number(text)}Days`
        : '',
    );
  };
  const period = typeof value === 'string' && value !== '' ? periodDays(value, now) : undefined;
  const [first, last] = period ? [formats.date(period[0]), formats.date(lastDay(period))] : [];
  const zone =
    filter.kind === 'instant'
      ? t('filters.zone', { zone: zoneName(now, i18n.resolvedLanguage ?? i18n.language) })
      : '';
  const hint =
    first === undefined ? ' ' : `${first === last ? first : `${first} – ${last}`}. ${zone}`;

  return (
    <>
      <TextField
        select
        size="small"
        fullWidth
        label={t('filters.period')}
        value={isCounted ? counted : value}
        inputRef={focusRef}
        helperText={isCounted ? undefined : hint}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        onChange={(event) => {
          setIsCounted(event.target.value === counted);
          if (event.target.value === counted) count(days);
          else onChange(event.target.value);
        }}
      >
        {named.map((each) => (
          <option key={each} value={each}>
            {texts.period(each)}
          </option>
        ))}
        <option value={counted}>{t('filters.periodCounted')}</option>
      </TextField>
      {isCounted && (
        <TextField
          size="small"
          fullWidth
          label={t('filters.periodDays')}
          value={days}
          error={error !== undefined}
          helperText={error ?? hint}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
          onChange={(event) => count(event.target.value)}
        />
      )}
    </>
  );
}
