import type { FilterCondition, FilterDescriptor, FilterOperator } from '@admin/gql/resource';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useNames } from '../admin/use-names.ts';
import { isName } from '../fields/is-name.ts';
import { useValueText } from '../fields/use-value-text.ts';
import '../locales/lists-texts.ts';

export interface ConditionTexts {
  /** Name of the filtered field: `Дата заказа`. */
  field(filter: FilterDescriptor): string;
  /** `не меньше` for an amount, `не раньше` for a date. */
  operator(filter: FilterDescriptor, operator: FilterOperator): string;
  /** The value as text: `1 000,50`, `Новый, Оплачен`. */
  value(filter: FilterDescriptor, condition: FilterCondition): string;
  /** Between field and value in a sentence: `: `, ` содержит `. */
  between(filter: FilterDescriptor, operator: FilterOperator): string;
}

const dated: ReadonlySet<FilterDescriptor['kind']> = new Set(['date', 'time', 'instant', 'localDateTime']);
const datedOperators = { lt: 'before', lte: 'until', gt: 'after', gte: 'since' } as const;

/** Conditions in words: `Сумма не меньше 1 000`, `Состояние: Новый, Оплачен`. */
export function useConditionTexts(resource: string): ConditionTexts {
  const { t } = useTranslation();
  const names = useNames();
  const text = useValueText(resource);
  return useMemo(() => {
    const operator: ConditionTexts['operator'] = (filter, name) => {
      const ordered = Object.entries(datedOperators).find(([each]) => each === name)?.[1];
      return t(`filters.operators.${dated.has(filter.kind) && ordered ? ordered : name}`);
    };
    return {
      field: (filter) => names.field(resource, filter),
      operator,
      value: (filter, condition) => {
        if (condition.operator === 'isNull') return t(condition.value === true ? 'filters.isEmpty' : 'filters.isFilled');
        if (Array.isArray(condition.value)) return condition.value.map((each) => text(asScalar(filter), each)).join(', ');
        return text(asScalar(filter), condition.value);
      },
      between: (filter, name) => (name === 'eq' || name === 'in' || name === 'isNull' ? ': ' : ` ${operator(filter, name)} `),
    };
  }, [resource, t, names, text]);
}

/** A filter's value of a reference is a key: a name, shown as it is, as are other names. */
function asScalar(filter: FilterDescriptor): Pick<FilterDescriptor, 'kind' | 'values' | 'money'> {
  return { kind: filter.reference || isName(filter) ? 'id' : filter.kind, values: filter.values, money: filter.money };
}
