import type { FilterCondition, FilterDescriptor } from '@admin/gql/resource';
import { styled } from '@mui/material/styles';
import { Fragment, lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../kit/icons.tsx';
import { useControl } from '../commands/commands-context.tsx';
import { Button } from '../kit/button.tsx';
import type { ListState } from '../resources/list-state.ts';
import { conditionGroups, type ConditionGroup } from './condition-groups.ts';
import { formatConditions, formatRest, readConditions, type Asked } from './filter-groups.ts';
import type { RelatedList } from './related-filters.ts';
import { UnknownParts } from './unknown-parts.tsx';
import { useConditionTexts } from './use-condition-text.ts';
import { useRelatedList } from './use-related-list.ts';

export { resolveConditions } from './filter-groups.ts';
export { relationsIn, withRelations } from './related-filters.ts';
export { today } from './resolve-periods.ts';

const ReferencedLabel = lazy(async () => ({
  default: (await import('../inputs/referenced-label.tsx')).ReferencedLabel,
}));

const Chips = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  flexBasis: '100%',
  minWidth: 0,
});

const Chip = styled('li')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    maxWidth: '100%',
    boxSizing: 'border-box',
    height: 30,
    borderRadius: 15,
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    fontSize: '0.8125rem',
    '& button': {
      all: 'unset',
      cursor: 'pointer',
      display: 'flex',
      alignItems: 'center',
      minWidth: 0,
      borderRadius: 15,
      '&:hover': { backgroundColor: palette.action.hover },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}` },
    },
    '& button:first-of-type': {
      flex: '0 1 auto',
      paddingLeft: 12,
      paddingRight: 6,
      '&:last-child': { paddingRight: 12 },
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' },
    },
    '& button:nth-of-type(2)': {
      paddingLeft: 4,
      paddingRight: 8,
      flexShrink: 0,
      color: palette.text.secondary,
    },
    '& b': { fontWeight: 600 },
  };
});

export interface ConditionChipsProps {
  readonly resource: string;
  readonly list: RelatedList;
  readonly state: Pick<ListState, 'filters' | 'rest'>;
  readonly update: (change: Partial<Pick<ListState, 'filters' | 'rest'>>) => void;
  readonly onEdit: (opened: EditedConditions) => void;
}

/** Subject of a chip: conditions that form one choice of the user, or the group at an index. */
export interface EditedConditions {
  readonly part: 'filter';
  readonly anchor: HTMLElement;
  readonly edited?: readonly FilterCondition[];
  readonly group?: number;
}

/**
 * Chips of the active conditions. A range and a group have one chip each. Every chip can be edited
 * and removed.
 */
export function ConditionChips({
  resource,
  list: plain,
  state,
  update,
  onEdit,
}: ConditionChipsProps) {
  const list = useRelatedList(plain, state.rest);
  const { t } = useTranslation();
  const texts = useConditionTexts(resource);
  const { filters } = list;
  const asked = readConditions(list, state);
  const { groups, unknown } = asked;
  const conditions = conditionGroups(filters, asked.filters);
  const change = (to: Partial<Asked>) => update(formatConditions({ ...asked, ...to }));
  const isRequired = ({ field }: FilterCondition) =>
    filters.some(({ name, required }) => required && name === field);
  const removable =
    conditions.filter(([condition]) => !isRequired(condition)).length + groups.length;
  const shown = (filter: FilterDescriptor, group: ConditionGroup) => {
    const [start, value] = texts.group(filter, group);
    const [condition] = group;
    return (
      <Condition
        key={`${condition.field} ${condition.operator} ${value}`}
        filter={filter}
        condition={condition}
        start={start}
        value={value}
      />
    );
  };
  return (
    <>
      {conditions.length + groups.length > 0 && (
        <Chips aria-label={t('filters.active')}>
          {conditions.map((group) => {
            const [condition] = group;
            const filter = filters.find(({ name }) => name === condition.field);
            if (!filter) return null;
            const text = texts.group(filter, group).join('');
            return (
              <ConditionChip
                key={`${condition.field} ${condition.operator} ${text}`}
                text={text}
                onEdit={(anchor) => onEdit({ part: 'filter', anchor, edited: group })}
                onRemove={
                  filter.required
                    ? undefined
                    : () =>
                        change({ filters: asked.filters.filter((each) => !group.includes(each)) })
                }
              >
                {shown(filter, group)}
              </ConditionChip>
            );
          })}
          {groups.map((group, at) => (
            <ConditionChip
              key={formatRest([group])}
              text={texts.grouped(filters, group).join('')}
              onEdit={(anchor) => onEdit({ part: 'filter', anchor, group: at })}
              onRemove={() => change({ groups: groups.toSpliced(at, 1) })}
            >
              {texts.grouped(filters, group, (condition, filter) => shown(filter, condition))}
            </ConditionChip>
          ))}
          {removable > 1 && (
            <li>
              <Button
                size="small"
                onClick={() => change({ filters: asked.filters.filter(isRequired), groups: [] })}
              >
                {t('filters.clear')}
              </Button>
            </li>
          )}
        </Chips>
      )}
      {unknown.length > 0 && (
        <UnknownParts
          resource={resource}
          filters={filters}
          unknown={unknown}
          onRemove={() => change({ unknown: [] })}
        />
      )}
    </>
  );
}

interface ConditionChipProps {
  readonly text: string;
  readonly onEdit: (anchor: HTMLElement) => void;
  /** Removes the conditions. Absent: a required filter needs them. */
  readonly onRemove: (() => void) | undefined;
  readonly children: ReactNode;
}

function ConditionChip({ text, onEdit, onRemove, children }: ConditionChipProps) {
  const { t } = useTranslation();
  const edit = useControl<HTMLButtonElement>(undefined);
  const remove = useControl<HTMLButtonElement>(undefined);
  return (
    <Chip>
      <button
        ref={edit}
        type="button"
        aria-haspopup="dialog"
        title={t('filters.edit', { condition: text })}
        onClick={(event) => onEdit(event.currentTarget)}
      >
        <span>{children}</span>
      </button>
      {onRemove && (
        <button
          ref={remove}
          type="button"
          aria-label={t('filters.remove', { condition: text })}
          onClick={onRemove}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </Chip>
  );
}

interface ConditionProps {
  readonly filter: FilterDescriptor;
  readonly condition: FilterCondition;
  readonly start: string;
  readonly value: string;
}

/** Operators that compare keys. */
const byKey: ReadonlySet<FilterCondition['operator']> = new Set(['eq', 'ne', 'in', 'notIn']);

/** Text of a condition. References show the names of records instead of their keys. */
function Condition({ filter: { reference }, condition, start, value }: ConditionProps) {
  return (
    <>
      {start}
      <b>
        {reference && byKey.has(condition.operator)
          ? [condition.value].flat().map((key, at) => (
              <Fragment key={String(key)}>
                {at > 0 && ', '}
                <Suspense fallback={String(key)}>
                  <ReferencedLabel resource={reference.resource} value={key} />
                </Suspense>
              </Fragment>
            ))
          : value}
      </b>
    </>
  );
}
