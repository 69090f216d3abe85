import { useEffect, useState } from 'react';

import { loadDefinition } from '../../resources/load-definition.ts';
import type { GivenDefinition } from '../../resources/with-definitions.ts';
import type { DefinedView } from '../../resources/resource-definition.ts';
import { useResources } from '../../resources/resources-context.tsx';

type ViewsByResource = ReadonlyMap<string, readonly DefinedView[]>;

const none: ViewsByResource = new Map();

/**
 * Defined views by resource, once the user searches. Definitions that no page has needed yet are
 * then loaded.
 */
export function useDefinedViews(isSought: boolean): ViewsByResource {
  const resources = useResources();
  const [known, setKnown] = useState(none);
  useEffect(() => {
    if (!isSought) return undefined;
    let isGone = false;
    const read = async (name: string, given: GivenDefinition) => {
      const { list } = await loadDefinition(given);
      if (list?.views && !isGone)
        setKnown((before) => new Map([...before, [name, list.views ?? []]]));
    };
    for (const { name, given } of resources.all) {
      // A definition that fails to load is reported by the pages that use it.
      if (given) read(name, given).catch(() => undefined);
    }
    return () => {
      isGone = true;
    };
  }, [isSought, resources]);
  return known;
}
