import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';

import { useAdmin } from '../resources/admin-context.tsx';
import { toolsHref } from '../resources/addresses.ts';
import { queriesHref } from '../resources/query-address.ts';
import { useQueriesTitle } from '../resources/use-queries-title.ts';
import { NavigationLinks } from './navigation-links.ts';

/** Links to the pages of queries and tools, which belong to no resource. */
export function OwnPages({ onNavigate }: { readonly onNavigate: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { tools, queries, can } = useAdmin();
  const [location] = useLocation();
  const queriesTitle = useQueriesTitle();
  const pages = [
    ...(queries ? [{ href: queriesHref, title: queriesTitle }] : []),
    ...(tools && can('update', '') ? [{ href: toolsHref, title: t('shell.tools') }] : []),
  ];
  if (pages.length === 0) return null;
  return (
    <NavigationLinks aria-label={pages.map(({ title }) => title).join(', ')} sx={{ mt: 1.5 }}>
      {pages.map(({ href, title }) => (
        <li key={href}>
          <Link
            href={href}
            aria-current={`${location}/`.startsWith(`${href}/`) ? 'page' : undefined}
            onClick={onNavigate}
          >
            {title}
          </Link>
        </li>
      ))}
    </NavigationLinks>
  );
}
