import { useCallback } from 'react';
import { useLocation } from 'wouter';

import { listHref, parseAddress } from './addresses.ts';
import { useResources } from './resources-context.tsx';
import { useRawPath, useRawSearch } from './raw-location.ts';
import { forgetLists } from '../storage/forget-lists.ts';
import { useApplication } from './use-application.ts';
import { useScope, useScopedPath } from './scope-context.tsx';
import { formatScope } from './format-scope.ts';
import { parseScope, rememberScope, type ScopeValues } from './scope-path.ts';
import { ownValue } from '../values/own-value.ts';

/**
 * Switches to another scope. On a page of a record behind the scope, it navigates to the list of
 * the resource, because the other scope has other records. Other pages stay, and so does a page
 * that had no value for the scope yet.
 */
export function useChooseScope(): (values: ScopeValues) => void {
  const resources = useResources();
  const { prefix, values: present } = useScope();
  const path = useRawPath();
  const search = useRawSearch();
  const scopedPath = useScopedPath();
  const application = useApplication();
  const [, navigate] = useLocation();
  return useCallback(
    (values) => {
      const resource = resources.get(parseAddress(path)?.resource ?? '');
      const changes = (resource?.scoping()?.filters ?? []).some(
        ({ scope }) =>
          ownValue(values, scope) !== undefined &&
          ownValue(present, scope) !== undefined &&
          values[scope] !== present[scope],
      );
      rememberScope(values, application);
      forgetLists();
      const stays = search === '' ? path : `${path}?${search}`;
      navigate(
        scopedPath(
          formatScope({ ...parseScope(prefix), ...values }),
          changes && resource ? listHref(resource.name) : stays,
        ),
      );
    },
    [resources, prefix, present, path, search, scopedPath, application, navigate],
  );
}
