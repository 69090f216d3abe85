import type { QueryGroup } from '@admin/gql';
import { useState } from 'react';

import { part } from '../admin/part.tsx';
import { Button, ButtonLink } from '../controls/button.tsx';
import { queryHref } from './query-address.ts';
import { useQueryGroup } from './use-queries.ts';
import { useQueryName } from './use-query-name.ts';
import { useQueryTexts } from './use-query-texts.ts';

const QueryMenu = part(async () => (await import('./query-menu.tsx')).QueryMenu);

export interface ResourceQueriesProps {
  readonly queries: () => Promise<QueryGroup>;
  readonly resource: string;
}

/** What can be asked about a resource as a whole, beside the title of its list: one as a link, several in a menu. */
export function ResourceQueries({ queries, resource }: ResourceQueriesProps) {
  const say = useQueryTexts();
  const nameOf = useQueryName();
  const group = useQueryGroup(queries);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const about = group?.items.filter((item) => item.resource === resource && item.place !== 'search') ?? [];
  const [only] = about;
  if (!only) return null;
  if (about.length === 1) return <ButtonLink href={queryHref(only.name)} variant="outlined" color="inherit">{nameOf(only)}</ButtonLink>;
  return (
    <>
      <Button variant="outlined" color="inherit" aria-haspopup="menu" aria-expanded={anchor !== null} onClick={(event) => setAnchor(event.currentTarget)}>{say('about')}</Button>
      {anchor && <QueryMenu label={say('about')} items={about} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
