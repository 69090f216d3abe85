import {
  ButtonLink,
  createHref,
  EmptyState,
  ErrorPanel,
  ScreenSkeleton,
  useCan,
  useDocumentTitle,
  useNames,
  type OwnScreenProps,
} from '@admin/ui';
import { OwnListMenu, PageHeader } from '@admin/ui/parts';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import '../locales/categories-texts.ts';
import { useRecordsOf } from '../records.ts';

interface Category {
  readonly id: number;
  readonly name: string;
  readonly parent: { readonly id: number } | null;
}

/** Categories within categories, in their order; each leads to its record and to its products. */
export function CategoryTree({ resource }: OwnScreenProps) {
  const { t } = useTranslation();
  const names = useNames();
  const can = useCan();
  const title = names.title(resource);
  useDocumentTitle(title);
  const state = useRecordsOf('categories', {
    columns: ['name', 'parent', 'position'],
    sort: 'position',
    first: 100,
  });
  if (state.status === 'loading') return <ScreenSkeleton />;
  const header = (
    <PageHeader title={title}>
      <OwnListMenu resource={resource} />
      {can('create', resource) && (
        <ButtonLink href={createHref(resource)} variant="contained">
          {t('list.create')}
        </ButtonLink>
      )}
    </PageHeader>
  );
  if (state.status === 'failed')
    return (
      <>
        {header}
        <ErrorPanel error={state.error} onRetry={state.retry} />
      </>
    );
  const branches = branchesOf(state.records);
  if (branches.length === 0)
    return (
      <>
        {header}
        <EmptyState title={t('shop.noCategories')} text={t('shop.noCategoriesHelp')} />
      </>
    );
  return (
    <>
      {header}
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'separate',
          borderSpacing: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          fontSize: '0.875rem',
          '& td, & th': { px: 2, py: 1, textAlign: 'left', borderTop: 1, borderColor: 'divider' },
          '& thead th': { borderTop: 0, color: 'text.secondary', fontWeight: 500 },
          '& tbody tr:hover': { bgcolor: 'action.hover' },
          '& a': {
            color: 'text.accent',
            textDecoration: 'none',
            '&:hover': { textDecoration: 'underline' },
          },
        }}
      >
        <thead>
          <tr>
            <th>{names.record(resource)}</th>
            <th>{names.title('products')}</th>
          </tr>
        </thead>
        <tbody>
          {branches.map(({ category: { id, name }, depth }) => (
            <tr key={id}>
              <td
                style={{ paddingLeft: 16 + depth * 28, fontWeight: depth === 0 ? 600 : undefined }}
              >
                <Link href={`/categories/${id}`}>{name}</Link>
              </td>
              <td style={{ width: '30%' }}>
                <Link
                  href={`/products?categoryId.eq=${id}`}
                  aria-label={t('shop.productsOf', { category: name })}
                >
                  {t('shop.showProducts')}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  );
}

/** Each after the one that it is in. What names a parent that is not there stands at the top. */
function branchesOf(all: readonly Category[]) {
  const known = new Set(all.map(({ id }) => id));
  const below = (
    parent: number | null,
    depth: number,
  ): readonly { readonly category: Category; readonly depth: number }[] =>
    all
      .filter(
        (category) =>
          (category.parent && known.has(category.parent.id) ? category.parent.id : null) === parent,
      )
      .flatMap((category) => [{ category, depth }, ...below(category.id, depth + 1)]);
  return below(null, 0);
}
