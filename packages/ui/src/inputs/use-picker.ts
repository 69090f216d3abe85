import type { FieldRef } from '@mui/x-date-pickers/models';
import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';

import type { InputProps } from './input-props.ts';
import { useEcho } from './use-echo.ts';
import { isUnparsed, UnparsedText } from './values/unparsed-text.ts';

/** How a value becomes what a picker shows, and back. */
export interface DateCodec {
  readonly read: (text: string) => Date | null;
  readonly write: (date: Date) => string;
  /** What a half-typed value is told. */
  readonly problem: string;
}

/** What pickers of dates and times have in common. */
export function usePicker(
  { value, onChange, onBlur, label, hint, error, required, disabled, id, focusRef }: InputProps,
  { read, write, problem }: DateCodec,
) {
  const { shown, keep } = useEcho<Date | null>(value, (given) =>
    typeof given === 'string' ? read(given) : null,
  );
  const field = useRef<FieldRef<Date | null>>(null);

  const change = (date: Date | null) => {
    const next =
      date === null
        ? null
        : Number.isNaN(date.getTime())
          ? new UnparsedText('', { key: problem })
          : write(date);
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
      const next = new UnparsedText(parts.map((part) => part.value || part.placeholder).join('.'), {
        key: problem,
      });
      keep(shown, next);
      onChange(next);
    } else if (!isBegun && isUnparsed(value)) {
      change(null);
    }
    onBlur?.();
  };
  // A separator ends a part that another digit could still belong to: `1.2.2026`. After a part that
  // is full the picker has gone on by itself.
  const typedInto = useRef<number | null>(null);
  const toNextPart = (event: KeyboardEvent) => {
    const active = field.current?.getActiveSectionIndex() ?? null;
    if (/^\d$/.test(event.key)) typedInto.current = active;
    if (active === null || !/^[.,:/ -]$/.test(event.key)) return;
    const isOpen =
      typedInto.current === active && active < (field.current?.getSections() ?? []).length - 1;
    typedInto.current = null;
    if (!isOpen) return;
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
      field: {
        clearable: required !== true,
        fieldRef: field,
        onKeyDownCapture: toNextPart,
        onBlur: leave,
      },
      textField: {
        // An id that is given as undefined would take the picker's own away.
        ...(id === undefined ? {} : { id }),
        fullWidth: true,
        size: 'small' as const,
        sx: { '& .MuiPickersOutlinedInput-root': { bgcolor: 'background.paper' } },
        required,
        helperText,
        error: error !== undefined,
        inputRef: (element: HTMLInputElement | null) =>
          focusRef?.(element && { focus: () => field.current?.focusField(0) }),
      },
    },
  };
}
