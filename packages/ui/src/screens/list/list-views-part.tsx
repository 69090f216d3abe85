import { part } from '../../kit/part.tsx';
import { readStored } from '../../storage/stored.ts';
import { ViewsBarSkeleton } from './views-bar-skeleton.tsx';

const loadViews = async () => (await import('../../features/views/above-list.tsx')).AboveList;

/** The views of a list, for those that nothing is defined of. */
export const ListViews = part(loadViews, null, true);

/** The views of a list whose definition says some: their bar is there from the start. */
export const DefinedViews = part(loadViews, <ViewsBarSkeleton />);

/** Whether this browser knows of views of a list. */
export const hasViews = (list: string) => readStored(`admin.views.${list}`) !== undefined;
