import type { FilterCondition, FilterDescriptor } from '@admin/gql/resource';

import type { Problem } from '../values/unparsed-text.ts';
import { valueProblem } from '../values/value-problem.ts';
import {
  editedChoice,
  editorChoices,
  toConditions,
  type ConditionGroup,
  type EditorChoice,
} from './condition-groups.ts';
import { valueDescriptor } from './filter-value.tsx';

/** Condition in an editor: its value may be missing or invalid. */
export interface ConditionDraft {
  /** Name of the filter. */
  readonly field: string;
  readonly choice: EditorChoice;
  readonly value: unknown;
}

/** Draft of a condition before any input; `undefined` when the filter offers no operator. */
export function newDraft(
  filter: FilterDescriptor | undefined,
  choice = filter && editorChoices(filter)[0],
): ConditionDraft | undefined {
  // The value agrees with the first period that the picker shows.
  return (
    filter && choice && { field: filter.name, choice, value: choice === 'within' ? '~today' : null }
  );
}

export function draftOf(filter: FilterDescriptor, conditions: ConditionGroup): ConditionDraft {
  const { choice, value } = editedChoice(filter, conditions);
  const choices = editorChoices(filter);
  return {
    field: filter.name,
    choice: choices.includes(choice) ? choice : (choices[0] ?? choice),
    value,
  };
}

export const needsValue = ({ choice }: Pick<ConditionDraft, 'choice'>): boolean =>
  choice !== 'isEmpty' && choice !== 'isFilled';

const missing: Problem = { key: 'filters.missing' };

/** Conditions of a draft, or the problem with it. */
export function checkDraft(
  filter: FilterDescriptor,
  draft: ConditionDraft,
): { readonly conditions: readonly FilterCondition[]; readonly problem?: Problem } {
  const wrong = needsValue(draft)
    ? valueProblem(valueDescriptor(filter, draft.choice), draft.value)
    : null;
  const conditions = wrong ? [] : toConditions(filter, draft.choice, draft.value);
  return conditions.length > 0 ? { conditions } : { conditions, problem: wrong ?? missing };
}
