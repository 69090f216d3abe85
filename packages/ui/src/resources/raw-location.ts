import { useRouter } from 'wouter';

import { readStored } from '../storage/stored.ts';
import { useApplication } from './use-application.ts';

/**
 * Path and query of the address as they are, percent-encoded. The router's own hooks decode them
 * once, which makes of the id `50%25` a malformed `50%` and of `a%252Cb` an id of two parts.
 */
export function useRawPath(): string {
  const router = useRouter();
  const path = router.hook(router)[0];
  const { base } = router;
  return base !== '' && path.startsWith(base) ? path.slice(base.length) || '/' : path;
}

/** The query at a path; of a list that is asked for nothing, that of the view in which it opens. */
export function listSearch(path: string, search: string, application: string): string {
  const asked = search.replace(/^\?/, '') || readStored(`admin.view.${path}`, application);
  return typeof asked === 'string' ? asked : '';
}

export function useRawSearch(): string {
  const router = useRouter();
  return listSearch(useRawPath(), router.searchHook(router), useApplication());
}
