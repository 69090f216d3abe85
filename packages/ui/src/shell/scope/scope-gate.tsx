import type { FilterCondition } from '@admin/gql/resource';
import { useEffect, type ReactNode } from 'react';
import { Redirect } from 'wouter';

import { PageHeader } from '../../kit/page-header.tsx';
import { rememberResource } from '../../resources/remember-resource.ts';
import { formatScope } from '../../resources/format-scope.ts';
import { useApplication } from '../../resources/use-application.ts';
import { useRawPath, useRawSearch } from '../../resources/raw-location.ts';
import { useNames } from '../../resources/use-names.ts';
import { AskFirst } from '../../filters/ask-first.tsx';
import { formatFilterValue, parseFilterValue } from '../../values/filter-value-codec.ts';
import { useScope, useScopedPath } from '../../resources/scope-context.tsx';
import { parseScope, rememberScope, type ScopeValues } from '../../resources/scope-path.ts';
import type { Scoping } from '../../resources/scoping.ts';
import { useChooseScope } from '../../resources/use-choose-scope.ts';
import { ownValue } from '../../values/own-value.ts';

export interface ScopeGateProps {
  readonly resource: string;
  readonly scoping: Scoping;
  readonly children: ReactNode;
}

/**
 * Guards the screens of a scoped resource: asks for the scope's value when there is none, and adds
 * the last chosen one to the address.
 */
export function ScopeGate({ resource, scoping: { filters }, children }: ScopeGateProps) {
  const title = useNames().title(resource);
  const { prefix, values } = useScope();
  const scopedPath = useScopedPath();
  const choose = useChooseScope();
  const path = useRawPath();
  const search = useRawSearch();
  const application = useApplication();
  useEffect(() => rememberResource(resource, application), [resource, application]);
  useEffect(() => {
    const named = parseScope(prefix);
    const own = filters.flatMap(({ scope }) => {
      const value = ownValue(named, scope);
      return value === undefined ? [] : [[scope, value] as const];
    });
    if (own.length > 0) rememberScope(Object.fromEntries(own), application);
  }, [prefix, filters, application]);
  const chosen = filters.filter(
    (filter) => parseFilterValue(filter, ownValue(values, filter.scope) ?? '') !== undefined,
  );
  const missing = filters.filter((filter) => filter.required && !chosen.includes(filter));
  if (missing.length > 0) {
    return (
      <>
        <PageHeader title={title} />
        <AskFirst
          resource={resource}
          filters={missing}
          onAnswer={(conditions) => choose(scopeOf(filters, conditions))}
        />
      </>
    );
  }
  const inAddress = parseScope(prefix);
  const absent = chosen.filter(({ scope }) => ownValue(inAddress, scope) === undefined);
  if (absent.length === 0) return children;
  const remembered = Object.fromEntries(
    absent.map(({ scope }) => [scope, ownValue(values, scope) ?? '']),
  );
  return (
    <Redirect
      to={scopedPath(
        formatScope({ ...inAddress, ...remembered }),
        search === '' ? path : `${path}?${search}`,
      )}
      replace
    />
  );
}

/** Scope values of conditions, in their form in addresses. */
export function scopeOf(
  filters: Scoping['filters'],
  conditions: readonly FilterCondition[],
): ScopeValues {
  return Object.fromEntries(
    conditions.flatMap(({ field, value }) =>
      filters
        .filter(({ name }) => name === field)
        .map(({ scope }) => [scope, formatFilterValue(value)]),
    ),
  );
}
