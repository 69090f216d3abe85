import type { FilterCondition, FilterDescriptor } from '@admin/gql/resource';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../admin/icons.tsx';
import { Button } from '../controls/button.tsx';
import { conditionGroups } from './condition-groups.ts';
import { useConditionTexts } from './use-condition-text.ts';

export { resolvePeriods, today } from './resolve-periods.ts';

const ReferencedLabel = lazy(async () => ({ default: (await import('./referenced-label.tsx')).ReferencedLabel }));

const Chips = styled('ul')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, listStyle: 'none', margin: 0, padding: 0, flexBasis: '100%', minWidth: 0 });

const Chip = styled('li')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex', maxWidth: '100%', boxSizing: 'border-box', height: 30, borderRadius: 15, border: `1px solid ${palette.divider}`, backgroundColor: palette.background.paper,
    fontSize: '0.8125rem',
    '& button': {
      all: 'unset', cursor: 'pointer', display: 'flex', alignItems: 'center', minWidth: 0, borderRadius: 15,
      '&:hover': { backgroundColor: palette.action.hover },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}` },
    },
    '& button:first-of-type': { flex: '0 1 auto', paddingLeft: 12, paddingRight: 6, '&:last-child': { paddingRight: 12 }, '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' } },
    '& button:nth-of-type(2)': { paddingLeft: 4, paddingRight: 8, flexShrink: 0, color: palette.text.secondary },
    '& b': { fontWeight: 600 },
  };
});

export interface ConditionChipsProps {
  readonly resource: string;
  readonly filters: readonly FilterDescriptor[];
  readonly conditions: readonly FilterCondition[];
  /** Given the conditions that a chip stands for. */
  readonly onEdit: (conditions: readonly FilterCondition[], anchor: HTMLElement) => void;
  readonly onRemove: (conditions: readonly FilterCondition[]) => void;
  readonly onClear: () => void;
}

/** The conditions that hold, in words, the ends of a range as one; each can be changed and removed. */
export function ConditionChips({ resource, filters, conditions, onEdit, onRemove, onClear }: ConditionChipsProps) {
  const { t } = useTranslation();
  const texts = useConditionTexts(resource);
  const groups = conditionGroups(filters, conditions);
  const removable = groups.filter(([{ field }]) => !filters.some(({ name, required }) => required && name === field));
  return (
    <Chips aria-label={t('filters.active')}>
      {groups.map((group) => {
        const [condition] = group;
        const filter = filters.find(({ name }) => name === condition.field);
        if (!filter) return null;
        const [start, value] = texts.group(filter, group);
        return (
          <Chip key={`${condition.field} ${condition.operator} ${value}`}>
            <button type="button" aria-haspopup="dialog" title={t('filters.edit', { condition: start + value })} onClick={(event) => onEdit(group, event.currentTarget)}>
              <span>
                {start}
                <b>
                  {filter.reference && condition.operator === 'eq' ? (
                    <Suspense fallback={value}><ReferencedLabel resource={filter.reference.resource} value={condition.value} /></Suspense>
                  ) : value}
                </b>
              </span>
            </button>
            {!filter.required && (
              <button type="button" aria-label={t('filters.remove', { condition: start + value })} onClick={() => onRemove(group)}>
                <Icon name="close" size={16} />
              </button>
            )}
          </Chip>
        );
      })}
      {removable.length > 1 && <li><Button size="small" onClick={onClear}>{t('filters.clear')}</Button></li>}
    </Chips>
  );
}
