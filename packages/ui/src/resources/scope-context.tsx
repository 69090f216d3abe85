import { createContext, use, useMemo, type ReactNode } from 'react';
import { Router, useRouter } from 'wouter';

import { useApplication } from './use-application.ts';
import { useRawPath } from './raw-location.ts';
import {
  noScope,
  parseScope,
  rememberedScope,
  scopePrefix,
  type ScopeValues,
} from './scope-path.ts';

export interface Scope {
  /** Prefix of every path and of the router's base. Empty while no scope is chosen. */
  readonly prefix: string;
  /** Values of the address; otherwise the values chosen last. */
  readonly values: ScopeValues;
}

const ScopeContext = createContext<Scope>({ prefix: '', values: noScope });

/** Removes the scope from the paths of its subtree. Links in the subtree keep the scope. */
export function ScopeProvider({ children }: { readonly children: ReactNode }) {
  const prefix = scopePrefix(useRawPath());
  const application = useApplication();
  const scope = useMemo(
    () => ({ prefix, values: { ...rememberedScope(application), ...parseScope(prefix) } }),
    [prefix, application],
  );
  return (
    <ScopeContext value={scope}>
      <Router base={prefix}>{children}</Router>
    </ScopeContext>
  );
}

export function useScope(): Scope {
  return use(ScopeContext);
}

/** Router path of an address in a scope, absolute, independent of the present scope. */
export function useScopedPath(): (prefix: string, path: string) => string {
  const { base } = useRouter();
  const { prefix: present } = useScope();
  return (prefix, path) => `~${base.slice(0, base.length - present.length)}${prefix}${path}`;
}
