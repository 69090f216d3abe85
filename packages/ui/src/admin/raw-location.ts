import { useRouter } from 'wouter';

/**
 * Path and query of the address as they are, percent-encoded. The router's own hooks decode them once, which makes of the id `50%25` a
 * malformed `50%` and of `a%252Cb` an id of two parts.
 */
export function useRawPath(): string {
  const router = useRouter();
  const path = router.hook(router)[0];
  const { base } = router;
  return base !== '' && path.startsWith(base) ? path.slice(base.length) || '/' : path;
}

export function useRawSearch(): string {
  const router = useRouter();
  return router.searchHook(router).replace(/^\?/, '');
}
