import type { FormValues, InputDescriptor } from '@admin/gql/resource';

import { definedInput } from '../define/defined.ts';
import { isUnparsed } from '../inputs/values/unparsed-text.ts';

/** Values as a definition is given them: what is typed and is no value yet is none. */
export const knownValues = (values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isUnparsed(value) ? null : value]),
  );

/** Whether the form has the input while it holds these values. */
export const isAsked = (input: InputDescriptor, values: FormValues): boolean =>
  definedInput(input)?.when?.(knownValues(values)) !== false;
