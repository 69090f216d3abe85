import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { FieldGroup } from './field-group.tsx';
import type { InputProps } from '../values/input-props.ts';
import { useEcho } from './use-echo.ts';
import { ValueInput } from './value-input.tsx';
import { isNumberKind } from '../values/number-text.ts';
import { isRangeValue, rangeEnds, rangeOf, type RangeEnds } from '../values/range-value.ts';
import { boundOf } from '../values/value-descriptor.ts';

/**
 * Input of a range, each bound of which may be open. Bounds of dates and integers are the first and
 * the last value in the range. An empty range stays empty until a bound is entered.
 */
export function RangeInput(props: InputProps) {
  const { descriptor, value, onChange, onBlur, disabled, resource, focusRef } = props;
  const { t } = useTranslation();
  const { shown: ends, keep } = useEcho(value, (given) => rangeEnds(given, descriptor.of));
  const bound = boundOf(descriptor);
  const isEmpty = isRangeValue(value) && value.isEmpty === true;
  const isAmount = isNumberKind(bound.kind);

  const change = (changed: Partial<RangeEnds>) => {
    const nextEnds = { ...ends, ...changed };
    const next = rangeOf(nextEnds, descriptor.of, value);
    keep(nextEnds, next);
    onChange(next);
  };
  const shared = {
    descriptor: bound,
    onBlur,
    disabled,
    resource,
    emptyText: t('input.range.open'),
  };

  return (
    <FieldGroup {...props} hint={isEmpty ? t('input.range.empty') : props.hint}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <ValueInput
          {...shared}
          label={t(isAmount ? 'input.range.from' : 'input.range.start')}
          value={ends.start}
          onChange={(start) => change({ start })}
          focusRef={focusRef}
        />
        <ValueInput
          {...shared}
          label={t(isAmount ? 'input.range.to' : 'input.range.end')}
          value={ends.end}
          onChange={(end) => change({ end })}
        />
      </Box>
    </FieldGroup>
  );
}
