import type { InputDescriptor } from '@admin/gql/resource';

import type { DateLimits } from '../../values/date-limits.ts';
import type { Problem } from '../../values/unparsed-text.ts';
import { inputProblem } from './form-values.ts';
import {
  blankNode,
  byId,
  rowsOf,
  type RecordNode,
  type RecordPath,
  type RecordShape,
} from './record-tree.ts';

/** Problem of an input of a record. */
export interface RecordProblem {
  readonly path: RecordPath;
  readonly input: InputDescriptor;
  readonly problem: Problem;
}

export interface CheckedRecord {
  /** Record as the server has it. Unchanged values are not checked. */
  readonly latest: RecordNode;
  readonly typed: RecordNode;
  readonly isNew: boolean;
  readonly limits: DateLimits | undefined;
}

/** Problems that prevent a record and its child records from being sent. */
export function recordProblems(
  shape: RecordShape,
  { latest, typed, isNew, limits }: CheckedRecord,
  path: RecordPath = [],
): readonly RecordProblem[] {
  const { inputs, isAsked = () => true, lists } = shape;
  const own = inputs.flatMap((input): RecordProblem[] => {
    if (!isAsked(input, typed.values)) return [];
    const { name } = input;
    const problem = inputProblem(input, latest.values[name], typed.values[name], isNew, limits);
    return problem ? [{ path, input, problem }] : [];
  });
  const ofRows = [...(lists ?? [])].flatMap(([list, { row }]) => {
    const known = byId(rowsOf(latest, list));
    return rowsOf(typed, list).flatMap((node) =>
      recordProblems(
        row,
        {
          latest: known.get(node.id) ?? blankNode(node.id),
          typed: node,
          isNew: !known.has(node.id),
          limits,
        },
        [...path, { list, id: node.id }],
      ),
    );
  });
  return [...own, ...ofRows];
}
