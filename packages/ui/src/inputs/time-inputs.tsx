import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import '../locales/records-texts.ts';

import { DateLocalization, useDayOfWeek } from './date-localization.tsx';
import { useDatePickerSettings } from './date-pickers-provider.tsx';
import type { InputProps } from '../values/input-props.ts';
import { isBeyondPicker, StoredText } from './stored-text.tsx';
import { usePicker, type DateCodec } from './use-picker.ts';
import {
  clockTime,
  clockTimeText,
  hasSeconds,
  instant,
  instantText,
  localDateTime,
  localDateTimeText,
  withFraction,
  zoneName,
} from '../values/date-text.ts';
import { instantOfText, localDateTimeOfText, timeOfText } from '../values/moment-text.ts';

/** Input of a time of day. Seconds are shown where the value has some. */
export function TimeInput(props: InputProps) {
  return isBeyondPicker(props.value, clockTime) ? (
    <StoredText {...props} />
  ) : (
    <ClockInput {...props} />
  );
}

function ClockInput(props: InputProps) {
  const write = (date: Date) => clockTimeText(date, props.value);
  const picker = usePicker(props, {
    read: clockTime,
    write,
    parse: timeOfText,
    problem: 'input.problem.time',
  });
  return (
    <DateLocalization>
      <TimePicker
        {...picker}
        ampm={false}
        views={hasSeconds(props.value) ? ['hours', 'minutes', 'seconds'] : ['hours', 'minutes']}
      />
    </DateLocalization>
  );
}

/** Input of a local date and time, without a time zone. */
export function LocalDateTimeInput(props: InputProps) {
  return (
    <MomentInput
      {...props}
      codec={{
        read: localDateTime,
        write: (date) => withFraction(localDateTimeText(date), props.value),
        parse: localDateTimeOfText,
        problem: 'input.problem.dateTime',
      }}
    />
  );
}

/** Input of a point in time, in the browser's time zone, which is named below the control. */
export function InstantInput(props: InputProps) {
  const { t, i18n } = useTranslation();
  const [today] = useState(() => new Date());
  const shown = typeof props.value === 'string' ? instant(props.value) : null;
  const zone = t('input.zone', {
    zone: zoneName(shown ?? today, i18n.resolvedLanguage ?? i18n.language),
  });
  const hint = props.hint ? (
    <>
      {props.hint} {zone}
    </>
  ) : (
    zone
  );
  return (
    <MomentInput
      {...props}
      hint={hint}
      codec={{
        read: instant,
        write: (date) => withFraction(instantText(date), props.value),
        parse: instantOfText,
        problem: 'input.problem.dateTime',
      }}
    />
  );
}

interface MomentInputProps extends InputProps {
  readonly codec: DateCodec;
}

function MomentInput({ codec, ...props }: MomentInputProps) {
  return isBeyondPicker(props.value, codec.read) ? (
    <StoredText {...props} />
  ) : (
    <MomentPicker {...props} codec={codec} />
  );
}

function MomentPicker({ codec, ...props }: MomentInputProps) {
  const { limits } = useDatePickerSettings();
  const dayOfWeek = useDayOfWeek();
  const picker = usePicker(props, codec);
  const withSeconds = hasSeconds(props.value);
  return (
    <DateLocalization>
      <DateTimePicker
        {...picker}
        ampm={false}
        dayOfWeekFormatter={dayOfWeek}
        views={
          withSeconds
            ? ['year', 'month', 'day', 'hours', 'minutes', 'seconds']
            : ['year', 'month', 'day', 'hours', 'minutes']
        }
        minDateTime={localDateTime(`${limits.min}T00:00:00`) ?? undefined}
        maxDateTime={localDateTime(`${limits.max}T23:59:59`) ?? undefined}
      />
    </DateLocalization>
  );
}
