import type { ResourceRecord } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { useId, useMemo, useState } from 'react';

import { useNames } from '../../resources/use-names.ts';
import { useValueText } from '../../fields/use-value-text.ts';
import { NativeSelect } from '../../kit/native-select.tsx';
import { CategoryBars } from '../../charts/category-bars.tsx';
import { numberOf, timeOf, type ChartPlan } from '../../charts/chart-plan.ts';
import { TimeChart } from '../../charts/time-chart.tsx';
import { useQueryTexts } from './use-query-texts.ts';

export interface AnswerChartProps {
  readonly resource: string;
  readonly plan: ChartPlan;
  readonly rows: readonly ResourceRecord[];
  readonly label: string;
}

/** Maximum number of bars. */
const mostBars = 15;

/**
 * Chart above the table of the same rows. A screen reader gets it as an image with a caption, since
 * the table has the values.
 */
export function AnswerChart({ resource, plan, rows, label }: AnswerChartProps) {
  const say = useQueryTexts();
  const names = useNames();
  const text = useValueText(resource);
  const id = useId();
  const [chosen, setChosen] = useState('');
  const { dimension, measures, by } = plan;
  const measure = measures.find(({ name }) => name === chosen) ?? measures[0];
  const marks = useMemo(() => {
    if (!measure) return [];
    return rows.flatMap((row) => {
      const value = numberOf(measure, row);
      return value === null
        ? []
        : [
            {
              value,
              time: timeOf(dimension, row),
              name: text(dimension, row[dimension.name], row),
              label: text(measure, row[measure.name], row),
            },
          ];
    });
  }, [rows, measure, dimension, text]);
  if (!measure || marks.length < 2) return null;
  const ordered = marks.toSorted((a, b) => a.value - b.value);
  const bars =
    by === 'category' && marks.length > mostBars ? ordered.toReversed().slice(0, mostBars) : marks;
  const name = measures.length > 1 ? names.field(resource, measure) : label;
  return (
    <Box
      component="figure"
      sx={{
        m: 0,
        mb: 2,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {measures.length > 1 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5, fontSize: '0.8125rem' }}>
          <label htmlFor={id}>{say('measure')}</label>
          <NativeSelect
            id={id}
            value={measure.name}
            onChange={(event) => setChosen(event.target.value)}
          >
            {measures.map((each) => (
              <option key={each.name} value={each.name}>
                {names.field(resource, each)}
              </option>
            ))}
          </NativeSelect>
        </Box>
      )}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A picture that is drawn by elements.
        role="img"
        aria-label={say('chart', {
          measure: name,
          least: ordered[0]?.label ?? '',
          most: ordered.at(-1)?.label ?? '',
        })}
      >
        {by === 'time' ? <TimeChart marks={bars} /> : <CategoryBars marks={bars} />}
      </div>
      {bars.length < marks.length && (
        <Box component="figcaption" sx={{ mt: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>
          {say('largest', { shown: String(bars.length), total: String(marks.length) })}
        </Box>
      )}
    </Box>
  );
}
