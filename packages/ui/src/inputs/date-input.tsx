import { DatePicker } from '@mui/x-date-pickers/DatePicker';

import '../locales/records-texts.ts';

import { DateLocalization, useDayOfWeek } from './date-localization.tsx';
import { useDatePickerSettings } from './date-pickers-provider.tsx';
import type { InputProps } from '../values/input-props.ts';
import { isBeyondPicker, StoredText } from './stored-text.tsx';
import { usePicker } from './use-picker.ts';
import { calendarDate, calendarDateText } from '../values/date-text.ts';
import { midnightOfText } from '../values/moment-text.ts';

/** Input of a calendar date, without any conversion between time zones. */
export function DateInput(props: InputProps) {
  return isBeyondPicker(props.value, calendarDate) ? (
    <StoredText {...props} />
  ) : (
    <DayInput {...props} />
  );
}

function DayInput(props: InputProps) {
  const { limits } = useDatePickerSettings();
  const dayOfWeek = useDayOfWeek();
  const picker = usePicker(props, {
    read: calendarDate,
    write: calendarDateText,
    parse: midnightOfText,
    problem: 'input.problem.date',
  });
  return (
    <DateLocalization>
      <DatePicker
        {...picker}
        dayOfWeekFormatter={dayOfWeek}
        minDate={calendarDate(limits.min) ?? undefined}
        maxDate={calendarDate(limits.max) ?? undefined}
      />
    </DateLocalization>
  );
}
