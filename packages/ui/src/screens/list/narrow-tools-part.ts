import { part } from '../../kit/part.tsx';

/** Loaded on narrow screens alone. */
export const NarrowTools = part(async () => (await import('./narrow-tools.tsx')).NarrowTools);
