import { part } from '../../kit/part.tsx';

/** What can be asked that is no resource. The navigation links to it as `/~/queries`. */
export const QueriesPages = part(async () => (await import('./queries-pages.tsx')).QueriesPages);
