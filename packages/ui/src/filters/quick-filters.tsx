import type { FilterDescriptor, ResourceDescriptor } from '@admin/gql/resource';
import Box from '@mui/material/Box';

import { lazyComponent } from '../kit/lazy-component.tsx';
import { useNames } from '../resources/use-names.ts';
import { asksPeriod } from './period.ts';
import { Bone } from '../kit/bone.tsx';
import type { ListState } from '../resources/list-state.ts';
import { withCondition } from '../values/with-condition.ts';
import { useDefined } from '../resources/resources-context.tsx';

export interface QuickFiltersProps {
  readonly descriptor: ResourceDescriptor;
  readonly state: ListState;
  readonly update: (change: Partial<ListState>) => void;
}

const width = 200;
const ValueInput = lazyComponent(
  async () => (await import('./quick-filter-control.ts')).ValueInput,
  <Bone width="100%" height={36} />,
);

/**
 * Operator of a filter in the toolbar: `contains` for a text; for any other value `eq` or `gte`,
 * else the first operator of the filter.
 */
const operatorOf = ({ kind, operators, reference, values }: FilterDescriptor) =>
  !reference && !values && (kind === 'string' || kind === 'text') && operators.includes('contains')
    ? ('contains' as const)
    : (operators.find((each) => each === 'eq' || each === 'gte') ?? operators[0]);

/**
 * Filters of the definition, each with a control of its own. Their conditions are part of the
 * address.
 */
export function QuickFilters({ descriptor, state, update }: QuickFiltersProps) {
  const names = useNames();
  const { name: resource, list } = descriptor;
  const defined = useDefined(resource);
  const shown = (defined?.definition.list?.filters ?? []).flatMap(
    (name) => list?.filters.find((filter) => filter.name === name) ?? [],
  );
  return shown.map((filter) => {
    const operator = operatorOf(filter);
    if (!list || !operator) return null;
    const asked = state.filters.find(
      ({ field, operator: other }) => field === filter.name && other === operator,
    );
    const others = state.filters.filter((condition) => condition !== asked);
    const { kind, values, money, reference } = filter;
    return (
      <Box key={filter.name} sx={{ width: { xs: '100%', sm: width } }}>
        <ValueInput
          descriptor={{
            kind: kind === 'text' ? 'string' : kind,
            values,
            money,
            reference,
            nullable: true,
          }}
          resource={resource}
          label={names.field(resource, filter)}
          // The control cannot show a period.
          value={
            asked && asksPeriod(filter, asked)
              ? null
              : ((Array.isArray(asked?.value) ? asked.value[0] : asked?.value) ?? null)
          }
          onChange={(value) => {
            // An incomplete value sets no condition.
            if (typeof value === 'object' && value !== null) return;
            update({
              filters:
                value === null || value === ''
                  ? others
                  : withCondition(list.filters, others, {
                      field: filter.name,
                      operator,
                      value: operator === 'in' ? [value] : value,
                    }),
            });
          }}
        />
      </Box>
    );
  });
}
