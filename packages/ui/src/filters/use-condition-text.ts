import type {
  EnumValue,
  FilterCondition,
  FilterDescriptor,
  FilterGroup,
  FilterOperator,
  Quantifier,
} from '@admin/gql/resource';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useNames } from '../resources/use-names.ts';
import { isName } from '../values/is-name.ts';
import { useValueText } from '../fields/use-value-text.ts';
import '../locales/lists-texts.ts';
import type { ConditionGroup } from './condition-groups.ts';
import { groupParts, isGroup } from './filter-groups.ts';
import { asksPeriod } from './period.ts';
import { isRelated, type RelatedFilterDescriptor } from './related-filters.ts';
import { dayOfPeriod } from './resolve-periods.ts';
import { useResources } from '../resources/resources-context.tsx';

export interface ConditionTexts {
  /** Name of the filtered field: `Дата заказа`. */
  field(filter: FilterDescriptor): string;
  /** `не меньше` for an amount, `не раньше` for a date. */
  operator(filter: FilterDescriptor, operator: FilterOperator): string;
  /** Text of the value: `1 000,50`, `Новый, Оплачен`. */
  value(filter: FilterDescriptor, condition: FilterCondition): string;
  /**
   * Text of conditions that form one choice, and their value: `['Сумма: ', '100 – 500']`,
   * `['Название содержит ', 'роман']`.
   */
  group(
    filter: FilterDescriptor,
    conditions: ConditionGroup,
  ): readonly [start: string, value: string];
  /**
   * Text of a group: `Состояние: Новый или (Сумма не меньше 100 и Город: Тверь)`. `say` returns an
   * element to show in place of a condition's text.
   */
  grouped<Said = string>(
    filters: readonly FilterDescriptor[],
    group: FilterGroup,
    say?: (condition: ConditionGroup, filter: FilterDescriptor) => Said,
  ): readonly (Said | string)[];
  /** `прошлая неделя` for `~lastWeek`, `22.11.2026` for a day. */
  period(text: string): string;
  /** Text of a relation with its quantifier: `Покупатель`, `Заказы (нет таких)`. */
  relation(relation: string, other: string, quantifier?: Quantifier): string;
  /** Name of a related record's field, without the relation. */
  inner(filter: RelatedFilterDescriptor): string;
}

const dated: ReadonlySet<FilterDescriptor['kind']> = new Set([
  'date',
  'time',
  'instant',
  'localDateTime',
]);
const periodOperators = [
  ['gt', 'gte'],
  ['lt', 'lte'],
] as const;
const datedOperators = { lt: 'before', lte: 'until', gt: 'after', gte: 'since' } as const;

/** Texts of conditions: `Сумма не меньше 1 000`, `Состояние: Новый, Оплачен`. */
export function useConditionTexts(resource: string): ConditionTexts {
  const { t } = useTranslation();
  const names = useNames();
  const text = useValueText(resource);
  const described = useResources().get(resource)?.module.value();
  return useMemo(() => {
    const operator: ConditionTexts['operator'] = (filter, name) => {
      const ordered = Object.entries(datedOperators).find(([each]) => each === name)?.[1];
      return t(`filters.operators.${dated.has(filter.kind) && ordered ? ordered : name}`);
    };
    const period: ConditionTexts['period'] = (value) => {
      const day = dayOfPeriod(value);
      if (day !== undefined) return text({ kind: 'date' }, day);
      const [, count] = /^~last(\d+)Days$/.exec(value) ?? [];
      return count === undefined
        ? t(`filters.periods.${value.slice(1)}`)
        : t('filters.periods.lastDays', { count: Number(count) });
    };
    const value: ConditionTexts['value'] = (filter, condition) => {
      if (condition.operator === 'isNull')
        return t(condition.value === true ? 'filters.isEmpty' : 'filters.isFilled');
      if (asksPeriod(filter, condition)) return period(String(condition.value));
      const one = (each: unknown): string =>
        isRelated(filter) && filter.kind === 'enum'
          ? names.value(filter.related.resource, enumValue(filter, each))
          : text(asScalar(filter), each);
      return Array.isArray(condition.value)
        ? condition.value.map(one).join(', ')
        : one(condition.value);
    };
    const relation: ConditionTexts['relation'] = (name, other, quantifier = 'is') => {
      const known = described?.fields.find((each) => each.name === name);
      const called = known
        ? names.field(resource, known)
        : names.related(resource, { name, resource: other, on: [] });
      return quantifier === 'is' || quantifier === 'some'
        ? called
        : t(`filters.quantified.${quantifier}`, { relation: called });
    };
    // An upper bound at the end of a day includes that day.
    const said = (filter: FilterDescriptor, condition: FilterCondition) =>
      operator(
        filter,
        asksPeriod(filter, condition)
          ? (periodOperators.find(([name]) => name === condition.operator)?.[1] ??
              condition.operator)
          : condition.operator,
      );
    const group: ConditionTexts['group'] = (filter, [first, second]) => {
      const name = first.operator;
      if (second)
        return [
          `${field(filter)}: `,
          first.value === second.value && asksPeriod(filter, first)
            ? period(String(first.value))
            : `${value(filter, first)} – ${value(filter, second)}`,
        ];
      return [
        `${field(filter)}${name === 'eq' || name === 'in' || name === 'isNull' ? ': ' : ` ${said(filter, first)} `}`,
        value(filter, first),
      ];
    };
    const inner: ConditionTexts['inner'] = ({ related }) =>
      names.field(related.resource, related.filter);
    const field: ConditionTexts['field'] = (filter) => {
      if (!isRelated(filter)) return names.field(resource, filter);
      const { related } = filter;
      return `${relation(related.relation, related.resource, related.quantifier)} → ${inner(filter)}`;
    };
    return {
      field,
      operator,
      value,
      period,
      relation,
      inner,
      group,
      grouped: (filters, whole, say) => {
        type Said = ReturnType<NonNullable<typeof say>> | string;
        const sentence = (of: FilterGroup, isInner: boolean): readonly Said[] => {
          const parts = groupParts(filters, of);
          const between = ` ${t(of.kind === 'all' ? 'filters.and' : 'filters.or')} `;
          const all = parts.flatMap((part, at): readonly Said[] => {
            const filter = isGroup(part)
              ? undefined
              : filters.find(({ name }) => name === part[0].field);
            const words = isGroup(part)
              ? sentence(part, parts.length > 1)
              : filter
                ? [say ? say(part, filter) : group(filter, part).join('')]
                : [];
            return at === 0 ? words : [between, ...words];
          });
          if (of.kind === 'none') return [`${t('filters.not')} (`, ...all, ')'];
          return isInner && parts.length > 1 ? ['(', ...all, ')'] : all;
        };
        return sentence(whole, false);
      },
    };
  }, [resource, t, names, text, described]);
}

const enumValue = ({ values }: FilterDescriptor, value: unknown): EnumValue =>
  values?.find((each) => each.value === value) ?? { value: String(value) };

/** Value of a filter as a scalar: a reference is a key, shown like other names. */
function asScalar(filter: FilterDescriptor): Pick<FilterDescriptor, 'kind' | 'values' | 'money'> {
  return {
    kind: filter.reference || isName(filter) ? 'id' : filter.kind,
    values: filter.values,
    money: filter.money,
  };
}
