import { useEffect } from 'react';

import { useScope } from './scope-context.tsx';
import { useApplication } from './use-application.ts';
import { keepRecent } from '../storage/recent-records.ts';

/** Stores a record as recently opened, once it is loaded and has a title. */
export function useKeepRecent(resource: string, href: string, title: string | undefined): void {
  const { prefix } = useScope();
  const application = useApplication();
  useEffect(() => {
    if (title !== undefined && title !== '')
      keepRecent(prefix, { href, resource, title }, application);
  }, [prefix, application, resource, href, title]);
}
