import { readStored } from '../../storage/stored.ts';

/** Whether this browser has stored views of a list. */
export const hasViews = (list: string, application: string) =>
  readStored(`admin.views.${list}`, application) !== undefined;
