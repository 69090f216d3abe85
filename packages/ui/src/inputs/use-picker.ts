import type { FieldRef } from '@mui/x-date-pickers/models';
import {
  useRef,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

import type { InputProps } from '../values/input-props.ts';
import { useEcho } from './use-echo.ts';
import { isUnparsed, UnparsedText } from '../values/unparsed-text.ts';

/** Conversion between a value and the `Date` of a picker. */
export interface DateCodec {
  readonly read: (text: string) => Date | null;
  readonly write: (date: Date) => string;
  /** Parses pasted text in any common format. */
  readonly parse: (text: string) => string | undefined;
  /** Message for an incomplete value: key of the catalogue. */
  readonly problem: string;
}

const pasteProblem = 'input.problem.pasted';

/** Common logic of date and time pickers. */
export function usePicker(
  { value, onChange, onBlur, label, hint, error, required, disabled, id, focusRef }: InputProps,
  { read, write, parse, problem }: DateCodec,
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
  // The picker does not emit an incomplete date on blur. The form must not take it for an empty
  // value.
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
    } else if (!isBegun && isUnparsed(value) && value.problem.key !== pasteProblem) {
      change(null);
    }
    onBlur?.();
  };
  const beforePaste = useRef<unknown>(null);
  // The picker only accepts pasted text in its own format and clears itself for any other.
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    // A single section of the date.
    if (text === '' || /^\d{1,4}$/.test(text)) return;
    event.preventDefault();
    event.stopPropagation();
    const parsed = parse(text);
    const next = parsed ?? new UnparsedText(text, { key: pasteProblem, values: { text } });
    if (!isUnparsed(value)) beforePaste.current = value;
    keep(parsed === undefined ? shown : read(parsed), next);
    onChange(next);
  };
  // A pasted text that is no date is only shown in the message. Backspace and Delete remove it.
  const dropPasted = (event: KeyboardEvent): boolean => {
    const isDropped = event.key === 'Backspace' || event.key === 'Delete';
    if (!isDropped || !isUnparsed(value) || value.problem.key !== pasteProblem) return false;
    event.preventDefault();
    event.stopPropagation();
    keep(shown, beforePaste.current);
    onChange(beforePaste.current);
    return true;
  };
  // A separator ends a section that could take another digit: `1.2.2026`. The picker itself moves
  // on after a complete section.
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
        onKeyDownCapture: (event: KeyboardEvent) => {
          if (!dropPasted(event)) toNextPart(event);
        },
        onPasteCapture: paste,
        onBlur: leave,
      },
      textField: {
        // An `id` of `undefined` would remove the picker's own id.
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
