import { useEffect } from 'react';

import { useScope } from './scope-context.tsx';
import { useApplication } from './use-application.ts';
import { keepRecent } from '../storage/recent-records.ts';

/** Remembers that a record is looked at, once it is there: without a title it is not. */
export function useKeepRecent(resource: string, href: string, title: string | undefined): void {
  const { prefix } = useScope();
  const application = useApplication();
  useEffect(() => {
    if (title !== undefined && title !== '')
      keepRecent(prefix, { href, resource, title }, application);
  }, [prefix, application, resource, href, title]);
}
