import type { Survey } from '../../contracts/survey.ts';
import type { ReadQuery } from '../../readings/actions/query.ts';
import { weighPlaces, type Placed } from '../weigh-places.ts';
import { inferEnumeration } from './enumeration.ts';
import { inferLookup } from './lookup.ts';
import type { QueryEvidence, QueryRule } from './query-evidence.ts';
import { inferReport } from './report.ts';
import { inferSearch } from './search.ts';
import { inferSingletonQuery } from './singleton.ts';
import { inferTechnical } from './technical.ts';
import { inferViewer } from './viewer.ts';

const rules: readonly QueryRule[] = [
  inferViewer,
  inferTechnical,
  inferSearch,
  inferReport,
  inferEnumeration,
  inferSingletonQuery,
  inferLookup,
];

/** Places of a query's answer by evidence, the best first. */
export const placeQuery = (query: ReadQuery, survey: Survey): readonly Placed<QueryEvidence>[] =>
  weighPlaces(rules.flatMap((rule) => rule(query, survey)));
