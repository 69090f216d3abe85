import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { FieldGroup } from './field-group.tsx';
import type { InputProps } from '../values/input-props.ts';
import { NumberInput } from './number-input.tsx';
import { useEcho } from './use-echo.ts';
import { intervalParts, isEmptyValue, isPlainObject } from '../values/same-value.ts';

/** Input of an interval, with a number per unit. */
export function IntervalInput(props: InputProps) {
  const { value, onChange, onBlur, disabled, resource, focusRef } = props;
  const { t } = useTranslation();
  const { shown: parts, keep } = useEcho(value, partsOf);

  const change = (part: string, amount: unknown) => {
    const next = { ...parts, [part]: amount };
    const given = Object.values(next).every(isEmptyValue) ? null : next;
    keep(next, given);
    onChange(given);
  };

  return (
    <FieldGroup {...props}>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: 'repeat(3, 1fr)', sm: 'repeat(6, 1fr)' },
        }}
      >
        {intervalParts.map((part, index) => (
          <NumberInput
            key={part}
            descriptor={{ kind: part === 'seconds' ? 'float' : 'integer', nullable: true }}
            label={t(`input.interval.${part}`)}
            value={parts[part] ?? null}
            onChange={(amount) => change(part, amount)}
            onBlur={onBlur}
            error={undefined}
            disabled={disabled}
            resource={resource}
            focusRef={index === 0 ? focusRef : undefined}
          />
        ))}
      </Box>
    </FieldGroup>
  );
}

/** Zero parts are left blank, unless all are zero: a shift of 12 hours is not `0 years 0 months …`. */
function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  const parts = isPlainObject(value) ? value : {};
  const isAllZero = intervalParts.every((part) => Number(parts[part] ?? 0) === 0);
  return Object.fromEntries(
    intervalParts.map((part) => [
      part,
      parts[part] === 0 && !isAllZero ? null : (parts[part] ?? null),
    ]),
  );
}
