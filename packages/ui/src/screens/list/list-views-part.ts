import { part } from '../../kit/part.tsx';
import { readStored } from '../../storage/stored.ts';

/** The views of a list, for those that nothing is defined of. */
export const ListViews = part(
  async () => (await import('../../features/views/above-list.tsx')).AboveList,
  null,
  true,
);

/** Whether this browser knows of views of a list. */
export const hasViews = (list: string) => readStored(`admin.views.${list}`) !== undefined;
