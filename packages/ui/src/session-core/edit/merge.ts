import type { FormValues, InputDescriptor } from '@admin/gql/resource';

import { isSameValue } from '../../values/same-value.ts';

/** An input that both sides changed, to different values. */
export interface Conflict {
  readonly input: InputDescriptor;
  readonly before: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
}

export interface Merge {
  /** Merged values of the form: theirs where only others changed them, otherwise mine. */
  readonly values: FormValues;
  /** Inputs that only others changed. */
  readonly accepted: readonly InputDescriptor[];
  readonly conflicts: readonly Conflict[];
}

export interface MergeSides {
  /** Values that the form was filled from. */
  readonly base: FormValues;
  /** Current values of the record. */
  readonly theirs: FormValues;
  /** Values of the form. */
  readonly mine: FormValues;
}

/**
 * Three-way merge by input, with the equality of each kind. Equal changes of both sides do not
 * conflict.
 */
export function mergeValues(
  inputs: readonly InputDescriptor[],
  { base, theirs, mine }: MergeSides,
): Merge {
  const accepted: InputDescriptor[] = [];
  const conflicts: Conflict[] = [];
  for (const input of inputs) {
    const { name } = input;
    if (
      isSameValue(input, base[name], theirs[name]) ||
      isSameValue(input, theirs[name], mine[name])
    )
      continue;
    if (isSameValue(input, base[name], mine[name])) {
      accepted.push(input);
    } else {
      conflicts.push({ input, before: base[name], theirs: theirs[name], mine: mine[name] });
    }
  }
  const changed = Object.fromEntries(accepted.map(({ name }) => [name, theirs[name]]));
  return { values: { ...mine, ...changed }, accepted, conflicts };
}
