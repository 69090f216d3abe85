import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import type { FieldRef } from '@mui/x-date-pickers/models';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { DateLocalization } from './date-localization.tsx';
import { useDatePickerSettings } from './date-pickers-provider.tsx';
import type { InputProps } from './input-props.ts';
import { useEcho } from './use-echo.ts';
import {
  calendarDate, calendarDateText, clockTime, clockTimeText, hasSeconds, instant, instantText, localDateTime, localDateTimeText, zoneName,
} from './values/date-text.ts';
import { isUnparsed, UnparsedText } from './values/unparsed-text.ts';

/** A day of the calendar. It never passes through a time zone. */
export function DateInput(props: InputProps) {
  const { limits } = useDatePickerSettings();
  const picker = usePicker(props, { read: calendarDate, write: calendarDateText, problem: 'input.problem.date' });
  return (
    <DateLocalization>
      <DatePicker {...picker} minDate={calendarDate(limits.min) ?? undefined} maxDate={calendarDate(limits.max) ?? undefined} />
    </DateLocalization>
  );
}

/** A time of day; seconds are shown where the value has some. */
export function TimeInput(props: InputProps) {
  const write = (date: Date) => clockTimeText(date, props.value);
  const picker = usePicker(props, { read: clockTime, write, problem: 'input.problem.time' });
  return (
    <DateLocalization>
      <TimePicker {...picker} ampm={false} views={hasSeconds(props.value) ? ['hours', 'minutes', 'seconds'] : ['hours', 'minutes']} />
    </DateLocalization>
  );
}

/** A date and a time as a clock on the wall shows them, without a zone. */
export function LocalDateTimeInput(props: InputProps) {
  return <MomentInput {...props} codec={{ read: localDateTime, write: localDateTimeText, problem: 'input.problem.dateTime' }} />;
}

/** A point in time, in the browser's time zone, which is named below the control. */
export function InstantInput(props: InputProps) {
  const { t, i18n } = useTranslation();
  const [today] = useState(() => new Date());
  const shown = typeof props.value === 'string' ? instant(props.value) : null;
  const zone = t('input.zone', { zone: zoneName(shown ?? today, i18n.resolvedLanguage ?? i18n.language) });
  const hint = props.hint ? <>{props.hint} {zone}</> : zone;
  return <MomentInput {...props} hint={hint} codec={{ read: instant, write: instantText, problem: 'input.problem.dateTime' }} />;
}

function MomentInput({ codec, ...props }: InputProps & { readonly codec: DateCodec }) {
  const { limits } = useDatePickerSettings();
  const picker = usePicker(props, codec);
  const withSeconds = hasSeconds(props.value);
  return (
    <DateLocalization>
      <DateTimePicker
        {...picker}
        ampm={false}
        views={withSeconds ? ['year', 'month', 'day', 'hours', 'minutes', 'seconds'] : ['year', 'month', 'day', 'hours', 'minutes']}
        minDateTime={localDateTime(`${limits.min}T00:00:00`) ?? undefined}
        maxDateTime={localDateTime(`${limits.max}T23:59:59`) ?? undefined}
      />
    </DateLocalization>
  );
}

interface DateCodec {
  readonly read: (text: string) => Date | null;
  readonly write: (date: Date) => string;
  /** What a half-typed value is told. */
  readonly problem: string;
}

/** What the three pickers have in common. */
function usePicker(
  { value, onChange, onBlur, label, hint, error, required, disabled, id, focusRef }: InputProps,
  { read, write, problem }: DateCodec,
) {
  const { shown, keep } = useEcho<Date | null>(value, (given) => (typeof given === 'string' ? read(given) : null));
  const field = useRef<FieldRef<Date | null>>(null);

  const change = (date: Date | null) => {
    const next = date === null ? null : Number.isNaN(date.getTime()) ? new UnparsedText('', { key: problem }) : write(date);
    keep(date, next);
    onChange(next);
  };
  // A date that is begun and left is not published by the picker; here it must not pass for none.
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    const parts = field.current?.getSections() ?? [];
    const isBegun = parts.some((part) => part.value !== '');
    const isWhole = parts.every((part) => part.value !== '');
    if (isBegun && !isWhole && !isUnparsed(value)) {
      const next = new UnparsedText(parts.map((part) => part.value || part.placeholder).join('.'), { key: problem });
      keep(shown, next);
      onChange(next);
    } else if (!isBegun && isUnparsed(value)) {
      change(null);
    }
    onBlur?.();
  };
  // A separator ends a part that a digit more could still belong to: `1.2.2026`.
  const toNextPart = (event: KeyboardEvent) => {
    const active = field.current?.getActiveSectionIndex() ?? null;
    if (active === null || !/^[.,:/ -]$/.test(event.key)) return;
    const parts = field.current?.getSections() ?? [];
    const isAhead = active < parts.length - 1 && parts[active]?.value !== '';
    if (!isAhead) return;
    event.preventDefault();
    event.stopPropagation();
    field.current?.setSelectedSections(active + 1);
  };
  const helperText: ReactNode = error ?? hint;

  return {
    label,
    value: shown,
    onChange: change,
    disabled,
    slotProps: {
      field: { clearable: required !== true, fieldRef: field, onKeyDownCapture: toNextPart, onBlur: leave },
      textField: {
        id,
        fullWidth: true,
        required,
        helperText,
        error: error !== undefined,
        inputRef: (element: HTMLInputElement | null) => focusRef?.(element && { focus: () => field.current?.focusField(0) }),
      },
    },
  };
}
