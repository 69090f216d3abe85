import type { KeyedResource } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { nestedHref } from '../../resources/addresses.ts';
import { useResources } from '../../resources/resources-context.tsx';
import { useLastLists } from '../../resources/use-last-lists.ts';
import { TextLink } from '../../fields/text-link.tsx';
import '../../locales/records-texts.ts';
import { nestedModule } from '../../resources/nested-list.ts';
import { useNestedLists, useNestedTitle } from '../../resources/use-nested-lists.ts';

/**
 * Index of a record's lists, if the page has too many to show at once. Its position does not depend
 * on the sections that load below.
 */
export function NestedIndex({
  owner,
  path,
}: {
  readonly owner: KeyedResource;
  readonly path: string;
}) {
  const { t } = useTranslation();
  const title = useNestedTitle();
  const resources = useResources();
  const { all, shown } = useNestedLists(owner);
  const titleId = useId();
  const lists = useLastLists();
  if (shown.length === all.length) return null;
  return (
    <Box component="nav" aria-labelledby={titleId} sx={{ mt: 3 }}>
      <Box component="h2" id={titleId} sx={{ typography: 'h2', m: 0, mb: 1 }}>
        {t('show.lists')}
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          columnGap: { xs: 2, sm: 3 },
          columnWidth: { xs: 150, sm: 200 },
          fontSize: '0.875rem',
          '& > li': { py: { xs: 0.75, sm: 0.375 }, breakInside: 'avoid', overflowWrap: 'anywhere' },
        }}
      >
        {all.map((nested) => (
          // The modules have usually loaded by the time of the click.
          <li
            key={nested.name}
            onPointerEnter={() =>
              void nestedModule(nested, resources)
                ?.load()
                .catch(() => undefined)
            }
          >
            <TextLink href={lists.href(nestedHref(path, nested.name))}>
              {title(owner.name, nested)}
            </TextLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
