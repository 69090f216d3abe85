import type { EnumValue, FieldKind } from '@admin/gql/resource';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormats } from '../text/use-formats.ts';
import { useNames } from './use-names.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/**
 * Choices for the values of an enum, or for the numbers that a server accepts. The order of the
 * schema is kept, because it is often meaningful (new, paid, sent). Values in alphabetical order
 * are sorted by their labels instead.
 */
export function useChoices(
  resource: string,
  values: readonly EnumValue[],
  kind: FieldKind = 'enum',
): readonly Choice[] {
  const names = useNames();
  const formats = useFormats();
  const { i18n } = useTranslation();
  const language = i18n.resolvedLanguage ?? i18n.language;
  return useMemo(() => {
    if (kind !== 'enum')
      return values.map(({ value }) => ({ value, label: formats.bigint(value) }));
    const choices = values.map((each) => ({
      value: each.value,
      label: names.value(resource, each),
    }));
    return isAlphabetical(values)
      ? choices.toSorted((a, b) => a.label.localeCompare(b.label, language, { numeric: true }))
      : choices;
  }, [names, formats, resource, values, kind, language]);
}

/** Two values may be in alphabetical order by chance. */
function isAlphabetical(values: readonly EnumValue[]): boolean {
  return (
    values.length > 2 &&
    values.every(
      ({ value }, index) =>
        index === 0 || (values[index - 1]?.value ?? '').toLowerCase() <= value.toLowerCase(),
    )
  );
}
