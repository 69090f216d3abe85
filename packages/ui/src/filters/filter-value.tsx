import type { FilterDescriptor } from '@admin/gql/resource';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { FocusTarget } from '../values/input-props.ts';
import { ValueInput } from '../inputs/value-input.tsx';
import { zoneName } from '../values/date-text.ts';
import type { ValueDescriptor } from '../values/value-descriptor.ts';
import { boundKind, type EditorChoice } from './condition-groups.ts';
import { takesMany } from './operator-choice.ts';
import { PeriodInput } from './period-input.tsx';
import { ValueChoices } from './value-choices.tsx';

export interface FilterValueProps {
  readonly resource: string;
  readonly filter: FilterDescriptor;
  readonly choice: EditorChoice;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly focusRef: ((target: FocusTarget | null) => void) | undefined;
  readonly onChange: (value: unknown) => void;
}

const parts: ReadonlySet<EditorChoice> = new Set([
  'contains',
  'notContains',
  'startsWith',
  'endsWith',
  'matches',
]);

/** Descriptor of the value in a condition: a single value, a list, or the ends of a range. */
export function valueDescriptor(filter: FilterDescriptor, choice: EditorChoice): ValueDescriptor {
  if (choice === 'within') return { kind: 'string' };
  if (choice === 'between')
    return { kind: 'range', of: boundKind(filter), money: filter.money, nullable: true };
  // A fragment of an address is not an address. A long text is filtered by a single line.
  const kind = parts.has(choice) || filter.kind === 'text' ? 'string' : filter.kind;
  return {
    kind,
    values: filter.values,
    money: filter.money,
    reference: filter.reference,
    list: takesMany(choice),
    nullable: true,
  };
}

export function FilterValue({
  resource,
  filter,
  choice,
  value,
  error,
  focusRef,
  onChange,
}: FilterValueProps) {
  const { t, i18n } = useTranslation();
  const [now] = useState(() => new Date());
  const { values = [] } = filter;
  // Instants are compared by days. The hint names the time zone in which those days begin.
  const hint =
    choice === 'matches'
      ? t('filters.expression')
      : filter.kind === 'instant' && choice === 'between'
        ? t('filters.zone', { zone: zoneName(now, i18n.resolvedLanguage ?? i18n.language) })
        : undefined;
  if (choice === 'within')
    return (
      <PeriodInput
        resource={resource}
        filter={filter}
        value={value}
        error={error}
        focusRef={focusRef}
        onChange={onChange}
      />
    );
  if (
    choice !== 'between' &&
    !filter.reference &&
    (filter.kind === 'boolean' || (takesMany(choice) && values.length > 0))
  ) {
    return (
      <ValueChoices
        resource={resource}
        filter={filter}
        isMany={takesMany(choice)}
        value={value}
        error={error}
        focusRef={focusRef}
        onChange={onChange}
      />
    );
  }
  return (
    <ValueInput
      descriptor={valueDescriptor(filter, choice)}
      resource={resource}
      label={t('filters.value')}
      hint={hint}
      value={value}
      error={error}
      focusRef={focusRef}
      onChange={onChange}
    />
  );
}
