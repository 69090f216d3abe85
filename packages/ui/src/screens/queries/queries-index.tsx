import type { QueryGroup, QueryPlace, QuerySummary } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';

import { PageHeader } from '../../kit/page-header.tsx';
import { useNames } from '../../resources/use-names.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { TextLink } from '../../fields/text-link.tsx';
import { queriesHref, queryHref } from '../../resources/query-address.ts';
import { useQueriesTitle } from '../../resources/use-queries-title.ts';
import { useQueryName } from './use-query-name.ts';
import { useQueryTexts } from './use-query-texts.ts';

const places: readonly QueryPlace[] = ['singleton', 'report', 'lookup', 'enumeration', 'search'];

/** Index of all queries, or of those about one resource (`?about=orders`), by their `place`. */
export function QueriesIndex({ group }: { readonly group: QueryGroup }) {
  const say = useQueryTexts();
  const names = useNames();
  const title = useQueriesTitle();
  const about = new URLSearchParams(useSearch()).get('about');
  const items =
    about === null ? group.items : group.items.filter(({ resource }) => resource === about);
  const shown = places.filter((place) => items.some((item) => item.place === place));
  return (
    <>
      <PageHeader title={about === null ? title : `${title}: ${names.title(about)}`}>
        {about !== null && (
          <ButtonLink href={queriesHref} variant="outlined" color="inherit">
            {say('all')}
          </ButtonLink>
        )}
      </PageHeader>
      <Box sx={{ columns: { xs: 1, lg: 2 }, columnGap: 3, maxWidth: 1120 }}>
        {shown.map((place) => (
          <Place
            key={place}
            place={place}
            items={items}
            isTitled={shown.length > 1 || say(place) !== title}
          />
        ))}
      </Box>
    </>
  );
}

function Place({
  place,
  items,
  isTitled,
}: {
  readonly place: QueryPlace;
  readonly items: readonly QuerySummary[];
  /** Unless the page has the same title. */
  readonly isTitled: boolean;
}) {
  const { i18n } = useTranslation();
  const say = useQueryTexts();
  const names = useNames();
  const nameOf = useQueryName();
  const id = useId();
  const found = useMemo(() => {
    const { compare } = new Intl.Collator(i18n.language, { numeric: true });
    return items
      .filter((item) => item.place === place)
      .map((item) => ({
        item,
        title: nameOf(item),
        of: item.resource === undefined ? '' : names.title(item.resource),
      }))
      .toSorted((a, b) => compare(a.title, b.title) || compare(a.of, b.of));
  }, [items, place, nameOf, names, i18n.language]);
  return (
    <Box
      component="section"
      aria-labelledby={isTitled ? id : undefined}
      sx={{ breakInside: 'avoid', pb: 3 }}
    >
      {isTitled && (
        <Box component="h2" id={id} sx={{ typography: 'h2', m: 0, mb: 1 }}>
          {say(place)}
        </Box>
      )}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {found.map(({ item, title, of }) => (
          <Box
            component="li"
            key={item.name}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'baseline',
              columnGap: 2,
              px: 2,
              py: 1.25,
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-child': { borderBottom: 0 },
              overflowWrap: 'anywhere',
            }}
          >
            <TextLink href={queryHref(item.name)} style={{ flex: '1 1 220px', minWidth: 0 }}>
              {title}
            </TextLink>
            {of !== '' && (
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {of}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
