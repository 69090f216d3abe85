import type { DimensionDescriptor } from '@admin/gql/resource';
import { useLocation } from 'wouter';

import { useRawPath, useRawSearch } from '../../resources/raw-location.ts';
import { useScope, useScopedPath } from '../../resources/scope-context.tsx';
import { formatScope } from '../../resources/format-scope.ts';
import { parseScope } from '../../resources/scope-path.ts';
import { forgetLists } from '../../storage/forget-lists.ts';

/** Parameters of a list with the position of its page. They do not apply to other records. */
const positions = ['page', 'after', 'before'];

/**
 * Opens the same page with another value of a dimension. The default value is left out of the
 * address.
 */
export function useChooseDimension(): (dimension: DimensionDescriptor, text: string) => void {
  const { prefix } = useScope();
  const path = useRawPath();
  const search = useRawSearch();
  const scopedPath = useScopedPath();
  const [, navigate] = useLocation();
  return ({ name, defaultValue }, text) => {
    const { [name]: _present, ...others } = parseScope(prefix);
    const isDefault = text === '' || text === String(defaultValue);
    const parameters = new URLSearchParams(search);
    for (const position of positions) parameters.delete(position);
    const query = String(parameters);
    forgetLists();
    navigate(
      scopedPath(
        formatScope(isDefault ? others : { ...others, [name]: text }),
        query === '' ? path : `${path}?${query}`,
      ),
    );
  };
}
