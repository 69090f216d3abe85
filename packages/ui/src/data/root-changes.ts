import type { InputDescriptor } from '@admin/gql/resource';

import type { AcceptedChange, TreeConflict } from '../session-core/edit/merge-trees.ts';

type FieldConflict = Extract<TreeConflict, { readonly kind: 'field' }>;

/** Inputs of the root record that both sides changed. */
export function fieldConflicts(conflicts: readonly TreeConflict[]): readonly FieldConflict[] {
  return conflicts.flatMap((conflict) =>
    conflict.kind === 'field' && conflict.path.length === 0 ? [conflict] : [],
  );
}

/** Inputs of the root record that others changed. */
export function takenInputs(taken: readonly AcceptedChange[]): readonly InputDescriptor[] {
  return taken.flatMap((change) =>
    change.kind === 'field' && change.path.length === 0 ? [change.input] : [],
  );
}
