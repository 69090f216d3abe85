import type { FormValues, PageRequest, QueryDescriptor } from '@admin/gql/resource';
import type { OperationVariables } from '@apollo/client';

import { createValues, initialValues, inputProblem } from '../../session-core/edit/form-values.ts';
import { isEmptyValue } from '../../values/same-value.ts';
import { defaultPageSize } from '../../resources/page-sizes.ts';

export const firstPage: PageRequest = { page: 0, pageSize: defaultPageSize };

/**
 * Variables of a query with these values and the defaults of its inputs, since the server's own
 * defaults may differ. `null` when a required value is missing or a value is invalid.
 */
export function askedWith(
  query: QueryDescriptor,
  given: FormValues,
  request: PageRequest = firstPage,
): OperationVariables | null {
  const { inputs } = query;
  const initial = initialValues(inputs, null);
  const values = { ...initial, ...given };
  if (
    inputs.some(
      (input) => inputProblem(input, initial[input.name], values[input.name], true) !== null,
    )
  )
    return null;
  const defaults = Object.fromEntries(
    Object.entries(initial).filter(([, value]) => !isEmptyValue(value)),
  );
  try {
    return query.variables({ ...defaults, ...createValues(inputs, initial, values) }, request);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
