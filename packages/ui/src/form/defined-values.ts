import type { FormValues } from '@admin/gql/resource';

import type { RuledInput } from '../resources/rules.ts';
import { isUnparsed } from '../values/unparsed-text.ts';

/** Values as passed to a definition. Unparsed text is `null`. */
export const knownValues = (values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isUnparsed(value) ? null : value]),
  );

/** Whether the form shows the input for these values. */
export const isAsked = (input: RuledInput, values: FormValues): boolean =>
  input.rules?.when?.(knownValues(values)) !== false;
