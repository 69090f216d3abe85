import { part } from './part.tsx';

/** Loaded with the first screen that has something to say. */
export const Notice = part(async () => (await import('./notice.tsx')).Notice);
