import type { ScopeValues } from './scoping.ts';

/** `/~organization=acme,project=web%2Fshop` */
export function formatScope(values: ScopeValues): string {
  const parts = Object.entries(values).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return parts.length > 0 ? `/~${parts.join(',')}` : '';
}
