import type { QueryEvidence, QueryRule } from './query-evidence.ts';

const words = new Set([
  'stats',
  'statistic',
  'statistics',
  'summary',
  'summaries',
  'report',
  'reports',
  'chart',
  'charts',
  'aggregate',
  'aggregates',
  'aggregated',
  'metric',
  'metrics',
  'revenue',
  'revenues',
  'usage',
  'usages',
  'count',
  'counts',
  'total',
  'totals',
  'average',
  'analytics',
  'overview',
  'dashboard',
  'dashboards',
  'kpi',
  'kpis',
  'histogram',
  'registrations',
  'mrr',
  'mrrs',
  'balance',
  'balances',
  'forecast',
  'forecasted',
  'sum',
  'size',
  'trend',
  'trends',
  'insights',
  'performance',
  'per',
  'distribution',
  'number',
  'leaderboard',
  'timeseries',
  'amounts',
  'pending',
  'progress',
  'quantity',
  'rate',
  'rates',
  'ratio',
  'rank',
  'ranking',
  'score',
  'scores',
  'avg',
  'collections',
  'status',
]);

/** Numbers and statistics. */
export const inferReport: QueryRule = (query, { facts }) => {
  const evidence: QueryEvidence[] = [];
  const base = { place: 'report', rule: 'report' } as const;
  const named = query.words.some((word) => words.has(word));
  if (!query.entity?.listed && named)
    evidence.push({ ...base, confidence: 0.75, because: 'Its name speaks of figures.' });
  const { numeric, all } = query.numbers;
  if (all > 0 && numeric > 0 && !query.entity?.listed) {
    // Records have a key and numbers; a figure has numbers alone.
    const doubt = query.requiredArguments > 0 && !named ? 0.6 : 1;
    const share =
      doubt * (query.record && facts.isIdentified(query.record) ? 0.5 : 0.8) * (numeric / all);
    evidence.push({
      ...base,
      confidence: query.record
        ? Math.max(share, numeric * 3 >= all && !facts.isIdentified(query.record) ? 0.6 * doubt : 0)
        : 0.6,
      because: query.record
        ? `${numeric} of ${all} values of its answer are numbers.`
        : 'It answers a number.',
    });
  }
  return evidence;
};
