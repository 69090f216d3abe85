import { part } from '../admin/part.tsx';

/** Loaded on narrow screens alone. */
export const MobileSort = part(async () => (await import('./mobile-sort.tsx')).MobileSort);
