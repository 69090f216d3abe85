import { useRouter } from 'wouter';

import { readStored } from '../storage/stored.ts';
import { useApplication } from './use-application.ts';

/**
 * Path and query of the address, still percent-encoded. The router's hooks decode them once, which
 * turns the id `50%25` into the malformed `50%`, and `a%252Cb` into a composite id.
 */
export function useRawPath(): string {
  const router = useRouter();
  const path = router.hook(router)[0];
  const { base } = router;
  return base !== '' && path.startsWith(base) ? path.slice(base.length) || '/' : path;
}

/** Query of a list. A list without a query gets the query of its stored default view. */
export function listSearch(path: string, search: string, application: string): string {
  const asked = search.replace(/^\?/, '') || readStored(`admin.view.${path}`, application);
  return typeof asked === 'string' ? asked : '';
}

export function useRawSearch(): string {
  const router = useRouter();
  return listSearch(useRawPath(), router.searchHook(router), useApplication());
}
